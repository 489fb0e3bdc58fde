import { describe, expect, it } from 'vitest';
import { MOST_ANSWERED, requireRoom } from '../../../support/example/session/wire.ts';
import { blacklistOf } from '../../../support/example/verbs/blacklist.ts';
import { codeOf } from '../../../support/example/verbs/handsets.ts';
import { readJson } from '../../../support/ground/json.ts';
import { ContractViolation } from '../../../support/ground/problems/contract-violation.ts';
import { CallbackReceiver } from '../../../support/wire/callbacks/receiver.ts';
import { violationsOf } from '../../../support/wire/contract/check.ts';
import { problem } from '../problem.ts';
import { answeredSession, sessionAt } from './a-session.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const GET = { interface: 'messaging', method: 'GET', path: '/v1/replies', as: { scheme: 'none' } } as const;

describe('JSON from outside', () => {
  it.each([
    ['{"a":[1]}', { a: [1] }],
    ['', undefined],
    ['{', undefined],
    ['null', null],
  ])('%j is read', (text, value) => {
    expect(readJson(text)).toEqual(value);
  });

  it.each([
    [100, true],
    [101, false],
    [1_000_000, false],
  ])('nested %i deep is read: %s', (depth, isRead) => {
    const padded = ' '.repeat(200);
    expect(readJson(padded + nested(depth)) !== undefined).toBe(isRead);
    const objects = `${padded}${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(readJson(objects) !== undefined).toBe(isRead);
  });
});

describe('an answer', () => {
  it('that is nested a million deep breaks the rule and leaves evidence', async () => {
    const { session } = answeredSession(() => nested(1_000_000));
    await session.wire.send(GET);
    expect(session.wire.last.json).toBeUndefined();
    expect(session.wire.forms.broken).toMatchObject([
      { row: 'FORM-list-replies', got: expect.stringContaining('nested deeper than 100 levels') },
      { row: 'FORM-list-replies', wanted: 'be object' },
    ]);
    expect(() => session.close(true)).not.toThrow();
    expect(JSON.stringify(session.journal.evidence('real', 0))).toContain('[[[[');
  });

  it('with hundreds of thousands of entries is read through', async () => {
    const numbers = Array.from({ length: 300_000 }, (_, n) => `+1555${1_000_000 + n}`);
    const { session } = answeredSession(() => ({ numbers }));
    expect(await blacklistOf(session, 'main')).toHaveLength(300_000);
  });

  it('with as many wrong entries has few words said about it', () => {
    const schema = { type: 'array', items: { type: 'object' } };
    const told = violationsOf(Array(50).fill(1), schema);
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toBe('and 30 more');
    expect(violationsOf(Array(20).fill(1), schema)).toHaveLength(20);
    expect(violationsOf(Array(300_000).fill(1), schema)).toEqual(['/0 must be object']);
  });

  it('is the last when all of them together are more than can be kept', () => {
    const half = { text: ' '.repeat(MOST_ANSWERED / 2) };
    expect(() => requireRoom([half, half])).not.toThrow();
    expect(() => requireRoom([half, half, { text: ' ' }])).toThrow(
      '[insufficient-evidence] the answers of this example',
    );
  });

  it('with a link that is not an address breaks the rule', () => {
    expect(codeOf('https://l.example/abc')).toBe('abc');
    expect(() => codeOf('http://[')).toThrow(ContractViolation);
  });
});

it('a notification that is refused is told by the step that awaits it, the example and the evidence', async () => {
  const receiver = new CallbackReceiver();
  await receiver.listen('127.0.0.1:0');
  const session = sessionAt('http://127.0.0.1:9', undefined, receiver);
  const { url } = session.inbox.open('reports');
  await fetch(url, { method: 'POST', body: ' '.repeat(2 * 1024 * 1024) }).catch(() => undefined);
  const says = /^a notification of 2097152 bytes came to \/x[0-9a-f]{32}; at most 1048576 are read$/;
  await expect(session.inbox.arrivals('reports')).rejects.toThrow(problem('ContractViolation', says));
  expect(() => session.close(true)).toThrow(says);
  expect(session.journal.evidence('real', 0)).toMatchObject({
    observations: [{ what: 'a notification that was refused', seen: expect.stringMatching(says) }],
  });
  await receiver.stop();
});
