import { fault, faultsOf } from '../../fault.ts';
import { ahead, decision, result } from '../../operators/messaging.ts';
import { good, lettingPass, on, rewritingEach } from '../../operators/replies.ts';

type Shown = Record<string, unknown>;

/** Changes how a retrieved message is shown. */
const showing = (change: (record: Shown) => Shown) => result('messageRecord', (usual) => change({ ...usual }));

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
  },
  'PUB-MSG-RECORD-01': {
    'records.without-metadata': fault('A retrieved message lacks its metadata.', {
      decide: showing(({ metadata, ...record }) => record),
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
  'PUB-MSG-SCHEDULE-01': {
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
  'PUB-MSG-CANCEL-02': {
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
