import { expect } from '@open-wc/testing';
import { Stream } from '../../src/elements/stream.js';
import type { ChatForm, SpecIssuesEvent } from '../../src/index.js';
import { field, labels, focused, passing, textIn, untilPhase, watch } from '../support/form.js';
import { person } from '../support/person.js';

const trip = {
  title: 'Trip',
  submit_label: 'Go',
  fields: [
    { key: 'from', label: 'From', type: 'text', required: true },
    { key: 'to', label: 'To', type: 'text', required: true },
    { key: 'bags', label: 'Bags', type: 'integer', min: 0, max: 5 },
  ],
};

/** A form that a host has begun to stream, without a word of the spec yet. */
function begin(): ReturnType<typeof watch> {
  const element = passing(document.createElement('chat-form'));
  const seen = watch(element);
  element.streaming = true;
  document.body.append(element);
  return seen;
}

async function give(element: ChatForm, spec: unknown): Promise<void> {
  element.spec = spec;
  await element.updateComplete;
}

/** The text in this many growing pieces, the last one whole. */
const prefixes = (text: string, pieces: number): readonly string[] =>
  Array.from({ length: pieces }, (_, at) => text.slice(0, Math.ceil((text.length * (at + 1)) / pieces)));

describe('A spec that streams in as text', () => {
  it('shows each field when it is whole, sends nothing before its end, and answers once', async () => {
    const { element, replies, phases } = begin();
    const seen: (readonly string[])[] = [];
    const texts = prefixes(JSON.stringify(trip), 6);
    for (const text of texts) {
      await give(element, text);
      seen.push(labels(element));
      if (text === texts.at(-1)) break;
      expect(['loading', 'streaming']).to.include(element.phase);
      element.requestSubmit();
      expect(await person.count('alert')).to.equal(0);
    }
    expect(seen.at(-1)).to.deep.equal(['From', 'To', 'Bags']);
    expect(seen.every((now, at) => now.length >= (seen[at - 1]?.length ?? 0))).to.be.true;
    expect(seen.some((now) => now.length === 1)).to.be.true;
    expect(replies).to.deep.equal([]);
    element.streaming = false;
    await element.updateComplete;
    expect(element.phase).to.equal('open');
    expect(phases).to.deep.equal(['streaming', 'open']);
    expect(element.issues.filter(({ severity }) => severity !== 'hint')).to.deep.equal([]);
    await person.type('From', 'Bergen');
    await person.type('To', 'Oslo');
    await person.click('button', 'Go');
    expect(replies).to.deep.equal([{ status: 'submitted', result: { values: { from: 'Bergen', to: 'Oslo' } } }]);
  });

  it('is whole at its last bracket, whether the host has said so or not', async () => {
    const { element } = begin();
    for (const text of prefixes(JSON.stringify(trip), 3)) await give(element, text);
    expect(element.phase).to.equal('open');
    await person.type('From', 'A');
    await person.type('To', 'B');
    await person.click('button', 'Go');
    await untilPhase(element, 'sent');
  });

  it('keeps focus, caret and text while it grows, character by character', async () => {
    const { element } = begin();
    const text = JSON.stringify(trip);
    const at = text.indexOf('"key":"bags"');
    await give(element, text.slice(0, at));
    await person.type('From', 'Beren');
    await person.press('ArrowLeft', 'ArrowLeft');
    const input = field(element, 'From').control as HTMLInputElement;
    for (let end = at; end <= text.length; end++) {
      await give(element, text.slice(0, end));
      expect(focused()).to.equal(input);
      expect(input.selectionStart).to.equal(3);
    }
    await person.press('g');
    expect(input.value).to.equal('Bergen');
    expect(element.phase).to.equal('open');
  });

  it('says that it is not all there when the button is pressed, and marks the button', async () => {
    const { element, replies } = begin();
    await give(element, JSON.stringify(trip).slice(0, -40));
    expect(element.phase).to.equal('streaming');
    expect(textIn(element)).to.contain('The form is still arriving.');
    expect(element.shadowRoot!.querySelector('[part=submit]')!.getAttribute('aria-disabled')).to.equal('true');
    await person.pressIn('From', 'Enter');
    expect(replies).to.deep.equal([]);
  });

  it('cannot be cancelled before it is all there, and is not broken by the try', async () => {
    const { element, events } = begin();
    const text = JSON.stringify({ title: 'Trip', fields: [{ name: 'a', label: 'A', type: 'text' }, { name: 'b' }] });
    await give(element, text.slice(0, -3));
    expect(element.phase).to.equal('streaming');
    element.requestCancel();
    await person.pressIn('A', 'Escape');
    expect(events).to.deep.equal([]);
    await give(element, text.replace('{"name":"b"}', '{"name":"b","label":"B","type":"text"}'));
    await person.click('button', 'Cancel');
    await untilPhase(element, 'cancelled');
    expect(events.length).to.equal(1);
  });

  it('shows a skeleton until the first field is there', async () => {
    const { element } = begin();
    await give(element, '{"title":"Tr');
    expect(await person.text('status')).to.equal('The form is loading.');
    await give(element, JSON.stringify(trip).slice(0, 140));
    expect(labels(element)).to.include('From');
  });

  it('may begin with words and a fence', async () => {
    const { element } = begin();
    const text = `Here is the form:\n\`\`\`json\n${JSON.stringify(trip, null, 2)}\n\`\`\`\n`;
    for (const part of prefixes(text, 9)) await give(element, part);
    expect(labels(element)).to.deep.equal(['From', 'To', 'Bags']);
    element.streaming = false;
    await element.updateComplete;
    expect(labels(element)).to.deep.equal(['From', 'To', 'Bags']);
    expect(element.phase).to.equal('open');
  });

  it('may be followed by words, and follow a byte order mark', async () => {
    for (const text of [`${JSON.stringify(trip)} That is all!`, `\uFEFF${JSON.stringify(trip)}`]) {
      const { element } = begin();
      for (const part of prefixes(text, 5)) await give(element, part);
      expect(element.phase, text).to.equal('open');
      element.streaming = false;
      await element.updateComplete;
      expect(element.phase, text).to.equal('open');
      expect(element.issues.map(({ code }) => code)).to.include('fence');
      element.remove();
    }
  });

  it('that stops half-way says so, keeps what was typed, and can be sent again', async () => {
    const { element } = begin();
    const said: SpecIssuesEvent[] = [];
    element.addEventListener('spec-issues', (event) => said.push(event));
    const text = JSON.stringify(trip);
    await give(element, text.slice(0, text.indexOf('"key":"bags"')));
    await person.type('From', 'Bergen');
    element.streaming = false;
    await element.updateComplete;
    expect(element.phase).to.equal('unusable');
    expect(textIn(element)).to.contain('did not arrive whole');
    expect(focused()?.textContent).to.contain('did not arrive whole');
    expect(said[0]!.detail.issues.map(({ code }) => code)).to.deep.equal(['cut-off']);
    element.streaming = true;
    await give(element, text.slice(0, 30));
    for (const part of prefixes(text, 4)) await give(element, part);
    element.streaming = false;
    await element.updateComplete;
    expect(await person.value('From')).to.equal('Bergen');
  });

  it('starts anew when the text is another one', async () => {
    const { element } = begin();
    await give(element, JSON.stringify(trip).slice(0, -30));
    const other = { ...trip, fields: [{ key: 'pier', label: 'Pier', type: 'text' }] };
    await give(element, JSON.stringify(other));
    expect(labels(element)).to.deep.equal(['Pier']);
  });

  it('tells what is wrong with it at its end, once', async () => {
    const { element } = begin();
    const said: SpecIssuesEvent[] = [];
    element.addEventListener('spec-issues', (event) => said.push(event));
    const sloppy = { title: 'Trip', fields: [{ key: 'from', type: 'wish' }, trip.fields[1]] };
    for (const text of prefixes(JSON.stringify(sloppy), 8)) await give(element, text);
    element.streaming = false;
    await element.updateComplete;
    expect(said.length).to.equal(1);
    expect(labels(element)).to.deep.equal(['From', 'To']);
  });

  it('in pieces that come faster than they are read ends as the whole', async () => {
    const { element } = begin();
    for (const text of prefixes(JSON.stringify(trip), 40)) element.spec = text;
    for (const text of prefixes(JSON.stringify(trip), 40)) {
      element.spec = text;
      await Promise.resolve();
    }
    await element.updateComplete;
    element.streaming = false;
    await element.updateComplete;
    expect(labels(element)).to.deep.equal(['From', 'To', 'Bags']);
  });
});

