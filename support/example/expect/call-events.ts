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

const idsOf = (events: readonly Notification[]) => events.map(({ headers }) => headers['ce-id']);

/** Whatever came to one receiver came to the other as well, unchanged. */
export function expectResent(first: readonly Notification[], second: readonly Notification[], resent: Resent): void {
  expect(first, 'events at the first receiver').to.not.have.lengthOf(0);
  for (const { body, at } of first) {
    const again = second.find((each) => each.body === body);
    expect(again?.body, 'the event at the second receiver').to.equal(body);
    if ('within' in resent)
      expect((again as Notification).at - at, 'milliseconds until it was sent again').to.be.within(0, resent.within);
  }
  if ('sameIds' in resent) expect(idsOf(second), 'ids of events').to.deep.equal(idsOf(first));
}
