import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapDocument } from '../../../reference-impl/conversation-mapping/mapping.ts';
import { readDocument } from '../../../reference-impl/conversation-mapping/read-document.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';
import { forAll, forSome } from '../for-all.ts';
import { message, standalone } from './standalone-documents.ts';

const sendOf = (message: object): object => ({ to: ['+4670'], message });

function complaint(document: unknown): string | undefined {
  try {
    mapDocument(document);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.details[0]?.pointer ?? 'no pointer';
    throw error;
  }
}

const sku = { product_retailer_id: 'sku' };

const TEXT = { type: 'text', text: 'Hi' };

it.each([
  ['', null],
  ['', []],
  ['/type', { type: 'smoke' }],
  ['/type', { type: 'contacts', contacts: [] }],
  ['/text', { type: 'text' }],
  ['', { status: 'read', message_id: 'm' }],
  ['/message', { to: ['1'] }],
  ['/to', { message: TEXT }],
  ['/to/0', { to: [1], message: TEXT }],
  ['/to', { to: Array(21).fill('1'), message: TEXT }],
  ['/callback', { to: ['1'], callback: 1, message: TEXT }],
  ['/message/type', sendOf({ type: 'contacts', contacts: [] })],
  ['/message/type', sendOf({ type: 'smoke' })],
  ['/message/interactive/type', sendOf({ type: 'interactive', interactive: { type: 'smoke' } })],
  ['/message/text', sendOf({ type: 'text' })],
  ['/message/lat', sendOf({ type: 'location', lat: 90.1, lng: 0 })],
  ['/message/lng', sendOf({ type: 'location', lat: 0, lng: -180.1 })],
  ['/message/id', sendOf({ type: 'sticker', id: 'i' })],
  [
    '/message/interactive/action/product_items',
    sendOf({
      type: 'interactive',
      interactive: { type: 'product', body: { text: 'b' }, action: { product_items: [sku, sku] } },
    }),
  ],
  ['/numbers', { numbers: [] }],
  ['/statuses/0', { statuses: [1] }],
  ['/notifications/0/message', { notifications: [{ from: '1', type: 'text' }] }],
])('a mistake is named by the pointer "%s"', (pointer, document) => {
  expect(complaint(document)).toBe(pointer);
});

describe('whatever comes', () => {
  const POINTER = /^(\/.*)?$/s;

  it('is mapped or refused with a pointer', () =>
    forAll(fc.jsonValue(), (document) => {
      expect(complaint(document) ?? '').toMatch(POINTER);
    }));

  it('is mapped or refused with a pointer inside a message too', () => {
    const members = fc.dictionary(fc.constantFrom('url', 'text', 'interactive', 'name', 'lat'), fc.jsonValue());
    forAll(message, members, (specimen, changes) => {
      expect(complaint(sendOf({ ...specimen, ...changes })) ?? '').toMatch(POINTER);
    });
  });

  it('makes one call for each recipient', () =>
    forAll(fc.array(fc.stringMatching(/^\+\d{5,12}$/), { minLength: 1, maxLength: 20 }), (to) => {
      const { bodies } = mapDocument({ to, message: TEXT });
      expect(bodies).toHaveLength(to.length);
      expect(bodies.every((body, place) => JSON.stringify(body).includes(`"${to[place]}"`))).toBe(true);
    }));
});

const BIN = join(import.meta.dirname, '../../../bin/plumbline');

function map(input: string, ...args: string[]): { status: number | null; out: string; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'map', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, out: stdout, said: stderr };
}

it('prints the mapped calls of standard input and what is left of it', () => {
  const { status, out, said } = map('{"numbers":["+4670","+4671"],"odd":1}', '-');
  expect([status, said]).toEqual([0, '']);
  const { from, bodies, unknown } = JSON.parse(out) as Record<string, unknown[]>;
  expect(from).toBe('capability check');
  expect(bodies).toHaveLength(2);
  expect(unknown).toEqual(['/odd']);
});

it.each([
  ['names the member that is wrong', '{"to":["+4670"],"message":{"type":"text"}}', ['-'], '/message/text '],
  ['keeps what it quotes on one line', '{"a":"x",\n"b":\nx}', ['-'], 'the document is not JSON'],
  ['refuses to be called with an option nobody knows', '{}', ['-', '--xml'], "unknown option '--xml'"],
  ['refuses a file that is not there', '', ['/no/such/file'], 'cannot read /no/such/file'],
])('%s, in one sentence with exit code 2', (_what, input, args, sentence) => {
  const { status, out, said } = map(input, ...args);
  expect([status, out]).toEqual([2, '']);
  expect(said.startsWith(`plumbline map: ${sentence}`)).toBe(true);
  expect(said.trimEnd().split('\n')).toHaveLength(1);
});

it.each([
  ['what is not JSON', '{', 'is not JSON'],
  ['an empty document', ' \n', 'is empty'],
  ['a member that is there twice', '{"to":[{"a":1,"\\u0061":2}]}', 'is there twice'],
  ['what is nested too deep', '['.repeat(100_000), 'must not have'],
  ['what is too large', `"${'x'.repeat(2 ** 20)}"`, 'must not be larger'],
])('refuses %s', (_what, text, sentence) => {
  const reading = () => readDocument(Buffer.from(text));
  const message = expect.stringContaining(sentence);
  expect(reading).toThrow(expect.objectContaining({ details: [expect.objectContaining({ message })] }));
});

it('reads a document with a byte order mark', () => {
  expect(readDocument(Buffer.from('\uFEFF{"numbers":[]}'))).toEqual({ numbers: [] });
});

/** Every text of a document that stands nowhere else, with its JSON pointer. */
function tokensIn(value: unknown, at = ''): Array<[pointer: string, token: string]> {
  if (typeof value === 'string') return value.endsWith('Q') ? [[at, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => tokensIn(each, `${at}/${name}`));
}

const isListed = (pointer: string, listed: readonly string[]): boolean =>
  listed.some((each) => pointer === each || pointer.startsWith(`${each}/`));

it('every member of a standalone document is mapped or listed as left behind', () =>
  forSome(400, standalone, (document) => {
    const { bodies, withoutEquivalent, unknown } = mapDocument(document);
    const listed = [...withoutEquivalent, ...unknown];
    const output = JSON.stringify(bodies);
    const lost = tokensIn(document).filter(([pointer, token]) => !output.includes(token) && !isListed(pointer, listed));
    expect(lost).toEqual([]);
  }));

it('what is listed is never in the output, and exists', () =>
  forSome(200, standalone, (document) => {
    const { bodies, withoutEquivalent, unknown } = mapDocument(document);
    const output = JSON.stringify(bodies);
    const listed = [...withoutEquivalent, ...unknown];
    expect(new Set(listed).size).toBe(listed.length);
    const told = tokensIn(document).filter(
      ([pointer, token]) => !token.includes(' ') && isListed(pointer, listed) && output.includes(token),
    );
    expect(told).toEqual([]);
  }));

it('members that nobody knows are never called known', () =>
  forSome(200, standalone, (document) => {
    const { withoutEquivalent } = mapDocument(document);
    expect(withoutEquivalent.filter((each) => each.endsWith('/odd'))).toEqual([]);
  }));
