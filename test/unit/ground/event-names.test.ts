import { describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { eventName, subscription } from '../../../support/ground/event-names.ts';

const theirs = {
  ...DEFAULT_BINDINGS,
  statusEvent: 'message.{status}',
  replyEvent: 'answered',
  webhookEventsField: 'on',
};

describe('an event of webhooks', () => {
  it.each([
    ['DELIVERED_DR', 'message.delivered'],
    ['RECEIVED_SMS', 'answered'],
    ['RECEIVED_MMS', 'RECEIVED_MMS'],
    ['SEEN_DR', 'SEEN_DR'],
    ['delivered_dr', 'delivered_dr'],
  ])('that features call %s is called %s', (written, name) => {
    expect(eventName(theirs, written)).toBe(name);
    expect(eventName(DEFAULT_BINDINGS, written)).toBe(written);
  });

  it('is subscribed to in the words of the target', () => {
    expect(subscription(theirs, ['FAILED_DR', 'RECEIVED_SMS'])).toEqual({ on: ['message.failed', 'answered'] });
  });
});
