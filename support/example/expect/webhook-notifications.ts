import { expect } from 'chai';
import { pushed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { violationsOf } from '../../wire/contract/check.ts';

/** Something came, all of it of this media type. */
export function expectMediaType(notifications: readonly Notification[], mediaType: string): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { headers } of notifications)
    expect(headers['content-type']?.split(';')[0]?.trim().toLowerCase(), 'media type').to.equal(mediaType);
}

/** Something came, and the text of all of it is like this. */
export function expectText(notifications: readonly Notification[], like: RegExp): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { body } of notifications) expect(body).to.match(like);
}

/** At least one notification arrived, and all have the published form. */
export function expectNotificationForm(notifications: readonly Notification[], told: string): void {
  const { published } = pushed(told).form;
  if (!published) throw new HarnessError(`no published form is written down for a ${told}`);
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { json, body } of notifications)
    expect(violationsOf(json ?? body, published), body.slice(0, 500)).to.deep.equal([]);
}
