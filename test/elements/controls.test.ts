import { expect } from '@open-wc/testing';
import { field, show } from '../support/form.js';
import { person } from '../support/person.js';

type Attribute = 'type' | 'inputmode' | 'autocomplete' | 'enterkeyhint' | 'autocapitalize' | 'spellcheck';
type Wanted = Partial<Record<Attribute, string | null>>;

/** Per field: what a phone's keyboard and a browser's autofill are told. */
const CONTROLS: readonly (readonly [what: string, field: object, wanted: Wanted])[] = [
  [
    'text',
    { type: 'text', label: 'Motto' },
    { type: 'text', autocomplete: 'off', autocapitalize: null, spellcheck: null },
  ],
  ['pattern', { type: 'text', label: 'Code', pattern: '[A-Z]+' }, { autocapitalize: 'none', spellcheck: 'false' }],
  ['textarea', { type: 'textarea', label: 'Story' }, { type: null, enterkeyhint: 'enter', autocomplete: 'off' }],
  [
    'email',
    { type: 'email', label: 'Mail' },
    { type: 'email', inputmode: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' },
  ],
  ['phone', { type: 'phone', label: 'Call' }, { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
  ['url', { type: 'url', label: 'Site' }, { type: 'url', inputmode: 'url', autocomplete: 'url' }],
  [
    'number from zero',
    { type: 'number', label: 'Weight', min: 0 },
    { type: 'text', inputmode: 'decimal', autocomplete: 'off' },
  ],
  ['integer from zero', { type: 'integer', label: 'Count', min: 0 }, { type: 'text', inputmode: 'numeric' }],
  ['number that may be negative', { type: 'number', label: 'Change' }, { type: 'text', inputmode: null }],
  ['date', { type: 'date', label: 'Day' }, { type: 'date', autocomplete: 'off' }],
  ['time', { type: 'time', label: 'Hour' }, { type: 'time', autocomplete: 'off' }],
  ['datetime', { type: 'datetime', label: 'Moment' }, { type: 'datetime-local', autocomplete: 'off' }],
];

/** What is guessed from a harmless name or label, and what never is. */
const AUTOFILL: readonly (readonly [key: string, label: string, token: string])[] = [
  ['full_name', 'Your answer', 'name'],
  ['x', 'Name', 'name'],
  ['firstName', 'Vorname', 'given-name'],
  ['last_name', 'Nachname', 'family-name'],
  ['x', 'Company', 'organization'],
  ['postal_code', 'PLZ', 'postal-code'],
  ['x', 'Street address', 'street-address'],
  ['city', 'Ort', 'address-level2'],
  ['country', 'Land', 'country-name'],
  ['card_number', 'Card number', 'off'],
  ['password', 'Password', 'off'],
  ['one_time_code', 'One-time code', 'off'],
  ['dog_name', 'Name of the dog', 'off'],
];

const collect = (...fields: readonly object[]) => ({ title: 'Controls', description: 'Each of them.', fields });

describe('The controls', () => {
  for (const [what, spec, wanted] of CONTROLS) {
    it(`${what}: ${JSON.stringify(wanted)}`, async () => {
      const { label } = spec as { label: string };
      const { element } = await show(collect({ key: 'x', ...spec }));
      const { control } = field(element, label);
      const seen = Object.fromEntries(Object.keys(wanted).map((name) => [name, control.getAttribute(name)]));
      expect(seen).to.deep.equal(wanted);
    });
  }

  for (const [key, label, token] of AUTOFILL) {
    it(`autofill of ${key}, “${label}”: ${token}`, async () => {
      const { element } = await show(collect({ key, label, type: 'text' }));
      expect(field(element, label).control.getAttribute('autocomplete')).to.equal(token);
    });
  }

  it('tell a phone to go on to the next field, and to send from the last', async () => {
    const { element } = await show(
      collect(
        { key: 'a', label: 'First', type: 'text' },
        { key: 'b', label: 'Second', type: 'number' },
        { key: 'c', label: 'Third', type: 'date' },
      ),
    );
    expect(
      ['First', 'Second', 'Third'].map((label) => field(element, label).control.getAttribute('enterkeyhint')),
    ).to.deep.equal(['next', 'next', 'send']);
  });

  it('carry nothing that browsers judge, cut or hang on, and no name of a field', async () => {
    const options = ['One', 'Two'].map((label) => ({ label, value: label }));
    const many = 'ABCDEFGH'.split('').map((label) => ({ label, value: label }));
    const names = ['submit', 'action', 'length', 'elements', 'reset', 'name', 'method', 'target', 'id', 'parent'];
    const types = ['text', 'textarea', 'email', 'phone', 'url', 'number', 'integer', 'date', 'time', 'datetime'];
    const rows = [
      ...types.map((type, at) => ({
        key: names[at],
        label: type,
        type,
        required: true,
        min: 1,
        max: 5,
        pattern: '.+',
      })),
      { key: 'children', label: 'few', type: 'select', options, required: true },
      { key: 'form', label: 'many', type: 'select', options: many, required: true },
      { key: 'novalidate', label: 'several', type: 'multiselect', options, required: true },
      { key: 'constructor', label: 'tick', type: 'checkbox', required: true },
    ];
    const { element } = await show(collect(...rows));
    const controls = [...element.shadowRoot!.querySelectorAll('input, select, textarea')];
    expect(controls.length).to.be.greaterThan(rows.length);
    const keys = new Set(rows.map(({ key }) => key));
    for (const control of controls) {
      const what = `${control.localName}#${control.id}`;
      for (const native of ['required', 'pattern', 'maxlength', 'minlength', 'step'])
        expect(control.hasAttribute(native), `${native} of ${what}`).to.be.false;
      expect(control.getAttribute('type'), what).to.not.equal('number');
      expect(keys.has(control.getAttribute('name') ?? ''), `name of ${what}`).to.be.false;
      expect(keys.has(control.id), `id of ${what}`).to.be.false;
    }
    const form = element.shadowRoot!.querySelector('form')!;
    expect(form.noValidate).to.be.true;
    expect(new FormData(form).entries().next().done).to.be.true;
  });

  it('say that they are required, and are not invalid for it', async () => {
    const { element } = await show(
      collect(
        { key: 'a', label: 'Word', type: 'text', required: true },
        { key: 'b', label: 'Agreed', type: 'checkbox', required: true },
        { key: 'c', label: 'Free', type: 'text' },
      ),
    );
    for (const [label, required] of [
      ['Word', 'true'],
      ['Agreed', 'true'],
      ['Free', null],
    ] as const) {
      const { control } = field(element, label);
      expect(control.getAttribute('aria-required'), label).to.equal(required);
      expect(control.hasAttribute('aria-invalid'), label).to.be.false;
      expect(control.matches(':invalid'), label).to.be.false;
    }
  });

  it('are described by their error first, then their help', async () => {
    const { element } = await show(
      collect({ key: 'a', label: 'Word', type: 'text', required: true, help: 'As on the door.' }),
    );
    expect(field(element, 'Word').described).to.deep.equal(['As on the door.']);
    await person.click('button', 'Submit');
    expect(field(element, 'Word').described).to.deep.equal(['Enter “Word”.', 'As on the door.']);
  });

  it('of a choice show what each option means', async () => {
    await show({
      title: 'Plan',
      fields: [
        {
          type: 'choices',
          name: 'plan',
          label: 'Plan',
          options: [
            { label: 'Yearly', value: 'Yearly', description: 'Paid once.' },
            { label: 'Monthly', value: 'Monthly', description: 'Paid each month.' },
          ],
        },
      ],
    });
    expect(await person.sees('radio', 'Yearly'), 'the description is no part of the name').to.be.true;
    expect(await person.seesText('Paid each month.')).to.be.true;
    await person.clickText('Paid each month.');
    expect(await person.isChecked('Monthly')).to.be.true;
  });

  it('say how many may be chosen', async () => {
    const options = ['A', 'B', 'C'].map((label) => ({ label, value: label }));
    const several = (rest: object) => ({ type: 'multiselect', options, ...rest });
    const { element } = await show(
      collect(
        { key: 'a', label: 'Up to two', ...several({ max: 2 }) },
        { key: 'b', label: 'One or more', ...several({ required: true }) },
        { key: 'c', label: 'Two or more', ...several({ min: 2 }) },
        {
          key: 'd',
          label: 'Two or three',
          ...several({ min: 2, max: 3, options: [...options, { label: 'D', value: 'd' }] }),
        },
        { key: 'e', label: 'As you like', ...several({}) },
      ),
    );
    const said = (label: string): string => /Choose [^.]*\./.exec(field(element, label).box.textContent)?.[0] ?? '';
    expect(
      ['Up to two', 'One or more', 'Two or more', 'Two or three', 'As you like'].map((label) => said(label)),
    ).to.deep.equal(['Choose at most 2.', 'Choose at least 1.', 'Choose at least 2.', 'Choose 2 to 3.', '']);
  });

  it('of an empty date in copilot_form read “Pick a day”', async () => {
    const { element } = await show({
      form_id: 'x',
      submit_label: 'Send',
      fields: [{ kind: 'date', name: 'day', label: 'Day' }],
    });
    expect(await person.seesText('Pick a day')).to.be.true;
    expect(await person.sees('textbox', 'Day')).to.be.true;
    await person.fill('Day', '2027-05-10');
    await element.updateComplete;
    expect(await person.seesText('Pick a day')).to.be.false;
  });
});
