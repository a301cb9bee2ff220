// Every kind of field that a dialect has × required or optional × prefilled or empty × what the person does in it.
import { expect } from '@open-wc/testing';
import { parse } from '../../../src/core/index.js';
import { english } from '../../../src/core/words.js';
import { dialects } from '../../../src/dialects/index.js';
import type { Value } from '../../../src/index.js';
import { axeFinds } from '../../support/axe.js';
import {
  expectCount,
  expectRight,
  expectWrong,
  field,
  receiptOf,
  show,
  textIn,
  type Shown,
  untilPhase,
} from '../../support/form.js';
import { person } from '../../support/person.js';
import type { Row } from './rows.js';

export interface Table {
  readonly dialect: string;
  /** What the dialect calls the type of a field, and what it is prefilled with. */
  readonly type: string;
  readonly prefill?: string;
  /** The word on the button, and on those that say no, with what these send. */
  readonly button: string;
  readonly no?: Readonly<Record<string, unknown>>;
  /** The whole spec around one field. */
  spec(field: object): object;
  /** One field with its name and label. */
  field(rest: object): object;
  /** The whole reply around the answer; `undefined` for none. */
  reply(value: Value | undefined): unknown;
  readonly rows: readonly Row[];
}

/** The words for types that a dialect itself names, when it is shown one that it does not know. */
export function typesOf({ dialect, type, field, spec }: Pick<Table, 'dialect' | 'type' | 'field' | 'spec'>): string[] {
  const { issues } = parse(spec(field({ [type]: 'no such type', required: false })), { dialects, dialect });
  const hint = issues.find(({ code }) => code === 'unknown-type')?.hint ?? '';
  return / as one of (.*)\.$/.exec(hint)?.[1]?.split(', ') ?? [];
}

interface Case {
  readonly name: string;
  readonly act?: (() => Promise<unknown>) | undefined;
  /** What is said; else the form goes out with `value`. */
  readonly error?: string | undefined;
  readonly value?: Value | undefined;
  /** What the receipt says. */
  readonly words?: string;
}

/** What the control holds, as a person sees it. */
function drawnIn(element: Shown['element']): string {
  const { control } = field(element, 'Answer');
  const words = (one: Element | null | undefined): string =>
    (one?.querySelector('bdi') ?? one)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  if (control instanceof HTMLSelectElement) return words(control.selectedOptions[0]);
  if (control instanceof HTMLTextAreaElement) return control.value;
  if (control instanceof HTMLInputElement)
    return control.type === 'checkbox' ? english[control.checked ? 'yes' : 'no'] : control.value;
  return [...control.querySelectorAll('input:checked')].map((input) => words(input.closest('label'))).join(', ');
}

function casesOf(row: Row, required: boolean, prefilled: boolean): readonly Case[] {
  const nothing = { value: row.nothing, words: row.nothing === false ? english.no : english.notAnswered };
  const empty = required && row.missing !== undefined ? { error: row.missing } : nothing;
  const clear = row.clear ?? (required ? undefined : row.clearOptional);
  return [
    { name: 'left alone', ...(prefilled ? { value: row.prefill[1], words: row.prefill[2] } : empty) },
    { name: 'answered', act: row.right, value: row.value, words: row.words },
    ...(row.wrong ? [{ name: 'answered wrongly', act: row.wrong[0], error: row.wrong[1] }] : []),
    ...(prefilled && clear ? [{ name: 'cleared', act: clear, ...empty }] : []),
  ];
}

async function expectReply({ element, replies }: Shown, table: Table, { value, words }: Case): Promise<void> {
  expect(replies).to.deep.equal([table.reply(value)]);
  await element.updateComplete;
  expect(receiptOf(element)).to.deep.equal([['Answer', words]]);
  expect(element.phase).to.equal('sent');
  expect(await person.seesText(english.answered)).to.be.true;
}

async function expectRefusal({ element, replies }: Shown, message: string): Promise<void> {
  await element.updateComplete;
  expect(replies).to.deep.equal([]);
  expectWrong(element, 'Answer', message);
  await expectCount(element, 1);
  expect(await axeFinds(element)).to.deep.equal([]);
}

/** Whoever says no is asked nothing more, and sends nothing of what is wrong. */
async function expectNo({ element, replies }: Shown, button: string, reply: unknown, error: string): Promise<void> {
  expect(textIn(element)).to.include(error);
  await person.click('button', button);
  await untilPhase(element, button === english.decline ? 'declined' : 'cancelled');
  expect(replies).to.deep.equal([reply]);
  expect(textIn(element)).not.to.include(error);
  expect(receiptOf(element)).to.deep.equal([]);
}

/** Tests one dialect, kind by kind. */
export function testMatrix(table: Table): void {
  describe(`The fields of ${table.dialect}`, () => {
    before(() => person.emulate({ timezone: 'Europe/Berlin' }));
    after(() => person.emulate({ timezone: '' }));

    it('are all in this matrix', () => {
      expect(typesOf(table), 'the types that the dialect names').to.not.be.empty;
      expect(table.rows.map(({ type }) => type)).to.include.members(typesOf(table));
    });

    for (const row of table.rows) {
      for (const required of [true, false]) {
        for (const prefilled of table.prefill ? [false, true] : [false]) {
          const spec = table.spec(
            table.field({
              ...row.more,
              [table.type]: row.type,
              required,
              ...(prefilled && table.prefill ? { [table.prefill]: row.prefill[0] } : {}),
            }),
          );
          const what = `${row.type}${row.variant ? ` ${row.variant}` : ''}, ${required ? 'required' : 'optional'}, ${
            prefilled ? 'prefilled' : 'empty'
          }`;
          for (const one of casesOf(row, required, prefilled)) {
            const { name, act, error, value: sent } = one;
            it(`${what}, ${name}: ${error ?? (sent === undefined ? 'left out' : JSON.stringify(sent))}`, async () => {
              const shown = await show(spec, { receipt: 'values' });
              const { element } = shown;
              expect(element.form?.dialect).to.equal(table.dialect);
              expectRight(element, 'Answer');
              if (prefilled) expect(drawnIn(element), 'what stands in it').to.equal(row.prefill[3] ?? row.prefill[2]);
              if (act) await act();
              else expect(await axeFinds(element)).to.deep.equal([]);
              await person.click('button', table.button);
              if (error === undefined) await expectReply(shown, table, one);
              else await expectRefusal(shown, error);
            });
          }
          for (const [button, reply] of Object.entries((required && row.wrong && table.no) || {})) {
            it(`${what}, answered wrongly, ${button}: ${JSON.stringify(reply)}`, async () => {
              const shown = await show(spec, { allowCancel: true });
              await row.wrong![0]();
              await person.click('button', table.button);
              await expectNo(shown, button, reply, row.wrong![1]);
            });
          }
        }
      }
    }

    it('without a fault when it is sent, for axe', async () => {
      const [row] = table.rows;
      const { element } = await show(
        table.spec(table.field({ ...row!.more, [table.type]: row!.type, required: true })),
      );
      await row!.right();
      await person.click('button', table.button);
      await element.updateComplete;
      expect(element.phase).to.equal('sent');
      expect(await axeFinds(element)).to.deep.equal([]);
    });
  });
}
