import { fault, faultsOf } from './fault.ts';
import { ahead, decision, leaveOut } from './operators/decisions.ts';
import { lettingPass } from './operators/replies.ts';
import { showing, taking } from './reading-otherwise.ts';

/** Deviations in what is published of messages that wait, expire and are cancelled. */
export const faults = faultsOf({
  'PUB-MSG-SCHEDULE-01': {
    'scheduling.sends-at-once': fault('A scheduled message goes out at once.', { decide: leaveOut('messaging', 'sendingRules', 'scheduledTime') }),
    'scheduling.offset-ignored': fault('The offset of a scheduled time is passed over.', {
      decide: taking((item) => ({ ...item, scheduled: item.scheduled?.replace(/[+-]\d\d:\d\d$/, 'Z') ?? null })),
    }),
    'scheduling.past-is-refused': fault('A message with a time that has passed is rejected.', {
      decide: ahead('messaging', 'sendingRules', {
        name: 'noPast',
        judge: ({ scheduledFor }, { now }) =>
          scheduledFor !== undefined && scheduledFor < now ? { kind: 'discard', status: 'rejected', code: '410' } : undefined,
      }),
    }),
  },
  'PUB-MSG-SCHEDULE-02': {
    'scheduling.called-queued': fault('A message that waits for its time is shown as queued.', {
      decide: showing((record) => ({ ...record, status: record.status === 'scheduled' ? 'queued' : record.status })),
    }),
  },
  'PUB-MSG-EXPIRY-01': {
    'expiry.ignored': fault('A message goes out however long ago it expired.', { decide: taking(({ message_expiry_timestamp, ...item }) => item) }),
    'expiry.takes-everything': fault('A message with an expiry is discarded when it has to wait.', {
      decide: ahead('messaging', 'sendingRules', {
        name: 'noWaiting',
        judge: ({ expiresAt, scheduledFor }) =>
          expiresAt !== undefined && scheduledFor !== undefined ? { kind: 'discard', status: 'expired', code: '320' } : undefined,
      }),
    }),
  },
  'PUB-MSG-CANCEL-01': {
    'cancelling.said-only': fault('A message goes out although its cancelling was taken.', { decide: decision('messaging', 'cancel', () => undefined) }),
  },
  'PUB-MSG-CANCEL-02': {
    'cancelling.too-late': fault('A message that has gone can be cancelled.', {
      decide: decision('messaging', 'mayCancel', ({ status }) => status !== 'cancelled'),
    }),
    'cancelling.twice': fault('A cancelled message can be cancelled again.', {
      decide: decision('messaging', 'mayCancel', ({ status }) => status === 'scheduled' || status === 'cancelled'),
    }),
  },
  'PUB-MSG-CANCEL-03': {
    'cancelling.any-word': fault('Any status cancels a message.', { reply: lettingPass('messages.cancel', '/status', { status: 200, body: {} }) }),
  },
});
