/** What the forms of the table ask, in each language that the widget speaks. A spec is the assistant's own words. */
import type { Setting } from '../settings.js';

export interface AskWords {
  /** What the form asks about, for its row and column. */
  readonly title: (place: string) => string;
  readonly message: (place: string) => string;
  readonly description: string;
  readonly requester: string;
  readonly boat: string;
  readonly boatHelp: string;
  readonly length: string;
  readonly power: string;
  readonly yes: string;
  readonly no: string;
  readonly send: string;
  readonly cancel: string;
  readonly fallback: string;
  /** What a server says to the first two fields. */
  readonly unknownBoat: string;
  readonly tooLong: string;
  readonly withdrawn: string;
  readonly freeform: string;
}

export const ASK_WORDS: Readonly<Record<Setting<'lang'>, AskWords>> = {
  en: {
    title: (place) => `Berth ${place}`,
    message: (place) => `Berth ${place} is free for a week. Which boat comes?`,
    description: 'Free for a week. Which boat comes?',
    requester: 'The harbour office',
    boat: 'Boat',
    boatHelp: 'As it stands on the stern',
    length: 'Length in metres',
    power: 'Shore power',
    yes: 'Yes',
    no: 'No',
    send: 'Take the berth',
    cancel: 'Not now',
    fallback: 'Which boat comes, and how long is it? Write it to the harbour office.',
    unknownBoat: 'The register has no such boat.',
    tooLong: 'This berth takes boats up to 10 metres.',
    withdrawn: 'You took the berth by telephone.',
    freeform: 'Halcyon, eleven and a half metres.\nNo power, please.',
  },
  de: {
    title: (place) => `Liegeplatz ${place}`,
    message: (place) => `Liegeplatz ${place} ist eine Woche frei. Welches Boot kommt?`,
    description: 'Eine Woche frei. Welches Boot kommt?',
    requester: 'Das Hafenamt',
    boat: 'Boot',
    boatHelp: 'Wie es am Heck steht',
    length: 'Länge in Metern',
    power: 'Landstrom',
    yes: 'Ja',
    no: 'Nein',
    send: 'Liegeplatz nehmen',
    cancel: 'Nicht jetzt',
    fallback: 'Welches Boot kommt, und wie lang ist es? Schreiben Sie es dem Hafenamt.',
    unknownBoat: 'Dieses Boot steht nicht im Register.',
    tooLong: 'Dieser Liegeplatz nimmt Boote bis 10 Meter.',
    withdrawn: 'Sie haben den Liegeplatz am Telefon genommen.',
    freeform: 'Halcyon, elfeinhalb Meter.\nOhne Strom, bitte.',
  },
  ar: {
    title: (place) => `المرسى ${place}`,
    message: (place) => `المرسى ${place} متاح لأسبوع. أي قارب سيأتي؟`,
    description: 'متاح لأسبوع. أي قارب سيأتي؟',
    requester: 'مكتب الميناء',
    boat: 'القارب',
    boatHelp: 'كما هو مكتوب على مؤخرته',
    length: 'الطول بالأمتار',
    power: 'كهرباء من الرصيف',
    yes: 'نعم',
    no: 'لا',
    send: 'احجز المرسى',
    cancel: 'ليس الآن',
    fallback: 'أي قارب سيأتي، وكم طوله؟ اكتب ذلك إلى مكتب الميناء.',
    unknownBoat: 'لا يوجد قارب بهذا الاسم في السجل.',
    tooLong: 'يتسع هذا المرسى لقوارب حتى 10 أمتار.',
    withdrawn: 'حجزتَ المرسى بالهاتف.',
    freeform: 'هالسيون، أحد عشر مترًا ونصف.\nمن دون كهرباء، من فضلكم.',
  },
};
