/** The keys of an elicitation: of the request, its params, the schema in them, and each property by what it asks for. */
import type { Json } from '../core/dialect.js';
import type { Field, Form } from '../core/model.js';
import { isObject } from '../core/reader.js';
import { isTitled } from './json-schema-options.js';
import type { Look, Row } from './look.js';
import { lookAtOptions, OF_FIELD, rowOf } from './look.js';

const REQUEST = 'jsonrpc id method params';
/** `_meta` and `task` are of every request; what stands in them is none of the form's business. */
const PARAMS = 'mode message requestedSchema _meta task';
const SCHEMA = '$schema type properties required';
/** A union with null is read at any property, and told by a warning of its own. */
const PROPERTY = 'type title description default anyOf oneOf';
/** `pattern` is no key of the protocol, but servers send it and it is held to. */
const KINDS: Readonly<Partial<Record<Row, string>>> = {
  text: 'minLength maxLength format pattern',
  date: 'minLength maxLength format',
  datetime: 'minLength maxLength format',
  number: 'minimum maximum',
  choice: 'enum enumNames',
  several: 'items minItems maxItems',
};
const ITEMS = 'type enum enumNames anyOf oneOf';
const OPTION = 'const title description';

/** Tells the keys of a request that the protocol has not. */
export function tellUnknownSchemaKeys(form: Form, spec: Json, look: Look): void {
  if (form.dialect !== 'mcp_elicitation') return;
  const wrapped = isObject(spec['params']);
  if (wrapped) look(spec, '', 'the request', REQUEST);
  const params = wrapped ? spec['params'] : spec;
  if (!isObject(params)) return;
  const path = wrapped ? '/params' : '';
  look(params, path, wrapped ? 'the params' : 'the form', PARAMS);
  const schema = params['requestedSchema'];
  look(schema, `${path}/requestedSchema`, 'the schema', SCHEMA);
  const properties = isObject(schema) ? schema['properties'] : undefined;
  if (!isObject(properties)) return;
  for (const field of form.fields) lookAtProperty(field, properties[field.name], look);
}

function lookAtProperty(field: Field, property: unknown, look: Look): void {
  // What is nested is told as such, and has the keys of its own kind.
  if (!isObject(property) || field.unanswerable === 'not-flat') return;
  look(property, field.path, OF_FIELD, `${PROPERTY} ${KINDS[rowOf(field)] ?? ''}`);
  if (field.kind !== 'choice') return;
  const { items } = property;
  const inside = field.multiple && isObject(items) ? items : property;
  const path = inside === property ? field.path : `${field.path}/items`;
  if (inside !== property) look(inside, path, 'the items', ITEMS);
  for (const key of ['oneOf', 'anyOf'])
    if (isTitled(inside[key])) lookAtOptions(look, inside[key], `${path}/${key}`, OPTION);
}
