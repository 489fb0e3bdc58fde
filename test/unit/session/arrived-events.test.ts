import { describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { eventsAt } from '../../../support/example/verbs/receivers.ts';

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
