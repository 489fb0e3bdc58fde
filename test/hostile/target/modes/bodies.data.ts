import { gzipSync } from 'node:zlib';
import { type Mode, runOf } from '../mode.ts';
import type { Twist } from '../scene.ts';
import { altered, at, byRule, inTurn, leaves, texts, withJson, withText } from '../twists.ts';
import { allOf, FIVE, FOUR, NOT_GREEN, ONE, SIX, SIXTH, THREE, TWO } from './rules.data.ts';

/** What steers a terminal, ends a table, a tag, a quotation or an annotation, or is a command. */
export const POISON = [
  '\u001b[2J\u001b]0;x\u0007\u009b31m\u202e\u2066\u200f\0\b',
  '<script>alert(1)</script>]]>--><img src=x onerror=alert(1)>',
  '$(touch pwned)`touch pwned`\'; touch pwned; \'"; touch pwned; "',
  '\r\n::error file=x::pwned\n##[error]pwned\n| | |\n```\n# pwned\n\\',
].join('');

/** The JSON of a value with members before those of each object that would reach its prototype. */
function poisonedObjects(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(poisonedObjects).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const own = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${poisonedObjects(member)}`);
  const strange = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then'].map(
    (name) => `"${name}":{"status":200,"polluted":true}`,
  );
  return `{${[...strange, ...own].join(',')}}`;
}

/** The JSON of an object with one more member. */
const withMember = (value: unknown, name: string, json: string): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? JSON.stringify(value).replace(/^\{/, `{"${name}":${json}${Object.keys(value).length > 0 ? ',' : ''}`)
    : JSON.stringify(value);

const DEEP = 200_000;
const deep = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
const deepObjects = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;

const entries = (count: number): string =>
  `[${Array.from({ length: count }, (_, n) => `{"n":${n},"of":[{"a":"${'x'.repeat(40)}"}]}`).join(',')}]`;

/** About eight megabytes, and three. */
const large = entries(100_000);
const smaller = entries(40_000);

const NEWLINES = '\n'.repeat(1_500_000);

const encoded = (change: (body: Buffer) => Buffer, headers: Readonly<Record<string, string>> = {}): Twist =>
  altered((given) => ({ ...given, headers: { ...given.headers, ...headers }, body: change(given.body) }));

const utf16 = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(body.toString('utf8'), 'utf16le')]);

const underscored = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d)T/, '$1_');

/** Each list in a report as if it had so many entries. */
const manifold = (value: unknown, times: number): unknown => {
  if (Array.isArray(value)) return Array.from({ length: times }, () => value).flat();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, manifold(member, times)]));
};

/** Answers that are whole, and no answer to what was asked. */
export const bodies: readonly Mode[] = [
  {
    mode: 'members called __proto__, constructor and the like in every object',
    command: runOf(...SIX),
    twist: withText(poisonedObjects),
    leadsTo: { exit: 0, rules: allOf(SIX, 'pass'), requests: 130 },
  },
  {
    mode: 'control characters, markup and commands in every text',
    command: runOf(...SIX, 'SENDER-ISO-01', 'CONV-SEND-01'),
    target: { published: true },
    twist: withJson((value) => texts(value, (text) => `${text}${POISON}`)),
    leadsTo: { exit: 1, rules: { [ONE]: 'fail' }, requests: 600 },
  },
  {
    mode: 'markup and commands in headers',
    command: runOf(...SIX),
    twist: altered((given) => ({
      ...given,
      status: 409,
      headers: {
        ...given.headers,
        'content-type': 'application/json; charset=<script>alert(1)</script>',
        'x-poison': '<script>alert(1)</script>]]>$(touch pwned)`touch pwned`\'"| | |\u009b\u0085',
        __proto__: 'x',
      },
    })),
    leadsTo: { exit: [1, 3], rules: allOf(SIX, NOT_GREEN), requests: 300 },
  },
  {
    mode: 'timestamps with _ for T in a long detail report, published rules judged',
    command: runOf(SIXTH),
    target: { published: true },
    twist: at(
      /\/reporting\/messages\/detail/,
      withJson((value) => texts(manifold(value, 60), underscored)),
    ),
    leadsTo: { exit: 1, rules: { 'FORM-read-detail-report': 'fail' }, requests: 3000 },
  },
  {
    mode: 'numbers for texts and texts for numbers; null, empty lists and empty texts; published rules judged',
    command: runOf(ONE, THREE, SIXTH, 'PUB-LIST-PAGE-01', 'BL-01', 'SENDER-ISO-01', 'DEDNUM-CLASS-01'),
    target: { published: true },
    twist: inTurn(
      withJson((value) =>
        leaves(value, (leaf) => (typeof leaf === 'string' ? 1e308 : typeof leaf === 'number' ? `${leaf}` : 0)),
      ),
      withJson((value) => leaves(value, (leaf) => (typeof leaf === 'string' ? null : []))),
    ),
    leadsTo: { exit: 1, rules: allOf([ONE, THREE, 'PUB-LIST-PAGE-01'], NOT_GREEN), requests: 600 },
  },
  {
    mode: 'two hundred thousand lists and objects in one another, alone and in an unknown member',
    command: runOf(ONE, THREE, FIVE, SIXTH),
    twist: byRule({
      [ONE]: withText((value) => withMember(value, 'more', deep)),
      [THREE]: altered((given) => ({ ...given, body: Buffer.from(deep) })),
      [FIVE]: withText((value) => withMember(value, 'more', deepObjects)),
      [SIXTH]: at(
        /detail/,
        altered((given) => ({ ...given, body: Buffer.from(deep) })),
      ),
    }),
    leadsTo: {
      exit: 1,
      rules: {
        [ONE]: ['pass', ...NOT_GREEN],
        [FIVE]: ['pass', ...NOT_GREEN],
        ...allOf([THREE, SIXTH], NOT_GREEN),
      },
      requests: 150,
      megabytes: 500,
    },
  },
  {
    mode: 'eight megabytes of JSON, more than is read, and three, which are',
    command: runOf(ONE, TWO, FIVE),
    twist: byRule({
      [ONE]: withText((value) => withMember(value, 'more', large)),
      [TWO]: withText((value) => withMember(value, 'more', smaller)),
      [FIVE]: withText((value) => withMember(value, 'more', smaller)),
    }),
    leadsTo: {
      exit: 1,
      rules: { [ONE]: 'fail', [TWO]: 'pass', [FIVE]: 'pass' },
      requests: 60,
      reportKilobytes: 5000,
    },
  },
  {
    mode: 'newlines without end, alone, before the answer and in each of its texts',
    command: runOf(ONE, THREE, FIVE, 'ERR-BODY-01'),
    twist: byRule({
      [ONE]: withText((value) => NEWLINES + JSON.stringify(value)),
      [THREE]: withJson((value) => texts(value, (text) => text + NEWLINES)),
      [FIVE]: altered((given) => ({ ...given, body: Buffer.from(NEWLINES) })),
      'ERR-BODY-01': altered((given) => ({ ...given, body: Buffer.from(`${NEWLINES}x`) })),
    }),
    leadsTo: { exit: 1, rules: { [ONE]: 'pass', ...allOf([THREE, FIVE], NOT_GREEN) }, requests: 100, megabytes: 500 },
  },
  {
    mode: 'bytes that are no UTF-8, UTF-16, a wrong charset, a mark at the beginning, compressed without saying so, and saying so without',
    command: runOf(...SIX),
    twist: byRule({
      [ONE]: encoded((body) => Buffer.concat([body, Buffer.from([0xff, 0xfe, 0xc0, 0x80])])),
      [TWO]: encoded(utf16, { 'content-type': 'application/json' }),
      [THREE]: encoded(utf16, { 'content-type': 'application/json; charset=utf-16' }),
      [FOUR]: encoded((body) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body])),
      [FIVE]: encoded((body) => gzipSync(body)),
      [SIXTH]: encoded((body) => body, { 'content-encoding': 'gzip' }),
    }),
    leadsTo: {
      exit: 1,
      rules: { [ONE]: NOT_GREEN, [TWO]: NOT_GREEN, [THREE]: NOT_GREEN, [FIVE]: NOT_GREEN },
      requests: 200,
    },
  },
];
