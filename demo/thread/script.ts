/** What is said in the thread, in each language that the widget speaks. */
import type { Value, Values } from '../../src/index.js';
import type { Setting } from '../settings.js';

type Lang = Setting<'lang'>;

export interface Script {
  readonly assistant: string;
  readonly place: string;
  /** The person's first line. */
  readonly wish: string;
  /** What the assistant says before it asks. */
  readonly before: string;
  /** The call's input, as the model writes it. */
  readonly spec: Readonly<Record<string, unknown>>;
  /** What “Play it for me” answers. */
  readonly plan: Readonly<Record<string, Value>>;
  /** The assistant's next line, with the answers in it. */
  readonly after: (values: Values) => string;
  readonly afterWords: (text: string) => string;
  readonly without: string;
}

/** What differs between the languages of the call. */
interface AskWords {
  readonly title: string;
  readonly description: string;
  readonly bread: string;
  readonly rye: readonly [label: string, description: string];
  readonly seeded: readonly [label: string, description: string];
  readonly white: readonly [label: string, description: string];
  readonly loaves: string;
  readonly where: string;
  readonly sliced: string;
  readonly send: string;
  readonly cancel: string;
}

const LOAVES = { min: 4, max: 60 };

const makeSpec = (words: AskWords): Readonly<Record<string, unknown>> => ({
  title: words.title,
  description: words.description,
  submitLabel: words.send,
  cancelLabel: words.cancel,
  fields: [
    {
      type: 'choices',
      name: 'bread',
      label: words.bread,
      required: true,
      options: (['rye', 'seeded', 'white'] as const).map((value) => {
        const [label, description] = words[value];
        return { value, label, description };
      }),
    },
    { type: 'number', name: 'loaves', label: words.loaves, required: true, ...LOAVES },
    { type: 'text', name: 'where', label: words.where, required: true },
    { type: 'checkbox', name: 'sliced', label: words.sliced },
  ],
});

/** The label of a value of the first field, as it stands inside a sentence. */
const breadIn = (words: Readonly<Record<string, string>>, { bread }: Values): string => words[String(bread)] ?? '';

export const SCRIPTS: Readonly<Record<Lang, Script>> = {
  en: {
    assistant: 'Crumb',
    place: 'Bakery on Mill Lane',
    wish: 'We have a street party on Saturday. Can you bring the bread?',
    before: 'With pleasure. The oven has room on Saturday morning. Tell me what to bake, and where it goes:',
    spec: makeSpec({
      title: 'Bread for the party',
      description: 'The oven is lit at four; until then everything can be changed.',
      bread: 'Which bread?',
      rye: ['Rye', 'Dark, keeps for a week'],
      seeded: ['Seeded wheat', 'Sunflower and linseed'],
      white: ['White', 'For butter and jam'],
      loaves: 'Loaves',
      where: 'Where to?',
      sliced: 'Slice it',
      send: 'Bake it',
      cancel: 'Not this time',
    }),
    plan: { bread: 'seeded', loaves: 24, where: 'Elm Lane 4, by the lime tree', sliced: true },
    after: (values) =>
      `${Number(values['loaves']).toLocaleString('en')} loaves of ${breadIn({ rye: 'rye', seeded: 'seeded wheat', white: 'white bread' }, values)}, ${values['sliced'] ? 'sliced' : 'in one piece'}, to ${String(values['where'])}. They leave the oven on Saturday at six.`,
    afterWords: (text) => `“${text}” I will bake by that, and call if anything is unclear.`,
    without: 'No bread, then. The oven is there if you change your mind.',
  },
  de: {
    assistant: 'Krume',
    place: 'Bäckerei am Mühlweg',
    wish: 'Wir feiern am Samstag ein Straßenfest. Können Sie das Brot bringen?',
    before: 'Sehr gern. Am Samstagmorgen ist Platz im Ofen. Sagen Sie mir, was ich backen soll und wohin es kommt:',
    spec: makeSpec({
      title: 'Brot für das Fest',
      description: 'Um vier wird der Ofen angeheizt; bis dahin lässt sich alles ändern.',
      bread: 'Welches Brot?',
      rye: ['Roggen', 'Dunkel, hält eine Woche'],
      seeded: ['Weizen mit Saaten', 'Sonnenblume und Leinsamen'],
      white: ['Weißbrot', 'Für Butter und Marmelade'],
      loaves: 'Anzahl der Laibe',
      where: 'Wohin?',
      sliced: 'Schneiden',
      send: 'Backen lassen',
      cancel: 'Diesmal nicht',
    }),
    plan: { bread: 'seeded', loaves: 24, where: 'Ulmenweg 4, bei der Linde', sliced: true },
    after: (values) =>
      `${Number(values['loaves']).toLocaleString('de')} Laibe ${breadIn({ rye: 'Roggenbrot', seeded: 'Weizenbrot mit Saaten', white: 'Weißbrot' }, values)}, ${values['sliced'] ? 'geschnitten' : 'am Stück'}, nach: ${String(values['where'])}. Am Samstag um sechs kommen sie aus dem Ofen.`,
    afterWords: (text) => `„${text}“ Danach backe ich und rufe an, wenn etwas unklar ist.`,
    without: 'Dann eben kein Brot. Der Ofen ist da, falls Sie es sich anders überlegen.',
  },
  ar: {
    assistant: 'فُتات',
    place: 'مخبز شارع الطاحونة',
    wish: 'نقيم حفلة في شارعنا يوم السبت. هل يمكنكم إحضار الخبز؟',
    before: 'بكل سرور. في الفرن متسع صباح السبت. أخبرني ماذا أخبز وإلى أين أرسله:',
    spec: makeSpec({
      title: 'خبز الحفلة',
      description: 'يُشعل الفرن في الرابعة، وحتى ذلك الحين يمكن تغيير كل شيء.',
      bread: 'أي خبز؟',
      rye: ['خبز الجاودار', 'داكن، يبقى أسبوعًا'],
      seeded: ['خبز القمح بالبذور', 'بذور دوّار الشمس والكتان'],
      white: ['خبز أبيض', 'للزبدة والمربى'],
      loaves: 'عدد الأرغفة',
      where: 'إلى أين؟',
      sliced: 'مقطّع إلى شرائح',
      send: 'اخبز',
      cancel: 'ليس هذه المرة',
    }),
    plan: { bread: 'seeded', loaves: 24, where: 'شارع الدردار 4، قرب شجرة الزيزفون', sliced: true },
    after: (values) =>
      `عدد الأرغفة: ${Number(values['loaves']).toLocaleString('ar')}، ${breadIn({ rye: 'خبز الجاودار', seeded: 'خبز القمح بالبذور', white: 'خبز أبيض' }, values)}، ${values['sliced'] ? 'مقطّع' : 'غير مقطّع'}، إلى: ${String(values['where'])}. تخرج من الفرن يوم السبت في السادسة.`,
    afterWords: (text) => `«${text}» سأخبز على هذا، وأتصل إن لم يكن شيء واضحًا.`,
    without: 'لا خبز إذن. الفرن موجود إن غيّرتم رأيكم.',
  },
};
