import { describe, expect, it } from 'vitest';
import { heldOffIn } from '../../../support/example/session/bases.ts';
import { Journal, keptValue } from '../../../support/example/session/journal.ts';
import type { Session } from '../../../support/example/session/session.ts';

const exchange = (status: number, headers: object = {}) => ({ status, headers });

const seen = (hasLab: boolean, ...exchanges: object[]) =>
  heldOffIn({ hasLab, journal: { exchanges, dropped: 0 }, wire: { repeated: new Set() } } as unknown as Session);

it('a target without a lab may hold requests off', () => {
  expect(seen(false, exchange(200), exchange(429), exchange(503, { 'retry-after': '1' }))).toEqual({ heldOff: 2 });
});

it('a receiver that dropped connections excuses a target with a lab too', () => {
  const session = { hasLab: true, journal: { exchanges: [], dropped: 2 }, wire: { repeated: new Set() } };
  expect(heldOffIn(session as unknown as Session)).toEqual({ dropped: 2 });
});

it.each([
  ['nothing was held off', false, exchange(200)],
  ['the target broke down', false, exchange(503)],
  ['a lab has limits that are known', true, exchange(429)],
])('it is no excuse where %s', (_, hasLab, answer) => {
  expect(seen(hasLab, answer)).toEqual({});
});

const large = { list: Array(20_000).fill('text') };

describe('what was seen where nothing is judged', () => {
  it.each([[undefined], [null], [7], ['text'], [['a', { b: 1 }]], [{ status: 200, body: { a: 1 } }]])(
    'is kept as it is: %j',
    (seen) => {
      expect(keptValue(seen)).toEqual(seen);
    },
  );

  it('is told when it is too large, and of an answer the status stays', () => {
    const sentence = expect.stringMatching(/^\(JSON of \d+ characters, not kept\)$/);
    expect(keptValue(large)).toEqual({ list: sentence });
    expect(keptValue([large])).toEqual(sentence);
    expect(keptValue({ status: 200, body: large })).toEqual({ status: 200, body: sentence });
    expect(keptValue(Object.fromEntries(Object.entries(large.list)))).toEqual(sentence);
  });

  it('is so in evidence', () => {
    const journal = new Journal();
    journal.observations.push({ what: 'an answer', seen: { status: 200, body: large } });
    expect(JSON.stringify(journal.evidence('none', 0)).length).toBeLessThan(1000);
  });
});
