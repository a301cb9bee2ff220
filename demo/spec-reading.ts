/** What there is to say about a spec in the editor: a slip in the JSON, or what the parser found, each with its place. */
import { json } from '@codemirror/lang-json';
import type { SyntaxNode } from '@lezer/common';
import { parse, type Form, type Issue } from '../src/core/index.js';
import { dialects } from '../src/dialects/index.js';

export interface Finding extends Issue {
  readonly from: number;
  readonly to: number;
}

export interface Reading {
  readonly form: Form | undefined;
  readonly findings: readonly Finding[];
}

const { parser } = json().language;

export function readSpec(text: string): Reading {
  const slip = syntaxSlip(text);
  if (slip) return { form: undefined, findings: [slip] };
  const { form, issues } = parse(text, { dialects });
  return { form, findings: issues.map((issue) => ({ ...issue, ...placeOf(text, issue.path) })) };
}

function syntaxSlip(text: string): Finding | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/ in JSON at position.*$/s, '') : String(error);
    const from = Math.min(slipAt(text, String(error)), Math.max(0, text.length - 1));
    return {
      path: '',
      code: 'not-json',
      severity: 'error',
      message: `This is no JSON yet: ${message}.`,
      hint: 'The form shows the last version that was.',
      from,
      to: Math.min(from + 1, text.length),
    };
  }
}

/** Where the engine's message puts the slip: an offset in Chromium, line and column in Firefox, the end otherwise. */
function slipAt(text: string, message: string): number {
  const offset = /position (\d+)/.exec(message)?.[1];
  if (offset) return Number(offset);
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (!line || !column) return text.length;
  const before = text.split('\n').slice(0, Number(line) - 1);
  return before.join('\n').length + Number(column) - (before.length ? 0 : 1);
}

/** The text that a JSON pointer means: a plain value itself, of a list or object its key, of the whole its brace. */
export function placeOf(text: string, pointer: string): { readonly from: number; readonly to: number } {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let node: SyntaxNode | null = parser.parse(text).topNode.firstChild;
  for (const step of steps) {
    const next = node && child(node, step, text);
    if (!next) break;
    node = next;
  }
  if (!node) return { from: 0, to: Math.min(1, text.length) };
  if (node.name !== 'Object' && node.name !== 'Array') return { from: node.from, to: node.to };
  const key = node.parent?.name === 'Property' ? node.parent.firstChild : null;
  return key ? { from: key.from, to: key.to } : { from: node.from, to: node.from + 1 };
}

function child(node: SyntaxNode, step: string, text: string): SyntaxNode | null {
  if (node.name === 'Object') {
    const property = node
      .getChildren('Property')
      .find(({ firstChild: key }) => key && JSON.parse(text.slice(key.from, key.to)) === step);
    return property?.lastChild ?? null;
  }
  if (node.name !== 'Array') return null;
  const items: SyntaxNode[] = [];
  for (let item = node.firstChild; item; item = item.nextSibling) if (!'[],'.includes(item.name)) items.push(item);
  return items[Number(step)] ?? null;
}
