import { expect } from 'chai';
import type { Notification } from '../../wire/callbacks/notification.ts';

/** How many of something there may be. */
export type Bound = 'at least' | 'at most' | 'exactly';

/** There are as many notifications as `bound` and `count` allow. */
export function expectCount(notifications: readonly Notification[], bound: Bound, count: number): void {
  const { length } = notifications;
  if (bound === 'at least') expect(length, 'events').to.be.at.least(count);
  else if (bound === 'at most') expect(length, 'events').to.be.at.most(count);
  else expect(length, 'events').to.equal(count);
}

const mentions = (text: string, { body, headers }: Notification): boolean =>
  `${body} ${JSON.stringify(headers)}`.toLowerCase().includes(text.toLowerCase());

/** How many of the notifications have a text somewhere, in letters of either case. */
export const mentioning = (notifications: readonly Notification[], text: string): readonly Notification[] =>
  notifications.filter((each) => mentions(text, each));

/** Whatever came to one receiver came to the other as well, unchanged and at most `span` milliseconds later. */
export function expectResent(
  first: readonly Notification[],
  second: readonly Notification[],
  span: number,
): void {
  expect(first, 'events at the first receiver').to.not.have.lengthOf(0);
  for (const { body, at } of first) {
    const again = second.find((each) => each.body === body);
    expect(again?.body, 'the event at the second receiver').to.equal(body);
    expect((again as Notification).at - at, 'milliseconds until it was sent again').to.be.within(0, span);
  }
}
