import { describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { eventsAt } from '../../../support/example/verbs/receivers.ts';
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

/** A session on a shared account whose receiver has its first event after so many waits, and what it waited. */
function sessionWith(waitsBefore: number, hasLab = false) {
  const waited: number[] = [];
  const session = {
    hasLab,
    facilities: { used: new Set(['calls']) },
    inbox: { arrivals: async () => (waited.length >= waitsBefore ? [{ n: 1 }] : []) },
    time: { pass: async (span: number) => void waited.push(span) },
  } as unknown as Session;
  return { session, waited };
}

describe('the events of a call on a shared target', () => {
  it.each([0, 1, 3])('are there after %i waits', async (waits) => {
    const { session, waited } = sessionWith(waits);
    expect(await eventsAt(session, 'desk')).toHaveLength(1);
    expect(waited).toEqual(Array(waits).fill(20_000));
  });

  it('are not waited for without end', async () => {
    const { session, waited } = sessionWith(4);
    await expect(eventsAt(session, 'desk')).rejects.toThrow(
      '[insufficient-evidence] no event of the call has come to desk yet',
    );
    expect(waited).toHaveLength(3);
  });

  it('are not waited for where none are expected, or a lab says that all came', async () => {
    const unexpected = sessionWith(1);
    expect(await eventsAt(unexpected.session, 'desk', false)).toEqual([]);
    const lab = sessionWith(1, true);
    expect(await eventsAt(lab.session, 'desk')).toEqual([]);
    expect([...unexpected.waited, ...lab.waited]).toEqual([]);
  });
});
