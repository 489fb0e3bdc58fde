import { expect } from 'chai';
import type { Notification } from '../callbacks/notification.ts';
import type { DeliveryReport } from '../session/delivery-reports.ts';

const isObject = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** What a table asks of notifications, by the words for it; `address` is what follows the receiver's own beginning. */
const PARTS: Readonly<Record<string, (notification: Notification) => unknown>> = {
  method: ({ method }) => method,
  address: ({ target }) => target.replace(/^\/[^/?]+/, ''),
  'media type': ({ headers }) => headers['content-type']?.split(';')[0]?.trim().toLowerCase(),
  content: ({ json }) => (isObject(json) ? 'an object' : json),
};

/** Something came, and all of it has these parts. */
export function expectNotifications(
  notifications: readonly Notification[],
  wanted: Readonly<Record<string, string>>,
): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const notification of notifications)
    for (const [part, value] of Object.entries(wanted))
      expect(PARTS[part]?.(notification), `${part} of ${notification.body.slice(0, 300)}`).to.equal(value);
}

/** Something came, and all of it is this JSON and nothing else. */
export function expectOnly(notifications: readonly Notification[], json: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const each of notifications) expect(each.json, each.body).to.deep.equal(JSON.parse(json));
}

/** There were retries, and each wait is longer than the one before by at least this factor. */
export function expectGrowingWaits(waits: readonly number[], count: number, factor: number): void {
  expect(waits.length, 'retries').to.be.at.least(count);
  waits.slice(1).forEach((wait, place) => {
    const before = waits[place] as number;
    expect(wait / before, `wait of ${wait} ms after ${before} ms`).to.be.at.least(factor);
  });
}

/** Reports came more than once, and a member is the same whenever a report comes again. */
export function expectSameWhenRepeated(changes: readonly DeliveryReport[][], member: string): void {
  expect(changes, 'repeated reports').to.not.have.lengthOf(0);
  for (const [first, ...others] of changes)
    for (const other of others) expect(other[member], member).to.deep.equal(first?.[member]);
}
