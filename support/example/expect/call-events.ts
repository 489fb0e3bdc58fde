import { expect } from 'chai';
import type { Notification } from '../../wire/callbacks/notification.ts';

export type Bound = 'at least' | 'at most' | 'exactly';

export function expectCount(seen: number, bound: Bound, count: number, what = 'events'): void {
  if (bound === 'at least') expect(seen, what).to.be.at.least(count);
  else if (bound === 'at most') expect(seen, what).to.be.at.most(count);
  else expect(seen, what).to.equal(count);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** What an event says, with all its numbers and instants alike: an attempt and its time are the platform's own. */
function saidBy({ json, body }: Notification): string {
  if (json === undefined) return body;
  return JSON.stringify(json, (_, value) =>
    typeof value === 'number' || (typeof value === 'string' && INSTANT.test(value)) ? 0 : value,
  );
}

/**
 * Whatever came to one receiver came to the other as well, the same but for numbers and instants, and if need be within
 * so many milliseconds.
 */
export function expectResent(first: readonly Notification[], second: readonly Notification[], within?: number): void {
  expect(first, 'events at the first receiver').to.not.have.lengthOf(0);
  for (const event of first) {
    const said = saidBy(event);
    const again = second.find((each) => saidBy(each) === said);
    expect(again && saidBy(again), 'the event at the second receiver').to.equal(said);
    if (again && within !== undefined)
      expect(again.at - event.at, 'milliseconds until it was sent again').to.be.within(0, within);
  }
}

export function expectSameIds(first: readonly Notification[], second: readonly Notification[]): void {
  const [wanted, seen] = [first, second].map((events) => events.map(({ headers }) => headers['ce-id']));
  expect(seen, 'ids of events').to.deep.equal(wanted);
}
