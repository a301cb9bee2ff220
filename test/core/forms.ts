/** Forms for the tests of the core, read by the dialect that has every type. */
import type { Field, Form } from '../../src/core/index.js';
import { parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';

type FieldSpec = Readonly<Record<string, unknown>>;

/** A form of the given fields; a field is named by its place (`f0`, `f1`, …) unless it says a key. */
export function formOf(fields: readonly FieldSpec[], more: object = {}): Form {
  const spec = {
    title: 'A form',
    ...more,
    fields: fields.map((field, at) => ({ key: `f${at}`, label: `Field ${at}`, type: 'text', ...field })),
  };
  const { form, issues } = parse(spec, { dialects, dialect: 'collect_form' });
  if (!form) throw new Error(issues.map(({ message }) => message).join(' '));
  return form;
}

export const fieldOf = (spec: FieldSpec): Field => formOf([spec]).fields[0]!;

export const OPTIONS = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
