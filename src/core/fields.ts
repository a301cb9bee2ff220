/**
 * From the fields of a spec to the fields of the model. A dialect says in a {@link Grammar} what its keys
 * are called, which words it has for the types and where its limits are; everything else is the same for
 * all and stands here once.
 */
import { given } from './given.js';
import { readBounds, readPattern } from './bounds.js';
import { withDefault } from './defaults.js';
import type { Draft, Grammar, TypeHint } from './grammar.js';
import { optionRules, TYPES } from './grammar.js';
import { LIMITS } from './limits.js';
import type { Field, Option } from './model.js';
import type { Reader } from './reader.js';
import { isObject } from './reader.js';
import { codePoints } from './rules.js';

/** All fields of a spec, in order; `undefined` when no form can be made of them (reported). */
export function readFields(from: Reader, grammar: Grammar): Field[] | undefined {
  const fields: Field[] = [];
  const names = new Set<string>();
  let broken = false;
  for (const [index, item] of from.list('fields', grammar.fields, LIMITS.fields)) {
    const here = from.inside(item, 'fields', index);
    const field = readField({ from: here, grammar }, from);
    if (field === 'broken') broken = true;
    if (!field || field === 'broken') continue;
    if (names.has(field.name)) {
      broken = true;
      here.say('error', grammar.name, 'duplicate-name', { name: field.name });
    }
    names.add(field.name);
    fields.push(field);
  }
  if (!fields.length && !broken) from.say('error', 'fields', 'no-fields', { limit: grammar.fields, key: grammar.name });
  return fields.length && !broken ? fields : undefined;
}

/** `all`: what the fields stand in. */
function readField(draft: Draft, all: Reader): Field | 'broken' | undefined {
  const { from, grammar } = draft;
  const { path } = from;
  const name = from.text(grammar.name, { max: LIMITS.text, whole: true });
  if (!name) return from.mender.nameless(from, grammar, all);
  // Without a limit no name is too long.
  if (codePoints(name) > Number(grammar.nameMax) || (grammar.plainName && !/^[a-z]\w*$/i.test(name)))
    from.mender.name(from, grammar, name);
  const hint = readType(draft);
  const label = from.text('label', { min: 1, max: grammar.label, needed: true });
  const help = grammar.help && from.text('help', { max: grammar.help });
  const placeholder = grammar.placeholder && from.text('placeholder', { max: grammar.placeholder });
  const field = {
    name,
    path,
    label: label?.trim() ? label : from.mender.label(from, name, grammar.name),
    required: from.flag('required', grammar.requiredNeeded) ?? false,
    ...given({ help, placeholder }),
    ...readKind(draft, hint),
  } as Field;
  if (field.kind !== 'choice' || field.options.length) return withDefault(field, draft);
  const inert = grammar.inertChoice;
  // The dialect allows it; but where it is required, the form can never be sent.
  const severity = !inert ? 'error' : field.required ? 'warning' : 'hint';
  from.say(severity, 'options', 'no-options', { label: field.label, key: grammar.optionValue });
  return inert ? { ...field, unanswerable: 'no-options' } : 'broken';
}

function readType({ from, grammar }: Draft): TypeHint {
  const word = from.spec[grammar.type] as string;
  return (grammar.types.includes(word) && TYPES[word]) || from.mender.type(from, grammar);
}

/** What only this kind has: options, bounds, formats, patterns. */
function readKind(draft: Draft, type: TypeHint): object {
  const { from, grammar } = draft;
  const { kind, unbounded: _gone, ...hint } = type;
  const flag = (key: string): boolean => (grammar.flags && from.flag(key)) ?? false;
  switch (kind) {
    case 'boolean':
      return { kind, toggle: hint.toggle ?? false };
    case 'choice': {
      // A list of values may go back only where the system knows of such lists.
      const several = grammar.flags ?? grammar.types.includes('multiselect');
      const options = readOptions(draft);
      const multiple = several && (hint.multiple ?? flag('multiSelect'));
      return {
        kind,
        multiple,
        options,
        ...(multiple ? readBounds(draft, type, new Set(options.map(({ value }) => value)).size) : {}),
      };
    }
    case 'number':
      return { kind, integer: hint.integer ?? false, ...readBounds(draft, type) };
    case 'text': {
      const bounds = readBounds(draft, type, from.spec['pattern'] ? LIMITS.patternAnswer : LIMITS.answer);
      return {
        kind,
        ...hint,
        multiline: hint.multiline ?? flag('multiline'),
        ...bounds,
        ...readPattern(draft, bounds.max),
      };
    }
    default:
      return { kind, ...readBounds(draft, type) };
  }
}

function readOptions({ from, grammar }: Draft): Option[] {
  const seen = new Set<string>();
  return from.list('options', grammar.options, LIMITS.options).flatMap(([index, item]): Option[] => {
    const here = from.inside(item, 'options', index);
    const option = readOption(here, item, grammar);
    if (!option) return [];
    if (seen.has(option.value)) here.say('hint', '', 'duplicate-option', { value: option.value });
    seen.add(option.value);
    return [option];
  });
}

function readOption(from: Reader, item: unknown, grammar: Grammar): Option | undefined {
  const { optionValue, optionLabel: max = LIMITS.text } = grammar;
  const pair = isObject(item) && typeof item[optionValue] === 'string' && typeof item['label'] === 'string';
  if (!pair || !String(item['label']).trim()) return from.mender.option(from, item, grammar);
  const value = from.text(optionValue, optionRules(grammar)) ?? '';
  const label = from.text('label', { max }) ?? '';
  const description = from.text('description');
  return { value, label, ...given({ description }) };
}
