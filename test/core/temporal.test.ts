import { expect } from '@open-wc/testing';
import { isDay, isTime, readStamp, readTime, showTemporal, toWall, withOffset } from '../../src/core/temporal.js';
import { fromMilliseconds } from '../../src/core/mend/milliseconds.js';

const pad = (n: number, width = 2): string => String(n).padStart(width, '0');

describe('Days', () => {
  it('has the leap years of the calendar', () => {
    const leap = ['0004', '0400', '1600', '1904', '2000', '2024', '9996'];
    const common = ['0001', '0100', '1700', '1900', '2023', '2026', '2100', '9999'];
    for (const year of leap) expect(isDay(`${year}-02-29`), year).to.equal(true);
    for (const year of common) expect(isDay(`${year}-02-29`), year).to.equal(false);
    for (const year of [...leap, ...common]) expect(isDay(`${year}-02-30`), year).to.equal(false);
  });

  it('knows every day that the platform knows, and no other', () => {
    for (const year of [1, 99, 100, 1900, 2000, 2024, 2026, 9999])
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const date = new Date(0);
          date.setUTCFullYear(year, month - 1, day);
          const exists =
            date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
          const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
          expect(isDay(text), text).to.equal(exists);
        }
  });

  it('goes from 0001 to 9999', () => {
    expect(['0000-12-31', '0001-01-01', '9999-12-31', '10000-01-01'].map(isDay)).to.deep.equal([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('Times', () => {
  it('goes from 00:00 to 23:59', () => {
    for (let hour = 0; hour < 26; hour++)
      for (let minute = 0; minute < 62; minute++)
        expect(isTime(`${pad(hour)}:${pad(minute)}`)).to.equal(hour < 24 && minute < 60);
    for (const text of ['1:00', '01:0', '01:000', '0100', '01:00\n', ' 01:00', '01:00:00', ''])
      expect(isTime(text), text).to.equal(false);
  });

  it('drops seconds where they may stand', () => {
    expect(['07:05', '07:05:59', '07:05:59.999'].map(readTime)).to.deep.equal(['07:05', '07:05', '07:05']);
    for (const text of ['07:05:60', '07:05:5', '07:05:', '07:05:59.', '25:00:00', 'x07:05'])
      expect(readTime(text), text).to.equal(undefined);
  });
});

describe('Stamps', () => {
  it('reads the clock, the seconds and the offset', () => {
    expect(readStamp('2026-03-05T14:30:15+05:45')).to.deep.equal({
      wall: '2026-03-05T14:30',
      seconds: '15',
      offset: '+05:45',
    });
    expect(readStamp('2026-03-05t14:30:15.5z')).to.deep.equal({ wall: '2026-03-05T14:30', seconds: '15', offset: 'Z' });
    expect(readStamp('2026-03-05 14:30')).to.deep.equal({ wall: '2026-03-05T14:30', seconds: '00', offset: '' });
  });

  it('reads no day, clock or offset that does not exist', () => {
    for (const text of [
      '2026-02-29T10:00Z',
      '2026-03-05T24:00Z',
      '2026-03-05T10:60Z',
      '2026-03-05T10:00:60Z',
      '2026-03-05T10:00+24:00',
      '2026-03-05T10:00+05:60',
      '2026-03-05',
      '2026-03-05T',
      '2026-03-05T10',
      '2026-03-05T10:00 +01:00',
    ])
      expect(readStamp(text), text).to.equal(undefined);
  });
});

describe('A wall time where the person is', () => {
  const days = [
    '0001-01-02',
    '0099-12-31',
    '1883-11-18',
    '1900-01-01',
    '1970-01-01',
    '2024-02-29',
    '2026-06-30',
    '9999-12-30',
  ];

  it('keeps its day and its clock, and gets an offset', () => {
    for (const day of days)
      for (const time of ['00:00', '12:34', '23:59']) {
        const stamp = withOffset(`${day}T${time}`);
        expect(stamp, `${day}T${time}`).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
        expect(stamp.slice(0, 16)).to.equal(`${day}T${time}`);
        expect(readStamp(stamp)?.wall).to.equal(`${day}T${time}`);
      }
  });

  it('comes back from its stamp', () => {
    for (const wall of ['1970-01-01T00:00', '2024-02-29T23:59', '2026-06-30T12:34'])
      expect(toWall(readStamp(withOffset(wall))!)).to.equal(wall);
  });

  it('keeps the seconds', () => {
    expect(withOffset('2026-06-30T12:34', '56')).to.match(/^2026-06-30T12:34:56[+-]/);
  });
});

describe('Milliseconds as HTML counts them', () => {
  it('are days, times and wall times', () => {
    expect(fromMilliseconds('date', 0)).to.equal('1970-01-01');
    expect(fromMilliseconds('date', 1772668800000)).to.equal('2026-03-05');
    expect(fromMilliseconds('time', 0)).to.equal('00:00');
    expect(fromMilliseconds('time', 25_500_000)).to.equal('07:05');
    expect(fromMilliseconds('time', 86_399_999)).to.equal('23:59');
    expect(fromMilliseconds('datetime', 1772721000000)).to.equal('2026-03-05T14:30');
  });

  it('are nothing outside of the calendar and the day', () => {
    for (const ms of [NaN, Infinity, 9e15, 253402300800000, -62135596800001])
      for (const kind of ['date', 'datetime'] as const)
        expect(fromMilliseconds(kind, ms), String(ms)).to.equal(undefined);
    for (const ms of [-1, 86_400_000]) expect(fromMilliseconds('time', ms), String(ms)).to.equal(undefined);
  });
});

describe('Days and times in words', () => {
  it('are said in the language, whatever the zone', () => {
    expect(showTemporal('date', '2026-03-05', 'en')).to.equal('March 5, 2026');
    expect(showTemporal('date', '2026-03-05', 'de')).to.equal('5. März 2026');
    expect(showTemporal('time', '14:30', 'de')).to.equal('14:30');
    expect(showTemporal('datetime', '2026-03-05T14:30:00+05:45', 'de'))
      .to.include('14:30')
      .and.include('5. März 2026');
  });

  it('are left as they are when they are none', () => {
    expect(showTemporal('date', 'soon', 'en')).to.equal('soon');
  });
});
