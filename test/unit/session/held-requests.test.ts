import { expect, it } from 'vitest';
import { heldOffIn } from '../../../support/example/session/bases.ts';
import type { Session } from '../../../support/example/session/session.ts';

const exchange = (status: number, headers: object = {}) => ({ status, headers });

const seen = (hasLab: boolean, ...exchanges: object[]) =>
  heldOffIn({ hasLab, journal: { exchanges, dropped: 0 }, wire: { repeated: new Set() } } as unknown as Session);

it('a target without a lab may hold requests off', () => {
  const late = exchange(503, { 'retry-after': '1' });
  expect(seen(false, exchange(200), exchange(429), late)).toEqual({ heldOff: 2 });
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
