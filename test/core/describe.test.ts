import { expect } from '@open-wc/testing';
import { describe as describeForm, parse } from '../../src/core/index.js';
import { dialects } from '../../src/dialects/index.js';
import { formOf, OPTIONS } from './forms.js';

describe('A form in plain lines', () => {
  it('says the title, the description and every field with its kind, in order', () => {
    const types = [
      'text',
      'textarea',
      'email',
      'phone',
      'url',
      'number',
      'integer',
      'date',
      'time',
      'datetime',
      'checkbox',
    ];
    const form = formOf(
      [
        ...types.map((type) => ({ type, label: `The ${type}` })),
        { type: 'select', label: 'One', options: OPTIONS, required: true },
        { type: 'multiselect', label: 'Some', options: OPTIONS, help: 'As many as you like.' },
      ],
      { title: 'A trip', description: 'For two.' },
    );
    expect(describeForm(form).split('\n')).to.deep.equal([
      'A trip',
      'For two.',
      '- The text (text)',
      '- The textarea (text)',
      '- The email (email)',
      '- The phone (phone)',
      '- The url (url)',
      '- The number (number)',
      '- The integer (whole number)',
      '- The date (date)',
      '- The time (time)',
      '- The datetime (date and time)',
      '- The checkbox (yes or no)',
      '- One (one of A | B | C, required)',
      '- Some (any of A | B | C). As many as you like.',
    ]);
  });

  it('says of what cannot be answered that it cannot, and not that it is a text', () => {
    const specs = [
      formOf([{ label: 'Who' }, { key: null, label: 'Where', required: true }]),
      parse(
        {
          props: {
            fields: [
              { kind: 'text', name: 'a', label: 'Who' },
              { kind: 'select', name: 'b', label: 'Where', required: true },
            ],
          },
        },
        { dialects },
      ).form!,
      parse(
        {
          requestedSchema: {
            properties: { Who: { type: 'string' }, Where: { type: 'object', properties: {} } },
            required: ['Where'],
          },
        },
        { dialects },
      ).form!,
    ];
    for (const form of specs)
      expect(describeForm(form)).to.equal(
        '- Who (text)\n- Where (cannot be answered here, required)'.replace(/^/, form.title ? `${form.title}\n` : ''),
      );
  });

  it('leaves no empty lines for what is not there', () => {
    expect(describeForm(formOf([{ label: 'Who' }], { title: null }))).to.equal('- Who (text)');
  });
});
