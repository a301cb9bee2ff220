import { expect } from '@open-wc/testing';
import { english } from '../../src/core/words.js';
import { Problem } from '../../src/core/problem.js';
import type { Words } from '../../src/core/words.js';
import { wireWords } from '../../src/core/wire-words.js';
import { clockWords } from '../../src/core/clock-words.js';
import { sheetWords } from '../../src/core/sheet-words.js';
import { say } from '../../src/core/say.js';

describe('Saying a phrase', () => {
  it('fills the gaps', () => {
    expect(say(english, 'en', 'required.text', { label: 'Who' })).to.equal('Enter “Who”.');
    expect(say(english, 'en', 'between', { label: 'N', min: 1, max: 2 })).to.equal('“N” must be between 1 and 2.');
  });

  it('leaves a gap that nothing fills, so that it is seen', () => {
    expect(say(english, 'en', 'required.text')).to.equal('Enter “{label}”.');
    expect(say(english, 'en', 'between', { min: 1 })).to.equal('“{label}” must be between 1 and {max}.');
  });

  it('fills a gap once, whatever stands in it', () => {
    expect(say(english, 'en', 'required.text', { label: '{label} $& {n}' })).to.equal('Enter “{label} $& {n}”.');
  });

  it('fills no gap with what every object has', () => {
    const words: Words = { ...english, ...wireWords, ...clockWords, ...sheetWords, submit: '{constructor} {toString}' };
    expect(say(words, 'en', 'submit')).to.equal('{constructor} {toString}');
  });

  it('counts in the plural of the language', () => {
    expect(say(english, 'en', 'count', { n: 1 })).to.equal('1 field above needs fixing.');
    expect(say(english, 'en', 'count', { n: 0 })).to.equal('0 fields above need fixing.');
    expect(say(english, 'en', 'count', { n: 2 })).to.equal('2 fields above need fixing.');
    const polish = {
      ...english,
      'left.one': '{n} znak',
      'left.few': '{n} znaki',
      'left.many': '{n} znaków',
      'left.other': '{n} znaku',
    };
    expect([1, 3, 5, 1.5].map((n) => say(polish, 'pl', 'left', { n }))).to.deep.equal([
      '1 znak',
      '3 znaki',
      '5 znaków',
      '1,5 znaku',
    ]);
  });

  it('falls back to the common plural', () => {
    expect(say(english, 'pl', 'left', { n: 3 })).to.equal('3 characters left');
    expect(say(english, 'en', 'left')).to.equal('{n} characters left');
  });

  it('writes numbers in the language, and all of their decimals', () => {
    const params = { label: 'N', min: 1234.00005 };
    expect(say(english, 'en', 'min', params)).to.equal('“N” must be 1,234.00005 or more.');
    expect(say(english, 'de', 'min', params)).to.equal('“N” must be 1.234,00005 or more.');
  });

  it('says a phrase that is in no table by its name', () => {
    expect(say({}, 'en', 'submit')).to.equal('submit');
  });

  it('has both plurals of each counted phrase', () => {
    for (const key of Object.keys(english).filter((name) => /\.(one|other)$/.test(name)))
      for (const form of ['one', 'other'])
        expect(english, key).to.have.property(`${key.replace(/\.\w+$/, '')}.${form}`);
  });
});

describe('A problem', () => {
  it('has its phrase for a code, unless it is given one', () => {
    expect(new Problem('tooShort').code).to.equal('too-short');
    expect(new Problem('required.text', {}, 'required').code).to.equal('required');
  });
});
