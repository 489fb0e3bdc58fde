import type { Fault } from './behaviour.ts';
import { hasNoCredentials, on } from './distort.ts';
import { answering, changingBody, replacingStatus } from './letting-pass.ts';
import { showing, taking } from './reading-otherwise.ts';

const DAY = 24 * 3_600_000;

const eachMessage = (change: (message: Record<string, unknown>) => Record<string, unknown>) =>
  changingBody('messages.submit', ({ messages }: { messages: Record<string, unknown>[] }) => ({
    messages: messages.map(change),
  }));

/** Deviations in what is published of messages. */
export const publishedMessageFaults: readonly Fault[] = [
  {
    id: 'submits.taken-with-200',
    rule: 'PUB-MSG-FORM-01',
    says: 'Messages are taken with HTTP status 200.',
    reply: answering('messages.submit', 200),
  },
  {
    id: 'cancelling.answered-with-nothing',
    rule: 'PUB-MSG-FORM-01',
    says: 'A cancelled message is answered without content.',
    reply: on(
      'messages.cancel',
      ({ status }) => status === 200,
      () => ({ status: 200 }),
    ),
  },
  {
    id: 'submits.scheduled-at-once',
    rule: 'PUB-MSG-QUEUED-01',
    says: 'A message that is taken to be sent later is not called queued.',
    reply: eachMessage((each) => ({ ...each, status: each.scheduled ? 'scheduled' : each.status })),
  },
  {
    id: 'submits.no-echo',
    rule: 'PUB-MSG-QUEUED-01',
    says: 'A message that is taken is answered with its id and status alone.',
    reply: eachMessage(({ message_id, status }) => ({ message_id, status })),
  },
  {
    id: 'records.without-metadata',
    rule: 'PUB-MSG-RECORD-01',
    says: 'A message is read back without its metadata.',
    decide: showing(({ metadata, ...record }) => record),
  },
  {
    id: 'records.reports-always-wanted',
    rule: 'PUB-MSG-RECORD-01',
    says: 'A message is read back as if it asked for reports.',
    decide: showing((record) => ({ ...record, delivery_report: true })),
  },
  {
    id: 'records.offset-lost',
    rule: 'PUB-MSG-RECORD-01',
    says: 'The offset of an expiry is passed over.',
    decide: taking((item) => ({
      ...item,
      message_expiry_timestamp: item.message_expiry_timestamp?.replace(/[+-]\d\d:\d\d$/, 'Z') ?? null,
    })),
  },
  {
    id: 'records.other-words',
    rule: 'PUB-MSG-UNKNOWN-01',
    says: 'A message that is not found is answered in other words.',
    reply: replacingStatus('messages.read', 404, { status: 404, body: { message: 'Not here' } }),
  },
  {
    id: 'cancelling.for-everybody',
    rule: 'PUB-MSG-UNKNOWN-01',
    says: 'Every customer can read and cancel every message.',
    decide: ({ messaging }) => {
      messaging.mayRead = () => true;
    },
  },
  {
    id: 'records.kept-a-month',
    rule: 'PUB-MSG-RETENTION-01',
    says: 'A message can be retrieved for 30 days.',
    decide: ({ messaging }) => {
      messaging.retention = 30 * DAY;
    },
  },
  {
    id: 'records.kept-for-ever',
    rule: 'PUB-MSG-RETENTION-01',
    says: 'A message can always be retrieved.',
    decide: ({ messaging }) => {
      messaging.retention = Number.POSITIVE_INFINITY;
    },
  },
  {
    id: 'authorisation.for-anybody',
    rule: 'PUB-MSG-CREDENTIALS-01',
    says: 'Whoever asks learns who is authorised, without credentials.',
    reply: on(
      'blacklist.isAuthorised',
      (_reply, answered) => hasNoCredentials(answered),
      () => ({
        status: 200,
        body: { uri: '/', numbers: [] },
      }),
    ),
  },
];
