// Every kind of field that a dialect has × required or optional × prefilled or empty × what the person does in it.
import { expect } from '@open-wc/testing';
import { parse } from '../../../src/core/index.js';
import { english } from '../../../src/core/words.js';
import { dialects } from '../../../src/dialects/index.js';
import type { Value } from '../../../src/index.js';
import { axeFinds } from '../../support/axe.js';
import { expectCount, expectRight, expectWrong, show, type Shown } from '../../support/form.js';
import { person } from '../../support/person.js';
import type { Row } from './rows.js';

export interface Table {
  readonly dialect: string;
  /** What the dialect calls the type of a field, and what it is prefilled with. */
  readonly type: string;
  readonly prefill?: string;
  /** The word on the button. */
  readonly button: string;
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
}

function casesOf(row: Row, required: boolean, prefilled: boolean): readonly Case[] {
  const empty = required && row.missing !== undefined ? { error: row.missing } : { value: row.nothing };
  const clear = row.clear ?? (required ? undefined : row.clearOptional);
  return [
    { name: 'left alone', ...(prefilled ? { value: row.prefill[1] } : empty) },
    { name: 'answered', act: row.right, value: row.value },
    ...(row.wrong ? [{ name: 'answered wrongly', act: row.wrong[0], error: row.wrong[1] }] : []),
    ...(prefilled && clear ? [{ name: 'cleared', act: clear, ...empty }] : []),
  ];
}

async function expectReply({ element, replies }: Shown, table: Table, value: Value | undefined): Promise<void> {
  expect(replies).to.deep.equal([table.reply(value)]);
  await element.updateComplete;
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
          for (const { name, act, error, value: sent } of casesOf(row, required, prefilled)) {
            it(`${what}, ${name}: ${error ?? (sent === undefined ? 'left out' : JSON.stringify(sent))}`, async () => {
              const shown = await show(spec);
              const { element } = shown;
              expect(element.form?.dialect).to.equal(table.dialect);
              expectRight(element, 'Answer');
              if (act) await act();
              else expect(await axeFinds(element)).to.deep.equal([]);
              await person.click('button', table.button);
              if (error === undefined) await expectReply(shown, table, sent);
              else await expectRefusal(shown, error);
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
