import { expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { currentCall, entriesLike } from '../../../support/example/verbs/voice-calls.ts';

/** A session whose latest call is shown like this by a facility, or by a lab. */
const showing = (call: object, hasLab = false): Session =>
  ({
    hasLab,
    time: { settle: async () => undefined },
    handles: { get: () => ({ id: '7' }) },
    facilities: { named: () => ({ request: async () => ({ legs: [], recordings: [], record: [], ...call }) }) },
  }) as unknown as Session;

const rows = [{ what: 'interruption', name: 'signalled' }];

it.each([
  ['a state of a leg "up"', () => currentCall(showing({ legs: [{ name: 'a', state: 'up' }] }))],
  ['a state of a recording "on"', () => currentCall(showing({ recordings: [{ name: 'r', state: 'on' }] }))],
  ['a kind of entry "barge-in"', () => entriesLike(showing({ record: [{ what: 'barge-in', name: 'x' }] }), rows)],
  ['an interruption "told"', () => entriesLike(showing({ record: [{ what: 'interruption', name: 'told' }] }), rows)],
])('%s of a facility is no fault of the platform', async (says, look) => {
  await expect(look()).rejects.toThrow(
    `[facility-missing] who shows the calls speaks in words of its own: it calls ${says}`,
  );
});

it('what is missing among known words is the fault of the platform, and a lab has its own', async () => {
  expect(await entriesLike(showing({ record: [{ what: 'played', name: 'One' }] }), rows)).toEqual([]);
  expect(await entriesLike(showing({ record: [{ what: 'barge-in', name: 'x' }] }, true), rows)).toEqual([]);
});
