import { expect } from '@open-wc/testing';
import { describe as describeForm } from '../../src/core/index.js';
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

  it('leaves no empty lines for what is not there', () => {
    expect(describeForm(formOf([{ label: 'Who' }], { title: null }))).to.equal('- Who (text)');
  });
});
