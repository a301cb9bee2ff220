import { expect } from '@open-wc/testing';
import { accept } from '../../src/core/accept.js';
import { fieldOf, OPTIONS } from './forms.js';
import { expectVerdicts, verdict } from './verdicts.js';

describe('Reading text', () => {
  it('trims the ends, but not of several lines', () => {
    expectVerdicts({ type: 'text' }, 'en', [
      ['  a  b ', 'a  b'],
      ['\u3000a\ufeff', 'a'],
      ['a\u200b', 'a\u200b'],
    ]);
    expectVerdicts({ type: 'textarea' }, 'en', [
      ['  a\r\nb\r ', '  a\nb\n '],
      ['\n', undefined],
    ]);
  });

  it('takes what nobody can see for nothing', () => {
    const unseen =
      ' \t\u00a0\u00ad\u034f\u115f\u1160\u180e\u200b\u200c\u200d\u2060\u2800\u3164\ufe0f\ufeff\uffa0\u{e0041}';
    for (const raw of ['', ...Array.from(unseen), unseen]) {
      expect(verdict({ type: 'text' }, raw), encodeURI(raw)).to.equal(undefined);
      expect(verdict({ type: 'text', required: true }, raw), encodeURI(raw)).to.equal('! required');
    }
    for (const raw of ['.', '\u0301', 'ـ', '🏳️‍🌈']) expect(verdict({ type: 'text', required: true }, raw)).to.equal(raw);
  });

  it('keeps what was typed among the seen', () => {
    expectVerdicts({ type: 'text' }, 'en', [['a\u200bb\u00a0c', 'a\u200bb\u00a0c']]);
  });

  it('takes a switched-off answer for no text', () => {
    expectVerdicts({ type: 'text' }, 'en', [[true, undefined]]);
  });
});

describe('Formats of text', () => {
  const label63 = 'a'.repeat(63);
  const formats: Readonly<Record<string, { right: readonly string[]; wrong: readonly string[] }>> = {
    email: {
      right: [
        ...[
          'ada@example.org',
          'a@b',
          'a.b+c_d-e@x-y.z',
          "o'neil@example.org",
          '!#$%&*/=?^`{|}~@example.org',
          'A@EXAMPLE.ORG',
        ],
        ...[`a@${label63}.org`, `${'a'.repeat(242)}@example.org`],
      ],
      wrong: [
        ...['ada', '@', 'ada@', '@example.org', 'a b@example.org', 'a@b c', 'a@@b', 'a@b@c', '.a@b', 'a.@b', 'a..b@c'],
        ...[
          'a@-b',
          'a@b-',
          'a@b..c',
          'a@.b',
          'a@b.',
          'a@b_c',
          '"a"@b',
          'a@[1.2.3.4]',
          'ü@b',
          'a@bü',
          'a@b,c',
          'Ada <a@b>',
        ],
        ...[`a@a${label63}.org`, `${'a'.repeat(243)}@example.org`],
      ],
    },
    url: {
      right: [
        ...[
          'https://example.org',
          'http://example.org:8080/a?b=c#d',
          'HTTPS://EXAMPLE.ORG',
          'https://bücher.example/ä',
        ],
        ...['https://localhost', 'https://[::1]/', 'https://example.org/@ada', 'https://example.org/a//b'],
      ],
      wrong: [
        ...[
          'example.org/docs',
          'www.example.org',
          '//example.org',
          'https:example.org',
          'https:/example.org',
          'https://',
        ],
        ...['https:///example.org', 'https://?q', 'ftp://example.org', 'mailto:a@b', 'javascript:alert(1)', 'data:,a'],
        ...['https://ada@example.org', 'https://ada:pw@example.org', 'https://exa mple.org', 'https://example.org/a b'],
        ...['https:\\\\example.org', 'https://example.org\\a', 'https://[::1', 'https://example.org:99999'],
        ...['https://@example.org', 'https://:@example.org', 'https://ex%61mple.org', `https://${'漢'.repeat(300)}`],
      ],
    },
    phone: {
      right: [
        ...[
          '12345',
          '+1 (555) 010-0123',
          '030/1234567',
          '+49.30.1234567',
          '123456789012345',
          '030 1234567 x12',
          '030 1234567X12',
        ],
        ...['030 1234567 ext. 12', '030 1234567ext12', '(030) 1234567', '+49\u00a030 1234567'],
      ],
      wrong: [
        ...[
          '1234',
          '1234567890123456',
          '+',
          'phone',
          '+49 30 CALL',
          '12+345',
          '++12345',
          '030 1234567 x',
          'x12',
          '030 1234567 #12',
        ],
        ...['1234567, 12', '12345 ext 12345678', '１２３４５６'],
      ],
    },
  };
  for (const [type, { right, wrong }] of Object.entries(formats)) {
    it(`tells right from wrong in ${type}, and sends it as typed`, () => {
      for (const raw of right) expect(verdict({ type }, ` ${raw} `), raw).to.equal(raw);
      for (const raw of wrong) expect(verdict({ type }, raw), raw).to.equal(`! ${type}`);
      expect(verdict({ type }, ' ')).to.equal(undefined);
    });
  }
});

describe('Reading the other kinds', () => {
  it('reads no text with a null in it, which many systems take for its end', () => {
    for (const type of ['text', 'textarea']) expect(verdict({ type }, 'a\0b')).to.equal('! malformed');
  });

  it('reads yes and no', () => {
    expectVerdicts({ type: 'checkbox' }, 'en', [
      [true, true],
      [false, false],
      ['', false],
      ['true', false],
    ]);
    expectVerdicts({ type: 'checkbox', required: true }, 'en', [[false, '! required']]);
  });

  it('reads one choice, by its position', () => {
    expectVerdicts({ type: 'select', options: [{ value: '', label: 'Any' }, ...OPTIONS] }, 'en', [
      [[], undefined],
      ['', undefined],
      [[0], ''],
      [[2], 'b'],
      [[9], undefined],
      [[-1], undefined],
      [[0.5], undefined],
    ]);
  });

  it('reads several choices in the options’ order, each value once', () => {
    expectVerdicts({ type: 'multiselect', options: [...OPTIONS, { value: 'a', label: 'A again' }] }, 'en', [
      [[], []],
      [
        [2, 0],
        ['a', 'c'],
      ],
      [[10, 1], ['b']],
      [[3, 0, 0], ['a']],
    ]);
  });

  it('reads days and times as the controls give them', () => {
    expectVerdicts({ type: 'date' }, 'en', [
      ['', undefined],
      ['2026-03-05', '2026-03-05'],
      ['2026-02-30', '! date'],
      ['5.3.2026', '! date'],
    ]);
    expectVerdicts({ type: 'time' }, 'en', [
      ['', undefined],
      ['14:30', '14:30'],
      ['14:30:59', '14:30'],
      ['14:30:59.123', '14:30'],
      ['14:30:99', '! time'],
      ['14:30 Uhr', '! time'],
      ['24:00', '! time'],
    ]);
    expectVerdicts({ type: 'datetime' }, 'en', [
      ['', undefined],
      ['2026-02-30T10:00', '! datetime'],
      ['2026-03-05', '! datetime'],
      ['soon', '! datetime'],
    ]);
  });

  it('gives a date with a time the person’s offset and leaves its clock alone', () => {
    const value = verdict({ type: 'datetime' }, '2026-03-05T14:30') as string;
    expect(value).to.match(/^2026-03-05T14:30:00[+-]\d\d:\d\d$/);
    expect(accept(fieldOf({ type: 'datetime' }), value)).to.equal(value);
  });
});
