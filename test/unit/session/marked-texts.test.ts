import { describe, expect, it } from 'vitest';
import type { Cast } from '../../../support/example/session/cast.ts';
import { MarkedTexts } from '../../../support/example/session/marked-texts.ts';
import { Tape } from '../../../support/ground/time/tape.ts';
import type { TimeLadder } from '../../../support/wire/lab/time-ladder.ts';

const texts = (features: readonly string[] | undefined, { hasLab = false, now = 1_764_000_000_000 } = {}) =>
  new MarkedTexts(
    { facts: { accounts: [{ role: 'main', features }] }, hasWorld: hasLab } as unknown as Cast,
    { waits: { tape: new Tape() }, now: () => now } as unknown as TimeLadder,
  );

describe('the texts of an example on a shared account', () => {
  it('end with a mark where repeats are withheld, the same for the whole example', () => {
    const marked = texts(['de-duplication']);
    const [first, again, other] = ['Hello', 'Hello', 'Bye'].map((text) => marked.toSend(text));
    expect(first).toMatch(/^Hello [0-9a-z]{6}$/);
    expect(again).toBe(first);
    expect(other?.slice(-6)).toBe(first?.slice(-6));
  });

  it('have another mark in an example that begins a millisecond later', () => {
    const one = texts(['de-duplication']).toSend('Hello');
    expect(texts(['de-duplication'], { now: 1_764_000_000_001 }).toSend('Hello')).not.toBe(one);
  });

  it.each([
    ['nothing is known of the account', texts(undefined)],
    ['repeats are not withheld', texts(['social-sending'])],
    ['a lab gives each example a world of its own', texts(['de-duplication'], { hasLab: true })],
  ])('stay as they are where %s', (_, unmarked) => {
    expect(unmarked.toSend('Hello')).toBe('Hello');
  });

  it('are told from those of other examples, and read as they are written', () => {
    const marked = texts(['de-duplication']);
    expect(marked.isOwn('Hello abc123')).toBe(true);
    const sent = marked.toSend('Hello');
    expect([marked.isOwn(sent), marked.isOwn('Hello'), marked.isOwn(undefined)]).toEqual([true, false, false]);
    expect([marked.asWritten(sent), marked.asWritten('Hello')]).toEqual(['Hello', 'Hello']);
    expect(texts(undefined).isOwn('Hello')).toBe(true);
  });

  it('have pages of their own where clicks are counted', () => {
    const shared = texts(undefined);
    const own = shared.toSend('See https://example.com/counted/a and https://example.com/a');
    expect(own).toMatch(/^See https:\/\/example\.com\/counted\/[0-9a-z]{6}\/a and https:\/\/example\.com\/a$/);
    expect(shared.ownPages('https://example.com/counted/a')).toBe(/https:\S+\/a(?= and)/.exec(own)?.[0]);
    expect(texts(undefined, { hasLab: true }).toSend('https://example.com/counted/a')).toBe(
      'https://example.com/counted/a',
    );
  });

  it('are expected with the mark, and other values without', () => {
    const marked = texts(['de-duplication']);
    const sent = marked.toSend('Hello');
    expect(marked.expected('Hello')).toBe(sent);
    expect(marked.expected('305')).toBe('305');
    expect(marked.toSend('')).toBe('');
  });
});
