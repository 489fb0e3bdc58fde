import { without } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { lettingPass } from './letting-pass.ts';
import { showing, taking } from './reading-otherwise.ts';

/** Deviations in what is published of messages that wait, expire and are cancelled. */
export const publishedSchedulingFaults: readonly Fault[] = [
  {
    id: 'scheduling.sends-at-once',
    rule: 'PUB-MSG-SCHEDULE-01',
    says: 'A scheduled message goes out at once.',
    decide: ({ messaging }) => {
      messaging.sendingRules = without(messaging.sendingRules, 'scheduledTime');
    },
  },
  {
    id: 'scheduling.offset-ignored',
    rule: 'PUB-MSG-SCHEDULE-01',
    says: 'The offset of a scheduled time is passed over.',
    decide: taking((item) => ({
      ...item,
      scheduled: item.scheduled?.replace(/[+-]\d\d:\d\d$/, 'Z') ?? null,
    })),
  },
  {
    id: 'scheduling.past-is-refused',
    rule: 'PUB-MSG-SCHEDULE-01',
    says: 'A message with a time that has passed is rejected.',
    decide: ({ messaging }) => {
      messaging.sendingRules = [
        {
          name: 'noPast',
          judge: ({ scheduledFor }, { now }) =>
            scheduledFor !== undefined && scheduledFor < now
              ? { kind: 'discard', status: 'rejected', code: '410' }
              : undefined,
        },
        ...messaging.sendingRules,
      ];
    },
  },
  {
    id: 'scheduling.called-queued',
    rule: 'PUB-MSG-SCHEDULE-02',
    says: 'A message that waits for its time is shown as queued.',
    decide: showing((record) => ({
      ...record,
      status: record.status === 'scheduled' ? 'queued' : record.status,
    })),
  },
  {
    id: 'expiry.ignored',
    rule: 'PUB-MSG-EXPIRY-01',
    says: 'A message goes out however long ago it expired.',
    decide: taking(({ message_expiry_timestamp, ...item }) => item),
  },
  {
    id: 'expiry.takes-everything',
    rule: 'PUB-MSG-EXPIRY-01',
    says: 'A message with an expiry is discarded when it has to wait.',
    decide: ({ messaging }) => {
      messaging.sendingRules = [
        {
          name: 'noWaiting',
          judge: ({ expiresAt, scheduledFor }) =>
            expiresAt !== undefined && scheduledFor !== undefined
              ? { kind: 'discard', status: 'expired', code: '320' }
              : undefined,
        },
        ...messaging.sendingRules,
      ];
    },
  },
  {
    id: 'cancelling.said-only',
    rule: 'PUB-MSG-CANCEL-01',
    says: 'A message goes out although its cancelling was taken.',
    decide: ({ messaging }) => {
      messaging.cancel = () => undefined;
    },
  },
  {
    id: 'cancelling.too-late',
    rule: 'PUB-MSG-CANCEL-02',
    says: 'A message that has gone can be cancelled.',
    decide: ({ messaging }) => {
      messaging.mayCancel = ({ status }) => status !== 'cancelled';
    },
  },
  {
    id: 'cancelling.twice',
    rule: 'PUB-MSG-CANCEL-02',
    says: 'A cancelled message can be cancelled again.',
    decide: ({ messaging }) => {
      messaging.mayCancel = ({ status }) => status === 'scheduled' || status === 'cancelled';
    },
  },
  {
    id: 'cancelling.any-word',
    rule: 'PUB-MSG-CANCEL-03',
    says: 'Any status cancels a message.',
    reply: lettingPass('messages.cancel', '/status', { status: 200, body: {} }),
  },
];
