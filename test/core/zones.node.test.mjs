// A zone is set for a whole process, so each one gets a process of its own.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test, { after } from 'node:test';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'chat-form-zones-'));
after(() => rmSync(folder, { recursive: true }));

const module = join(folder, 'core.mjs');
await build({
  stdin: {
    contents: `export { parse, validate } from './src/core/index.ts';
      export { FormStore } from './src/core/store.ts';
      export { dialects } from './src/dialects/index.ts';
      export { readStamp, toWall, showTemporal, withOffset } from './src/core/temporal.ts';`,
    resolveDir: root,
  },
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  outfile: module,
});

/** Runs the body, a function of the core's exports that returns JSON, in a process of that zone. */
function inZone(zone, body, ...args) {
  const code = `import * as core from ${JSON.stringify(pathToFileURL(module).href)};
    console.log(JSON.stringify((${body})(core, ...${JSON.stringify(args)})));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

/** What is sent when the person types the wall times, or the code of what is said instead. */
const sent = ({ parse, dialects, validate, FormStore }, walls) => {
  const fields = [{ key: 'at', label: 'At', type: 'datetime', required: true }];
  const { form } = parse({ title: 'T', fields }, { dialects });
  return walls.map((wall) => {
    const store = new FormStore();
    store.load(form);
    store.type('at', wall);
    const values = store.attempt();
    if (!values) return store.snapshot.fields[0].problem.code;
    return JSON.stringify(validate(form, values).values) === JSON.stringify(values)
      ? values.at
      : 'refused by the server';
  });
};

const zones = {
  'America/Los_Angeles': {
    '2026-01-15T14:30': '2026-01-15T14:30:00-08:00',
    '2026-07-15T14:30': '2026-07-15T14:30:00-07:00',
    '2026-03-08T01:59': '2026-03-08T01:59:00-08:00',
    '2026-03-08T02:30': 'gap',
    '2026-03-08T03:00': '2026-03-08T03:00:00-07:00',
    '2026-11-01T01:30': '2026-11-01T01:30:00-07:00',
    '2026-11-01T02:00': '2026-11-01T02:00:00-08:00',
    '1880-01-01T12:00': '1880-01-01T12:00:00-07:52',
  },
  'Pacific/Auckland': {
    '2026-01-01T00:00': '2026-01-01T00:00:00+13:00',
    '2026-07-01T00:00': '2026-07-01T00:00:00+12:00',
    '2026-09-27T02:30': 'gap',
    '2026-04-05T02:30': '2026-04-05T02:30:00+13:00',
  },
  'Europe/Berlin': {
    '2026-03-05T14:30': '2026-03-05T14:30:00+01:00',
    '2026-03-29T01:59': '2026-03-29T01:59:00+01:00',
    '2026-03-29T02:00': 'gap',
    '2026-03-29T02:30': 'gap',
    '2026-03-29T03:00': '2026-03-29T03:00:00+02:00',
    '2026-10-25T02:30': '2026-10-25T02:30:00+02:00',
    '2026-10-25T03:00': '2026-10-25T03:00:00+01:00',
    '1880-01-01T12:00': '1880-01-01T12:00:00+00:53',
  },
  'Asia/Kathmandu': {
    '2026-03-05T14:30': '2026-03-05T14:30:00+05:45',
    '2024-02-29T00:00': '2024-02-29T00:00:00+05:45',
  },
  UTC: { '2026-03-29T02:30': '2026-03-29T02:30:00+00:00' },
};

for (const [zone, rows] of Object.entries(zones)) {
  test(`in ${zone}, a clock gets the offset of its day`, () => {
    assert.deepEqual(inZone(zone, sent, Object.keys(rows)), Object.values(rows));
  });

  test(`in ${zone}, a day and a time are the same from the control to the words`, () => {
    const days = ['0001-01-01', '1900-02-28', '1970-01-01', '2024-02-29', '2026-03-29', '2026-10-25', '9999-12-31'];
    const body = ({ parse, dialects, FormStore, showTemporal }, list) => {
      const fields = [{ key: 'd', label: 'D', type: 'date', min: '0001-01-01', max: 253402214400000 }];
      const { form, issues } = parse({ title: 'T', fields }, { dialects });
      return [
        issues,
        form.fields[0].max,
        list.map((day) => {
          const store = new FormStore();
          store.load(form);
          store.type('d', day);
          return [store.attempt().d, Number(showTemporal('date', day, 'en').match(/(\d+),/)[1])];
        }),
        showTemporal('time', '00:00', 'de'),
      ];
    };
    const wanted = [[], '9999-12-31', days.map((day) => [day, Number(day.slice(8))]), '00:00'];
    assert.deepEqual(inZone(zone, body, days), wanted);
  });

  test(`in ${zone}, a moment is shown as the clock there`, () => {
    const body = ({ readStamp, toWall, withOffset }) =>
      ['2026-03-05T13:30:00Z', '2026-07-01T23:59:00-11:00'].map((moment) => {
        const wall = toWall(readStamp(moment));
        return new Date(withOffset(wall)).getTime() === new Date(moment).getTime();
      });
    assert.deepEqual(inZone(zone, body), [true, true]);
  });
}
