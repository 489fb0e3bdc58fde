import { describe, expect, it } from 'vitest';
import { MarkedTexts } from '../../../support/example/session/marked-texts.ts';
import type { Session } from '../../../support/example/session/session.ts';
import { Tape } from '../../../support/ground/time/tape.ts';

const texts = (features: readonly string[] | undefined, { hasLab = false, now = 1_764_000_000_000 } = {}) =>
  new MarkedTexts({
    facts: { accounts: [{ role: 'main', features }] },
    hasLab,
    time: { waits: { tape: new Tape() }, now: () => now },
  } as unknown as Session);

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

  it('are expected with the mark, and other values without', () => {
    const marked = texts(['de-duplication']);
    const sent = marked.toSend('Hello');
    expect(marked.expected('Hello')).toBe(sent);
    expect(marked.expected('305')).toBe('305');
    expect(marked.toSend('')).toBe('');
  });
});
