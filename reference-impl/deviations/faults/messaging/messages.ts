import { DAY } from '../../../kernel/duration.ts';
import type { SubmittedItem } from '../../../messaging/message.ts';
import { fault, faultsOf } from '../../fault.ts';
import { ahead, decision, given, leaveOut, result } from '../../operators/messaging.ts';
import { good, hasNoCredentials, lettingPass, on, rewritingEach } from '../../operators/replies.ts';

type Shown = Record<string, unknown>;

/** Changes how a retrieved message is shown. */
const showing = (change: (record: Shown) => Shown) => result('messageRecord', (usual) => change({ ...usual }));

/** Changes submitted items. */
const taking = (change: (item: SubmittedItem) => SubmittedItem) =>
  given('messageOf', (id, account, item, now) => [id, account, change(item), now]);

/** Deviations from what is published about sending, scheduling, reading and cancelling messages. */
export const faults = faultsOf({
  'PUB-MSG-FORM-01': {
    'submits.taken-with-200': fault('Submitting messages returns HTTP status 200.', {
      reply: on('messages.submit', good, 200),
    }),
  },
  'FORM-cancel-message': {
    'cancelling.answered-with-nothing': fault('Cancelling a message returns no content.', {
      reply: on('messages.cancel', 200, { status: 200 }),
    }),
  },
  'PUB-MSG-QUEUED-01': {
    'submits.scheduled-at-once': fault('A scheduled message is not answered as queued.', {
      reply: rewritingEach('messages.submit', 'messages', (each) => ({
        ...each,
        status: each.scheduled ? 'scheduled' : each.status,
      })),
    }),
    'submits.no-echo': fault('The answer to a submit has only id and status.', {
      reply: rewritingEach('messages.submit', 'messages', ({ message_id, status }) => ({ message_id, status })),
    }),
  },
  'PUB-MSG-RECORD-01': {
    'records.without-metadata': fault('A retrieved message lacks its metadata.', {
      decide: showing(({ metadata, ...record }) => record),
    }),
    'records.reports-always-wanted': fault('Every retrieved message claims to request reports.', {
      decide: showing((record) => ({ ...record, delivery_report: true })),
    }),
    'records.offset-lost': fault('The offset of an expiry is ignored.', {
      decide: taking((item) => ({
        ...item,
        message_expiry_timestamp: item.message_expiry_timestamp?.replace(/[+-]\d\d:\d\d$/, 'Z') ?? null,
      })),
    }),
  },
  'PUB-MSG-UNKNOWN-01': {
    'records.other-words': fault('An unknown message is refused with a different text.', {
      reply: on('messages.read', 404, { status: 404, body: { message: 'Not here' } }),
    }),
    'cancelling.for-everybody': fault('Every customer can read and cancel every message.', {
      decide: decision('mayRead', () => true),
    }),
  },
  'PUB-MSG-RETENTION-01': {
    'records.kept-a-month': fault('A message can be retrieved for 30 days.', {
      decide: decision('retention', 30 * DAY),
    }),
    'records.kept-for-ever': fault('A message can be retrieved forever.', {
      decide: decision('retention', Number.POSITIVE_INFINITY),
    }),
  },
  'PUB-MSG-CREDENTIALS-01': {
    'authorisation.for-anybody': fault('Who is authorised is shown without credentials.', {
      reply: on('blacklist.isAuthorised', (_reply, answered) => hasNoCredentials(answered), {
        status: 200,
        body: { uri: '/', numbers: [] },
      }),
    }),
  },
  'PUB-MSG-SCHEDULE-01': {
    'scheduling.sends-at-once': fault('A scheduled message is sent immediately.', {
      decide: leaveOut('sendingRules', 'scheduledTime'),
    }),
    'scheduling.offset-ignored': fault('The offset of a scheduled time is ignored.', {
      decide: taking((item) => ({ ...item, scheduled: item.scheduled?.replace(/[+-]\d\d:\d\d$/, 'Z') ?? null })),
    }),
    'scheduling.past-is-refused': fault('A message scheduled in the past is rejected.', {
      decide: ahead('sendingRules', {
        name: 'noPast',
        judge: ({ scheduledFor }, { now }) =>
          scheduledFor !== undefined && scheduledFor < now
            ? { kind: 'discard', status: 'rejected', code: '410' }
            : undefined,
      }),
    }),
  },
  'PUB-MSG-SCHEDULE-02': {
    'scheduling.called-queued': fault('A scheduled message is shown as queued.', {
      decide: showing((record) => ({ ...record, status: record.status === 'scheduled' ? 'queued' : record.status })),
    }),
  },
  'PUB-MSG-EXPIRY-01': {
    'expiry.ignored': fault('An expired message is still sent.', {
      decide: taking(({ message_expiry_timestamp, ...item }) => item),
    }),
    'expiry.takes-everything': fault('A held message with an expiry is discarded.', {
      decide: ahead('sendingRules', {
        name: 'noWaiting',
        judge: ({ expiresAt, scheduledFor }) =>
          expiresAt !== undefined && scheduledFor !== undefined
            ? { kind: 'discard', status: 'expired', code: '320' }
            : undefined,
      }),
    }),
  },
  'PUB-MSG-CANCEL-01': {
    'cancelling.said-only': fault('A cancelled message is still sent.', {
      decide: decision('cancel', () => undefined),
    }),
  },
  'PUB-MSG-CANCEL-02': {
    'cancelling.too-late': fault('A message that was sent can be cancelled.', {
      decide: decision('mayCancel', ({ status }) => status !== 'cancelled'),
    }),
    'cancelling.twice': fault('A cancelled message can be cancelled again.', {
      decide: decision('mayCancel', ({ status }) => status === 'scheduled' || status === 'cancelled'),
    }),
  },
  'PUB-MSG-CANCEL-03': {
    'cancelling.any-word': fault('Any status cancels a message.', {
      reply: lettingPass('messages.cancel', '/status', { status: 200, body: {} }),
    }),
  },
});