describe('A spec that streams in as an object', () => {
  it('that is replaced by a longer one shows what is whole of it', async () => {
    const { element } = begin();
    await give(element, { title: 'Trip', fields: [trip.fields[0], { key: 'to', label: 'T' }] });
    expect(labels(element)).to.deep.equal(['From']);
    await person.type('From', 'Ber');
    await give(element, { title: 'Trip', fields: [trip.fields[0], trip.fields[1], { key: 'bags' }] });
    expect(labels(element)).to.deep.equal(['From', 'To']);
    await person.press('g');
    element.streaming = false;
    await give(element, trip);
    expect(labels(element)).to.deep.equal(['From', 'To', 'Bags']);
    expect(await person.value('From')).to.equal('Berg');
  });

  it('that is one and the same, and grows', async () => {
    const { element } = begin();
    const growing: { title: string; fields: object[]; submit_label?: string } = { title: 'Trip', fields: [] };
    for (const one of trip.fields) {
      growing.fields.push(one);
      await give(element, growing);
    }
    expect(labels(element)).to.deep.equal(['From', 'To']);
    growing.submit_label = 'Go';
    element.streaming = false;
    await give(element, growing);
    expect(labels(element)).to.deep.equal(['From', 'To', 'Bags']);
    expect(await person.sees('button', 'Go')).to.be.true;
  });
});

describe('Reading a stream', () => {
  const text = JSON.stringify({
    title: 'Long',
    fields: Array.from({ length: 20 }, (_, at) => ({
      key: `field_${at}`,
      label: `Question number ${at}`,
      type: 'text',
      help: 'A line of help under the field.',
    })),
  });
  const best = async (run: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 8; round++) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const stream = (texts: readonly string[]) => async (): Promise<void> => {
    const reading = new Stream();
    for (const part of texts) await reading.take(part);
  };

  it('costs what its length costs, whatever the number of pieces', async () => {
    const long = JSON.stringify({ fields: Array.from({ length: 10 }, () => JSON.parse(text) as object) });
    const short = await best(stream(prefixes(text, 200)));
    const tenfold = await best(stream(prefixes(long, 2000)));
    // Reading all of it again with each piece would make this a hundred.
    expect(tenfold / short, `${short} ms, and ${tenfold} ms for ten times the text`).to.be.below(40);
  });

  it('draws as often as something is whole, not with every piece', async () => {
    const { element } = begin();
    let drawn = 0;
    const watcher = new MutationObserver(() => drawn++);
    watcher.observe(element.shadowRoot!, { childList: true, subtree: true });
    for (const part of prefixes(text, 400)) await give(element, part);
    watcher.disconnect();
    expect(labels(element).length).to.equal(20);
    expect(drawn).to.be.within(20, 30);
  });
});
