/** What every finding means, in words that a model can act on in one try: what is wrong, and what to write. */
import type { Finding, Issue } from '../issue.js';
import { pointer } from '../issue.js';
import { LIMITS } from '../limits.js';
import { explain as explainPattern } from '../pattern/explain.js';
import type { PatternCode } from '../pattern/refusal.js';
import { cut } from './texts.js';

export const PROSE: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  // The whole
  'too-large': [
    `The spec is too large: at most ${LIMITS.spec} characters of text are read.`,
    'Ask for less in one form.',
  ],
  'too-many-issues': ['There are more issues than are listed here.', 'Mend those that are listed first.'],
  'object-object': [
    'The spec is the text “[object Object]”: an object was put into an attribute.',
    'Set the property “spec”, or the attribute to JSON.stringify(spec).',
  ],
  fence: ['There is a Markdown fence or other text around the spec.', 'Send the JSON alone.'],
  'not-json': [
    'The spec is not JSON{where}.',
    'Give one JSON object: double quotes around keys and texts, no comma before “}” or “]”, no comments, and true, false and null in place of True, False and None.',
  ],
  'too-deep': [
    'The spec nests more lists and objects than are read.',
    'Write it flatter: no form needs more than ten.',
  ],
  'cut-off': ['The spec breaks off after {count} characters.', 'Send it again, to its end.'],
  'not-an-object': ['The spec is not an object.', 'Give one JSON object with the form.'],
  unreadable: ['The spec cannot be read.', 'Give plain JSON.'],
  'unknown-dialect': ['{what} is none that is known here.', 'Write the form in one of: {known}.'],
  encoded: ['“{key}” is JSON text inside a string.', 'Send it as it is, without encoding it again.'],
  // Any key
  missing: ['“{key}” is {what}.', 'Give “{key}” as {want}.'],
  type: ['“{key}” must be {want}{read}.', 'Give “{key}” as {want}.'],
  'null-key': ['“{key}” is null, which was read as if it were not there.', 'Leave “{key}” out.'],
  'read-as': ['“{key}” is not what the field itself would send, and was read as {read}.', 'Give “{key}” as {read}.'],
  'too-short': ['“{key}” must not be empty or blank.', 'Give {min} to {max} characters{or}.'],
  'too-long': ['“{key}” has more than {max} characters.', 'Shorten it to {max} characters.'],
  invisible: [
    '“{key}” holds characters that cannot be seen or that reorder others ({found}); they are written out.',
    'Write “{key}” without them.',
  ],
  marks: [
    '“{key}” stacks more than 4 marks on one letter; the others were left out.',
    'Put at most 4 marks on a letter.',
  ],
  'white-space': ['“{key}” has a long run of white space; it was shortened.', 'Write “{key}” without it.'],
  datetime: ['“{key}” is no moment and was dropped.', 'Give it as RFC 3339 writes it, with an offset.'],
  range: [
    '“{key}” must be a whole number from {min} to {max}; the default is used.',
    'Give a number from {min} to {max}.',
  ],
  null: ['Entry {index} of the {what} is null and was skipped.', 'Leave it out.'],
  'too-many-fields': [
    'There are {count} fields; {limit} are allowed, {kept} are shown.',
    'Give at most {limit} fields.',
  ],
  'too-many-options': [
    'There are {count} options; {limit} are allowed, {kept} are shown.',
    'Give at most {limit} options.',
  ],
  // Fields
  'no-fields': [
    'There is no field that can be shown.',
    'Give “fields” as a list of 1 to {limit} fields, each with a “{key}”.',
  ],
  'no-name': ['The field has no “{key}”, so it {what}.', 'Give it a “{key}”: {rule}.'],
  name: ['“{name}” does not fit the rule for “{key}”.', 'Use {rule}.'],
  'duplicate-name': ['Two fields are called “{name}”.', 'Give each field a “{key}” of its own.'],
  'foreign-type': ['{what}; it was read {how}.', 'Give “{key}” as one of {known}.'],
  'unknown-type': ['“{key}” is {what}{drawn}.', 'Give “{key}” as one of {known}.'],
  secret: [
    '“{label}” asks for a secret, such as a password, a code or a card number.',
    'Leave the field out; send the person to where that secret is asked for safely.',
  ],
  'no-options': [
    '“{label}” is a choice without options, so it cannot be answered.',
    'Give “options” as a list of {label, {key}}.',
  ],
  option: ['The option is {said}.', 'Write it as {label, {key}}.'],
  'option-key': ['“{said}” was read as “{own}”.', 'Write the option as {label, {key}}.'],
  'duplicate-option': ['The value “{value}” stands behind two options.', 'Give each option a value of its own.'],
  bound: ['“{key}” is not a bound of this type and was dropped.', 'Give it as {want}.'],
  bounds: ['{given} cannot be met{range}; {dropped} dropped.', '{want}'],
  default: [
    'The default is not an answer to “{label}” and was dropped. {why}',
    'Give “{key}” as {want}, or leave it out.',
  ],
};

