import { expect } from 'chai';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';

/** Something came, all of it by POST, of this media type and readable as JSON. */
export function expectPosted(notifications: readonly Notification[], mediaType: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { method, headers, json, body } of notifications) {
    expect(method, 'method').to.equal('POST');
    expect(headers['content-type']?.split(';')[0]?.trim().toLowerCase(), 'media type').to.equal(mediaType);
    expect(json, body.slice(0, 300)).to.be.an('object');
  }
}

/** Something came, all of it for this request target below the receiver's own beginning. */
export function expectTarget(notifications: readonly Notification[], target: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const each of notifications) expect(each.target.replace(/^\/[^/?]+/, '')).to.equal(target);
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
