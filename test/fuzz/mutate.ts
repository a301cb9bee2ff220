/** Ways in which a spec goes wrong on its way from a model: one small change at one place, chosen by numbers that shrink. */

type Tree = Record<string | number, unknown>;
/** What is done, to which place, with which of the values at hand. */
export interface Change {
  readonly what: keyof typeof CHANGES;
  readonly where: number;
  readonly which: number;
}

/** Values that no key expects, and some that another key does. */
const ODD: readonly unknown[] = [
  ...[
    null,
    undefined,
    true,
    false,
    0,
    -0,
    1,
    -1,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    NaN,
    Infinity,
    10n,
    [],
    {},
    [[]],
    [null],
    [{}],
  ],
  ...[
    '',
    ' ',
    '\n',
    'x',
    'x'.repeat(61),
    'x'.repeat(130),
    'x'.repeat(3000),
    '😀'.repeat(70),
    '\u200b',
    '\u202eabc',
    '\ud83d',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'length',
    'a/b~c',
    '{label}',
    '{key}',
    '<b>x</b>',
    '5',
    '-1',
    '1,5',
    'true',
  ],
  ...[
    '2026-03-05',
    '2026-02-30',
    '12:30',
    '24:00',
    '2026-03-05T14:30',
    '2026-03-05T14:30:00Z',
    '22:00',
    1772668800000,
    45000000,
  ],
  ...[
    '(a|b)+c?',
    '(',
    '\\1',
    '(a{1,99}){1,99}',
    '[a-z]{2}\\d*',
    '^$',
    '(?=.*a).+',
    '{"a":1}',
    '["a","b"]',
    '[1',
    '```',
    '[object Object]',
  ],
  ...[
    { toString: 5 },
    { value: 'a', label: 'A' },
    [{ value: 'a', label: 'A' }],
    ['a', 'b'],
    [1, 2],
    ['a', 'a'],
    { fields: [] },
  ],
];
const KEYS = [
  ...[
    'title',
    'fields',
    'name',
    'key',
    'label',
    'type',
    'kind',
    'field_type',
    'required',
    'options',
    'value',
    'payload',
    'default',
  ],
  ...[
    'defaultValue',
    'min',
    'max',
    'pattern',
    'placeholder',
    'help',
    'multiSelect',
    'multiline',
    'props',
    'display',
    'action',
  ],
  ...[
    'form_id',
    'interaction_id',
    'expires_at',
    'ttl_minutes',
    'submit_label',
    'description',
    '__proto__',
    'constructor',
    'x',
  ],
];
const WORDS = [
  ...[
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
    'select',
    'multiselect',
  ],
  ...['checkbox', 'toggle', 'choices', 'string', 'boolean', 'radio', 'object', 'array', 'Text', 'file', 'constructor'],
];

const pick = <T>(list: readonly T[], which: number): T => list[which % list.length]!;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every place in the tree, outermost first: the thing that holds it and its key. */
function placesIn(root: Tree): (readonly [holder: Tree, key: string | number])[] {
  const places: (readonly [Tree, string | number])[] = [];
  const open = [root];
  for (let holder = open.shift(); holder && places.length < 500; holder = open.shift()) {
    for (const key of Object.keys(holder)) {
      places.push([holder, key]);
      const inner = holder[key];
      if (isTree(inner)) open.push(inner);
    }
  }
  return places;
}

/** Sets a key as JSON does: `__proto__` is a key like any other. */
const put = (holder: Tree, key: string | number, value: unknown): void => {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
};
const take = (holder: Tree, key: string | number): unknown => {
  const value = holder[key];
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return value;
};
const copy = (value: unknown): unknown => structuredClone(value);

type Apply = (holder: Tree, key: string | number, which: number, root: Tree) => void;

const CHANGES = {
  drop: (holder, key) => void take(holder, key),
  retype: (holder, key, which) => put(holder, key, copy(pick(ODD, which))),
  word: (holder, key, which) => put(holder, key, pick(WORDS, which)),
  nest: (holder, key, which) =>
    put(holder, key, which % 2 ? [holder[key]] : { value: holder[key], label: holder[key] }),
  flatten: (holder, key) => {
    const inner = holder[key];
    if (isTree(inner)) put(holder, key, Object.values(inner)[0]);
  },
  rename: (holder, key, which) => {
    if (Array.isArray(holder)) holder.reverse();
    else put(holder, pick(KEYS, which), take(holder, key));
  },
  add: (holder, key, which) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, copy(pick(ODD, which)));
    else put(holder, pick(KEYS, which), copy(pick(ODD, which >> 6)));
  },
  duplicate: (holder, key, which) => {
    if (Array.isArray(holder)) for (let times = which % 80; times >= 0; times--) holder.push(copy(holder[Number(key)]));
    else put(holder, `${key}${which % 3}`, copy(holder[key]));
  },
  move: (holder, key, which, root) => {
    const [other, otherKey] = pick(placesIn(root), which);
    put(holder, key, copy(other[otherKey]));
  },
  stretch: (holder, key, which) => {
    const value = holder[key];
    if (typeof value === 'string') put(holder, key, value.repeat(1 + (which % 200)));
    else if (typeof value === 'number') put(holder, key, value * 10 ** (which % 20));
  },
  cut: (holder, key, which) => {
    const value = holder[key];
    if (typeof value === 'string') put(holder, key, value.slice(0, which % (value.length + 1)));
    else if (Array.isArray(value)) value.length = which % (value.length + 1);
  },
  encode: (holder, key) => {
    // Values that JSON has not are left out by it, or cannot be written.
    if (isJson(holder[key])) put(holder, key, JSON.stringify(holder[key]));
  },
} satisfies Record<string, Apply>;

export const WHATS = Object.keys(CHANGES) as Change['what'][];

/** Whether JSON keeps the value as it is. */
export function isJson(value: unknown): boolean {
  if (isTree(value)) return Object.values(value).every(isJson);
  return typeof value === 'number'
    ? Number.isFinite(value) && !Object.is(value, -0)
    : value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** The spec with the changes made, one after the other; the spec itself stays as it is. */
export function mutate(spec: unknown, changes: readonly Change[]): unknown {
  const root: Tree = { spec: copy(spec) };
  for (const { what, where, which } of changes) {
    const [holder, key] = pick(placesIn(root), where);
    CHANGES[what](holder, key, which, root);
    // The root may have been dropped or renamed.
    if (!('spec' in root)) root['spec'] = undefined;
  }
  return root['spec'];
}
