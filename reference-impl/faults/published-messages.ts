import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';
import { answering, hasNoCredentials, instead, on, replacingStatus, rewriting } from './operators/replies.ts';
import { showing, taking } from './reading-otherwise.ts';

const DAY = 24 * 3_600_000;

const eachMessage = (change: (message: Record<string, unknown>) => Record<string, unknown>) =>
  rewriting('messages.submit', ({ messages }: { messages: Record<string, unknown>[] }) => ({
    messages: messages.map(change),
  }));

/** Deviations in what is published of messages. */
export const faults = faultsOf({
  'PUB-MSG-FORM-01': {
    'submits.taken-with-200': fault('Messages are taken with HTTP status 200.', { reply: answering('messages.submit', 200) }),
    'cancelling.answered-with-nothing': fault('A cancelled message is answered without content.', { reply: instead('messages.cancel', 200, { status: 200 }) }),
  },
  'PUB-MSG-QUEUED-01': {
    'submits.scheduled-at-once': fault('A message that is taken to be sent later is not called queued.', {
      reply: eachMessage((each) => ({ ...each, status: each.scheduled ? 'scheduled' : each.status })),
    }),
    'submits.no-echo': fault('A message that is taken is answered with its id and status alone.', {
      reply: eachMessage(({ message_id, status }) => ({ message_id, status })),
    }),
  },
  'PUB-MSG-RECORD-01': {
    'records.without-metadata': fault('A message is read back without its metadata.', { decide: showing(({ metadata, ...record }) => record) }),
    'records.reports-always-wanted': fault('A message is read back as if it asked for reports.', {
      decide: showing((record) => ({ ...record, delivery_report: true })),
    }),
    'records.offset-lost': fault('The offset of an expiry is passed over.', {
      decide: taking((item) => ({ ...item, message_expiry_timestamp: item.message_expiry_timestamp?.replace(/[+-]\d\d:\d\d$/, 'Z') ?? null })),
    }),
  },
  'PUB-MSG-UNKNOWN-01': {
    'records.other-words': fault('A message that is not found is answered in other words.', {
      reply: replacingStatus('messages.read', 404, { status: 404, body: { message: 'Not here' } }),
    }),
    'cancelling.for-everybody': fault('Every customer can read and cancel every message.', { decide: decision('messaging', 'mayRead', () => true) }),
  },
  'PUB-MSG-RETENTION-01': {
    'records.kept-a-month': fault('A message can be retrieved for 30 days.', { decide: decision('messaging', 'retention', 30 * DAY) }),
    'records.kept-for-ever': fault('A message can always be retrieved.', { decide: decision('messaging', 'retention', Number.POSITIVE_INFINITY) }),
  },
  'PUB-MSG-CREDENTIALS-01': {
    'authorisation.for-anybody': fault('Whoever asks learns who is authorised, without credentials.', {
      reply: on(
        'blacklist.isAuthorised',
        (_reply, answered) => hasNoCredentials(answered),
        () => ({ status: 200, body: { uri: '/', numbers: [] } }),
      ),
    }),
  },
});
