import { expect } from 'chai';
import type { Notification } from '../../wire/callbacks/notification.ts';

/** How many of something there may be. */
export type Bound = 'at least' | 'at most' | 'exactly';

/** There are as many as `bound` and `count` allow. */
export function expectCount(seen: number, bound: Bound, count: number, what = 'events'): void {
  if (bound === 'at least') expect(seen, what).to.be.at.least(count);
  else if (bound === 'at most') expect(seen, what).to.be.at.most(count);
  else expect(seen, what).to.equal(count);
}

/** How events came to a second receiver: in time, in milliseconds, or under the ids that they had. */
export type Resent = { readonly within: number } | { readonly sameIds: true };

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** A value whose numbers and instants count as equal: an attempt and its time are the platform's own. */
function withoutCounts(value: unknown): unknown {
  if (typeof value === 'number' || (typeof value === 'string' && INSTANT.test(value))) return 0;
  if (Array.isArray(value)) return value.map(withoutCounts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutCounts(inner)]));
}

const saidBy = ({ json, body }: Notification): string =>
  json === undefined ? body : JSON.stringify(withoutCounts(json));

const idsOf = (events: readonly Notification[]) => events.map(({ headers }) => headers['ce-id']);

/** Whatever came to one receiver came to the other as well, the same but for numbers and instants. */
export function expectResent(first: readonly Notification[], second: readonly Notification[], resent: Resent): void {
  expect(first, 'events at the first receiver').to.not.have.lengthOf(0);
  for (const event of first) {
    const said = saidBy(event);
    const again = second.find((each) => saidBy(each) === said);
    expect(again && saidBy(again), 'the event at the second receiver').to.equal(said);
    if ('within' in resent)
      expect((again as Notification).at - event.at, 'milliseconds until it was sent again').to.be.within(
        0,
        resent.within,
      );
  }
  if ('sameIds' in resent) expect(idsOf(second), 'ids of events').to.deep.equal(idsOf(first));
}
