// Playwright's names of keys, in WebDriver's code points.
const named = {
  ...{ Backspace: 3, Tab: 4, Enter: 7, Shift: 8, Control: 9, ControlOrMeta: 9, Alt: 10, Escape: 12 },
  ...{ PageUp: 14, PageDown: 15, End: 16, Home: 17, ArrowLeft: 18, ArrowUp: 19, ArrowRight: 20, ArrowDown: 21 },
  ...{ Insert: 22, Delete: 23, Meta: 61 },
};

function keyOf(name) {
  if (named[name] !== undefined) return String.fromCharCode(0xe000 + named[name]);
  if (name === 'Space') return ' ';
  if ([...name].length === 1) return name;
  throw new Error(`there is no key "${name}"`);
}

/** `Shift+Tab`: down in this order, up in the other. */
export function chord(keys) {
  const held = (keys === '+' ? ['+'] : keys.split('+')).map(keyOf);
  return [
    ...held.map((value) => ({ type: 'keyDown', value })),
    ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}

/** Text as strokes and, for what no key writes, as it is: `{ keys }` or `{ text }`, in order. */
export function strokes(text) {
  return (text.match(/[\n -~]+|[^\n -~]+/g) ?? []).map((run) =>
    /^[\n -~]/.test(run) ? { keys: [...run].flatMap((one) => chord(one === '\n' ? 'Enter' : one)) } : { text: run },
  );
}
