/** `mcp_elicitation`: the Model Context Protocol's form mode, the params of a request or the request whole. */
import type { Dialect, Json } from '../core/dialect.js';
import { given } from '../core/given.js';
import type { Reader } from '../core/reader.js';
import { isNone, isObject } from '../core/reader.js';
import { readProperties } from './json-schema.js';

/** The params of a whole request, or the params alone. */
const paramsOf = (spec: Json): Json => (isObject(spec['params']) ? spec['params'] : spec);

/** A request to open a web page needs no form, and a form must not stand in for it. */
function readMode(from: Reader): boolean {
  const { mode } = from.spec;
  if (mode === 'url') {
    from.say('error', 'mode', 'url-mode', {
      message: 'The request is in URL mode, which asks to open a web page and not to fill in a form.',
      hint: 'Ask the person whether to open “url”, or send the request in form mode.',
    });
  } else if (mode !== undefined && mode !== 'form') {
    from.warn('mode', mode === null ? 'null-key' : 'type', { want: '"form"' });
  }
  return mode !== 'url';
}

/** Models encode what should be nested. */
function decode(from: Reader, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  from.warn('requestedSchema', 'encoded');
  return value;
}

function readSchema(from: Reader): Reader | undefined {
  const raw = from.spec['requestedSchema'];
  const requestedSchema = typeof raw === 'string' ? decode(from, raw) : raw;
  if (isObject(requestedSchema)) {
    const schema = from.inside(requestedSchema, 'requestedSchema');
    if (requestedSchema['type'] !== 'object') schema.warn('type', 'missing', { want: '"object"' });
    return schema;
  }
  const want = 'an object {type: "object", properties, required}';
  from.say('error', 'requestedSchema', isNone(requestedSchema) ? 'missing' : 'type', { want });
  return undefined;
}

export const mcpElicitation: Dialect = Object.freeze<Dialect>({
  id: 'mcp_elicitation',

  matches(spec) {
    const { mode, requestedSchema } = paramsOf(spec);
    return requestedSchema !== undefined || mode === 'url' || spec['method'] === 'elicitation/create';
  },

  parse(call) {
    const params = paramsOf(call.spec);
    const wrapped = isObject(call.spec['params']);
    const from = wrapped ? call.inside(params, 'params') : call;
    if (wrapped && call.spec['method'] !== 'elicitation/create') {
      call.warn('method', 'missing', { want: '"elicitation/create"' });
    }
    const schema = readMode(from) ? readSchema(from) : undefined;
    const message = schema && from.text('message', { min: 1, needed: true });
    const fields = schema && readProperties(schema);
    return (
      fields && {
        // Prose, and often of several sentences: too much for a title.
        ...given({ description: message }),
        fields,
        offers: ['submit', 'decline', 'cancel'],
        look: { marks: 'required', button: 'submit', receipt: 'values' },
      }
    );
  },

  refusal: { action: 'cancel' },

  reply(_form, outcome) {
    switch (outcome.type) {
      case 'submit':
        return { action: 'accept', content: outcome.values };
      case 'cancel':
        return { action: 'cancel' };
      // The protocol has no place for words; who writes some has not accepted.
      case 'decline':
      case 'freeform':
        return { action: 'decline' };
      default:
        return undefined;
    }
  },
});