const HIDDEN = /(?![\n\t])[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu;

/** Facts that are a word of the spec's own, and need no more room than to be known again. */
const WORD = /^(name|said|value)$/;

/**
 * What a spec says is quoted as it can be seen, and no more than the longest text: an issue is read by a model, or on a
 * terminal. A gap without a fact is closed.
 */
const fill = (template: string, facts: Finding['facts']): string =>
  template.replace(/\{(\w+)\}/g, (_gap, key: string) =>
    quote(String(facts[key] ?? ''), WORD.test(key) ? 80 : LIMITS.text),
  );

/** A text as it can be seen, whole or the start of it. */
export function quote(text: string, max: number): string {
  const start = text.length > max ? cut(text, max) : text;
  return start.replace(HIDDEN, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);
}

/** Words that depend on which facts there are. */
const MORE: Readonly<Record<string, (facts: Finding['facts']) => Finding['facts']>> = {
  missing: ({ want }) => ({ what: /^"/.test(String(want)) ? `not ${want}` : 'missing' }),
  'foreign-type': ({ said, at, key }) => ({
    what: at
      ? `“${at}” stands in place of “${key}”`
      : `“${quote(String(said), 80)}” is not how this dialect writes a type`,
  }),
  'unknown-type': ({ said, what }) => ({
    what: what ?? `“${quote(String(said), 80)}”, which is no type that is known`,
  }),
  'unknown-dialect': ({ said }) => ({
    what: said === undefined ? 'The shape of the spec' : `The dialect “${quote(String(said), 80)}”`,
  }),
  bounds({ min, max, least, most }) {
    const both = min !== undefined && max !== undefined;
    const crossed = both && (typeof min === 'string' || min > Number(max));
    const isGap = both && !crossed && Math.ceil(Number(min)) > Math.floor(Number(max));
    const given = [min !== undefined && `“min” ${min}`, max !== undefined && `“max” ${max}`].filter(Boolean);
    const from = least === undefined ? '' : most === undefined ? `at least ${least}` : `from ${least} to ${most}`;
    const range = from || (most === undefined ? '' : `at most ${most}`);
    return {
      given: given.join(' and '),
      range: crossed
        ? ', since “min” is more than “max”'
        : isGap
          ? ', since there is no whole number between them'
          : range && `: what is possible here is ${range}`,
      dropped: both ? 'both were' : 'it was',
      want:
        crossed || !range
          ? 'Give a “min” that is not more than “max”.'
          : isGap
            ? 'Give bounds that are whole numbers, or none.'
            : `Give bounds ${range}, or none.`,
    };
  },
};

/** What only says that a key should go: it gives way to what else is said there, since a model can follow one hint of two. */
const GIVES_WAY = /^(null|unknown)-key$/;

function settle(findings: readonly Finding[]): readonly Finding[] {
  const told = new Set<string>();
  for (const { path, code, severity, facts } of findings) {
    if (severity === 'hint' || GIVES_WAY.test(code)) continue;
    told.add(path);
    if (code === 'no-name') told.add(pointer(path, String(facts['key'])));
  }
  return findings.filter(({ path, code }) => !GIVES_WAY.test(code) || !told.has(path));
}

/** Puts findings into words. Of each severity so many that somebody may read them; that there are more is said once. */
export function explain(findings: readonly Finding[]): readonly Issue[] {
  const counts = { error: 0, warning: 0, hint: 0 };
  return settle(findings).flatMap((finding) => {
    const { severity } = finding;
    const room = LIMITS.issues - counts[severity]++;
    if (room < 0) return [];
    return explainOne(room ? finding : { path: '', code: 'too-many-issues', severity, facts: {} });
  });
}

/** Puts a finding into words. */
function explainOne({ path, code, severity, facts }: Finding): Issue {
  if (/^pattern-/.test(code)) {
    const { message, hint } = explainPattern(String(facts['source']), code as PatternCode);
    return { path, code, severity, message: `${message} It was dropped.`, hint };
  }
  const [message, hint] = (!facts['message'] && PROSE[code]) || ['{message}', '{hint}'];
  const all = { ...facts, ...MORE[code]?.(facts) };
  return { path, code, severity, message: fill(message, all).trim(), hint: fill(hint, all) };
}
