import { pointersOf } from '../../interop/matrix/altered-body.ts';

/** A body that is hard to bear, and what is hard about it. */
export interface WorstBody {
  readonly title: string;
  readonly body: Buffer;
}

type Json = Record<string, unknown>;

const MANY = 1_000_000;
/** Somewhat fewer values than a body may have. */
const ALLOWED = 9_000;

const listOf = (value: string, count: number): string => `[${Array(count).fill(value).join(',')}]`;
const objectOf = (count: number, value: string, name = 'n'): string =>
  `{${Array.from({ length: count }, (_, i) => `"${name}${i}":${value}`).join(',')}}`;
const fill = (text: string, room: number): string =>
  text.repeat(Math.max(0, Math.floor(room / Buffer.byteLength(text))));
const textOf = (text: string, room: number): string => `"${fill(text, room)}"`;

/** Bodies that are wrong or heavy whatever operation they are sent to, of up to `room` bytes. */
const heavyForAll = (room: number): ReadonlyArray<readonly [string, string]> => [
  ['a million objects', listOf('{}', Math.min(MANY, Math.floor(room / 3)))],
  ['as many objects as are allowed', listOf('{}', ALLOWED)],
  ['nothing but opening brackets', fill('[', room)],
  ['nothing but opening braces', fill('{"a":', room)],
  ['one name a million times', `{${fill('"a":1,', room - 9)}"a":1}`],
  ['unknown members', objectOf(Math.floor(room / 14), '1')],
  ['as many unknown members as are allowed', objectOf(2 * ALLOWED, '1')],
  ['a name without end', `{${textOf('x', room - 20)}:1}`],
  ['long names', objectOf(Math.floor(room / 200), '1', 'x'.repeat(180))],
  ['a text', textOf('x', room - 2)],
  ['a text of escapes', textOf('\\u0041', room - 2)],
  ['a number', fill('9', room)],
  ['a text that does not end', `"${fill('\\"', room - 1)}`],
  ['blanks', fill(' ', room)],
  ['bytes that are no UTF-8', ''],
];

/** Values to put in the place of one member. `own` is the present one. */
const heavyValues = (own: unknown, room: number): ReadonlyArray<readonly [string, string]> => {
  const [first] = Array.isArray(own) ? own : [own];
  const same = JSON.stringify(first ?? {});
  const values = (same.match(/[[{,]/g)?.length ?? 0) + 1;
  const copies = Math.min(Math.floor((2 * ALLOWED) / values), Math.floor(room / (same.length + 1)));
  return [
    ['{} many times', listOf('{}', ALLOWED)],
    ['"x" many times', listOf('"x"', 2 * ALLOWED)],
    ['"" many times', listOf('""', 2 * ALLOWED)],
    ['null many times', listOf('null', 2 * ALLOWED)],
    ['long texts', listOf(textOf('x', 1000), Math.floor(room / 1010))],
    ['itself many times', listOf(same, copies)],
    ['itself a hundred times', listOf(same, Math.min(copies, 100))],
    ['many members', objectOf(2 * ALLOWED, '"x"')],
    ['many members with objects', objectOf(ALLOWED, '{}')],
    ['objects in arrays', listOf(listOf('{}', 90), 95)],
    ['a depth of ninety', `${'[{"a":'.repeat(45)}1${'}]'.repeat(45)}`],
    ...['x', '9', ' ', '+', '/', 'a.', '<a>', '😀', '0:', 'http://', '-', '\\u0000'].map(
      (text) => [`${text} without end`, textOf(text, room)] as const,
    ),
    ['http:// and more', `"http://example.com/${fill('a', room - 20)}"`],
    ['a number without end', fill('9', room)],
  ];
};

const MARK = '"the place to fill"';

function replaced(whole: unknown, pointer: string): string {
  const copy = { '': structuredClone(whole) } as Json;
  const way = pointer.split('/');
  const last = way.pop() as string;
  const at = way.reduce<Json>((place, name) => place[name] as Json, copy);
  at[last] = JSON.parse(MARK);
  return JSON.stringify(copy['']);
}

/** The good body with one of its members grown to what can be borne least. */
function grown(good: unknown, pointer: string, room: number): WorstBody[] {
  const [before = '', after = ''] = replaced(good, pointer).split(MARK);
  const own = pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((at, name) => (at as Json)[name], good);
  return heavyValues(own, room - before.length - after.length - 30).map(([title, value]) => ({
    title: `${pointer}: ${title}`,
    body: Buffer.from(before + value + after),
  }));
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The good body with one member more that `sample` has and it has not, for each, and where that is. */
function* extended(good: unknown, sample: unknown, at = ''): Generator<readonly [pointer: string, good: unknown]> {
  if (Array.isArray(good) && Array.isArray(sample) && good.length > 0) {
    for (const [pointer, inner] of extended(good[0], sample[0], `${at}/0`)) yield [pointer, [inner, ...good.slice(1)]];
  }
  if (!isObject(good) || !isObject(sample)) return;
  for (const [name, value] of Object.entries(sample)) {
    if (!Object.hasOwn(good, name)) yield [`${at}/${name}`, { ...good, [name]: value }];
    else
      for (const [pointer, inner] of extended(good[name], value, `${at}/${name}`))
        yield [pointer, { ...good, [name]: inner }];
  }
}

/** The worst bodies for an operation that takes `good` and knows the members of `sample`; it reads `room` bytes. */
export function* worstBodies(good: unknown, sample: unknown, room: number): Generator<WorstBody> {
  for (const [title, text] of heavyForAll(room))
    yield { title, body: text === '' ? Buffer.alloc(room, 0xff) : Buffer.from(text) };
  for (const pointer of pointersOf(good)) if (pointer !== '') yield* grown(good, pointer, room);
  for (const [pointer, more] of extended(good, sample)) yield* grown(more, pointer, room);
}
