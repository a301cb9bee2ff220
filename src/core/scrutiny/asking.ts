/**
 * Tells sentences that ask for something from those that only speak of it. A field's own words are read with
 * negations taken out; a title or a description, which stand over many fields, has to ask.
 */
import { readings } from './bare.js';

/** No part of a longer word, in any script. */
const whole = (words: string): string => `(?<![\\p{L}\\p{N}'’])(?:${words})(?![\\p{L}\\p{N}])`;

/** Words that ask for an answer, as stems without accents. */
const ASK =
  'enter|type|give|provide|tell|share|submit|fill|put|write|paste|insert|confirm|supply|need(?:ed)?|requir\\p{L}*|(?:what|which|send)(?: is|s| me| us)|please|' +
  'eingeben|eintippen|eintragen|gib|geben|nenn\\p{L}*|brauch\\p{L}*|benotig\\p{L}*|bitte|' +
  'saisi\\p{L}*|entrez|tapez|indiqu\\p{L}*|donnez|fourni\\p{L}*|veuillez|besoin|' +
  'introdu\\p{L}*|escrib\\p{L}*|ingres\\p{L}*|digit[aei]\\p{L}*|indica|necesit\\p{L}*|por favor|insira|informe|escreva|precis\\p{L}*|' +
  'inseri\\p{L}*|scrivi|forni\\p{L}*|voer|vul|geef|typ|nodig|graag|podaj|wpisz|wprowad\\p{L}*|potrzeb\\p{L}*|prosz\\p{L}*|' +
  'girin\\p{L}*|yazin\\p{L}*|gerek\\p{L}*|lutfen|ange|skriv|indtast|введи\\p{L}*|укажи\\p{L}*|напиши\\p{L}*|нужен|пожалуиста';
const asking = new RegExp(
  `${whole(ASK)}|输入|輸入|填写|填寫|提供|请|請|入力|ください|教えて|입력|주세요|أدخل|ادخل|اكتب`,
  'u',
);

/** From here on a sentence tells what the answer is for. */
const PURPOSE = new RegExp(
  `${whole('to|so|because|if|when|and (?:we|you)|in order|um|damit|und wir|pour|afin|para|per|om|zeby|aby|чтобы')}.*`,
  'u',
);

const NEVER = 'never|do not|don.?t|not|nicht|nie|niemals|jamais|pas(?! d)|nunca|não|nao|niet|nigdy|не|никогда|لا|لن';
const WITHOUT = 'no|without|ohne|keine?n?|sans|pas de(?= mot| code| carte)|sin|senza|sem|geen|bez|без|بدون';
const CLAUSE =
  'but|only|just|to|when|if|while|sondern|aber|nur|zu|wenn|mais|pero|sino|solo|ma|mas|maar|ale|но|а|' +
  `(?:and|then|und|et|y|e|и) (?:${ASK})`;
const word = `(?! (?:${CLAUSE})(?![\\p{L}\\p{N}])) [\\p{L}\\p{N}'’-]{1,40}`;
/** A list goes on behind its commas: "your password, PIN or card number". */
const LISTED = `(?:,(?= [\\p{L}-]{1,40}(?: [\\p{L}-]{1,40})?,? (?:or|nor|oder|ou|o|of|lub|veya|или) ))?`;
/** A negation with the words that it governs: those behind it, to the next comma or clause. */
const governed = new RegExp(
  `${whole(NEVER)}(?:${word}${LISTED}){0,8}|${whole(WITHOUT)}(?:${word}${LISTED}){0,3}|` +
    '(?:请勿|請勿|切勿|不要|不需要|无需|勿|别)[\\p{L}\\p{N}]{0,12}',
  'giu',
);

/** Where the negation comes last, it governs all of the sentence. */
const AT_THE_END = /(?:しないで(?:ください)?|지 ?마(?:세요|십시오)?)\s*$/;

/** The sentences of a text, without what they say not to do; "P.I.N." ends none. */
export const sentences = (text: string): readonly string[] =>
  text
    .split(/(?<![\s.]\p{L}|^\p{L})\.(?=\s|$)|[!?;。！？\n]/u)
    .filter((sentence) => !AT_THE_END.test(sentence))
    .map((sentence) => sentence.replace(/\s+/g, ' ').replace(governed, ' , '));

/** So short that it is a name for what is asked: "Your PIN", and not "Your PIN was sent". */
const isName = (words: string): boolean =>
  /^[ -~]*$/.test(words)
    ? words.split(' ').length < 5 && words.length < 40 && !/\b(is|are|was|were|has|have|will)\b/.test(words)
    : words.length < 13;

/**
 * What a text asks for: of a sentence with a word that asks, all but its purpose, and a sentence that is no more than
 * a name. Other sentences ask for nothing.
 */
export const asked = (text: string): readonly string[] =>
  sentences(text)
    .flatMap((sentence) => [sentence, ...sentence.split(/[,，、:：]/)])
    .flatMap(readings)
    .flatMap((words) => {
      const at = words.search(asking);
      const [before, after] = [words.slice(0, Math.max(at, 0)), words.slice(Math.max(at, 0))];
      if (at >= 0) return [before.replace(PURPOSE, '') + after.replace(PURPOSE, '')];
      return isName(words) ? [words] : [];
    });
