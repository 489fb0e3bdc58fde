import type { Answered } from '../../../http/operation.ts';
import type { Json } from '../../../kernel/json.ts';
import type { InboundReply } from '../../../messaging/replies/reply.ts';
import type { AccountRecords } from '../../../messaging/state.ts';
import { fault, faultsOf } from '../../fault.ts';
import { ahead, decision, onlyWhen, recordsOf, reporting } from '../../operators/messaging.ts';
import { good, lettingPass, on, refusing, rewriting, rewritingEach } from '../../operators/replies.ts';
import { withRequest } from '../../operators/requests.ts';
import { tornApart } from '../../operators/torn-apart.ts';

const CONFIRMED = { status: 202, text: '' };

const repliesOf = (call: Answered['call']): InboundReply[] => [...recordsOf(call).replies.values()];

const shownReplies = new WeakMap<AccountRecords, number>();

/** Deviations in what is retrieved, cancelled, fetched and confirmed: messages, replies and delivery reports. */
export const faults = faultsOf({
  'PUB-MSG-FORM-01 submits.taken-with-200': fault('Submitting messages returns HTTP status 200.', {
    reply: on('messages.submit', good, 200),
  }),
  'FORM-cancel-message cancelling.answered-with-nothing': fault('Cancelling a message returns no content.', {
    reply: on('messages.cancel', 200, { status: 200 }),
  }),
  'PUB-MSG-QUEUED-01 submits.scheduled-at-once': fault('A scheduled message is not answered as queued.', {
    reply: rewritingEach('messages.submit', 'messages', (each) => ({
      ...each,
      status: each.scheduled ? 'scheduled' : each.status,
    })),
  }),
  'PUB-MSG-RECORD-01 records.without-metadata': fault('A retrieved message lacks its metadata.', {
    reply: rewriting('messages.read', (record) => ({ ...record, metadata: undefined })),
  }),
  'PUB-MSG-UNKNOWN-01 records.other-words': fault('An unknown message is refused with a different text.', {
    reply: on('messages.read', 404, { status: 404, body: { message: 'Not here' } }),
  }),
  'PUB-MSG-UNKNOWN-01 cancelling.for-everybody': fault('Every customer can read and cancel every message.', {
    decide: decision('mayRead', () => true),
  }),
  'PUB-MSG-SCHEDULE-01 scheduling.past-is-refused': fault('A message scheduled in the past is rejected.', {
    decide: ahead('sendingRules', {
      name: 'noPast',
      judge: ({ scheduledFor }, { now }) =>
        scheduledFor !== undefined && scheduledFor < now
          ? { kind: 'discard', status: 'rejected', code: '410' }
          : undefined,
    }),
  }),
  'PUB-MSG-RACE-02 messages.race-of-cancel-and-release': {
    says: 'A message that left in the meantime is answered as cancelled.',
    decide: tornApart('messages.cancel'),
  },
  'PUB-MSG-CANCEL-02 cancelling.twice': fault('A cancelled message can be cancelled again.', {
    decide: decision('mayCancel', ({ status }) => status === 'scheduled' || status === 'cancelled'),
  }),
  'PUB-MSG-CANCEL-03 cancelling.any-word': fault('Any status cancels a message.', {
    reply: lettingPass('messages.cancel', '/status', { status: 200, body: {} }),
  }),
  'MSG-GET-01 messages.read-is-empty': fault('A retrieved message has no body.', {
    reply: on('messages.read', 200, { status: 200 }),
  }),
  'MSG-GET-02 messages.unknown-is-found': fault('An unknown message id returns an empty record.', {
    reply: on('messages.read', 404, { status: 200, body: {} }),
  }),
  'MSG-DR-01 messages.american-reports-lost': fault('Messages to American numbers are never reported.', {
    decide: onlyWhen('isReported', (message) => !message.destination.startsWith('+1')),
  }),
  'MSG-ID-01 messages.first-report-of-another': fault('The submission report of a message has an unknown message id.', {
    decide: reporting(({ id, status }) => (status === 'submitted' ? { message_id: id } : undefined)),
  }),
  'REPLY-02 replies.all-confirmed': fault('Confirming one reply confirms all replies.', {
    perform: withRequest('replies.confirm', (call) => ({ body: { reply_ids: repliesOf(call).map(({ id }) => id) } })),
  }),
  'REPLY-03 replies.news-only': fault('Replies are shown only when there are more than last time.', {
    reply: on('replies.list', good, (reply, { call }) => {
      const records = recordsOf(call);
      const { size } = records.replies;
      const isNews = size > (shownReplies.get(records) ?? 0);
      shownReplies.set(records, size);
      return isNews ? reply : { ...reply, body: { replies: [] } };
    }),
  }),
  'PUB-REPLY-CONTENT-01 fetched-replies.invented-number': {
    says: 'A reply has a source number that its message did not have.',
    reply: rewritingEach('replies.list', 'replies', (each) => ({ destination_number: '+61437000001', ...each })),
  },
  'PUB-REPLY-CONFIRM-01 fetched-replies.by-message': {
    says: 'A reply is confirmed by the id of the message it answers.',
    perform: withRequest('replies.confirm', (call) => ({
      body: {
        reply_ids: call.body.reply_ids.map(
          (id: string) => repliesOf(call).find(({ message }) => message?.id === id)?.id ?? id,
        ),
      },
    })),
  },
  'PUB-REPLY-OLDEST-01 fetched-replies.newest-first': fault('The newest replies are returned first.', {
    perform: (run, { operation, call }) => {
      if (operation !== 'replies.list') return run(call);
      const { replies } = recordsOf(call);
      const asKept = [...replies];
      const keep = (entries: typeof asKept): void => {
        for (const [id, each] of entries) if (replies.delete(id)) replies.set(id, each);
      };
      keep(asKept.toReversed());
      const reply = run(call);
      keep(asKept);
      return reply;
    },
  }),
  'PUB-REPLY-INVALID-01 fetched-replies.any-id': fault('Invalid ids of replies can be confirmed.', {
    reply: lettingPass('replies.confirm', '/reply_ids/0', CONFIRMED),
  }),
  'PUB-DR-POLL-01 fetched-reports.with-code': fault('A fetched report includes the code of a pushed one.', {
    reply: on('reports.list', good, (reply, { call }) => {
      const { reports } = recordsOf(call);
      const shown = (reply.body as { delivery_reports: Json[] }).delivery_reports;
      const coded = shown.map((each) => ({
        ...each,
        error_code: reports.get(each.delivery_report_id as string)?.code,
      }));
      return { ...reply, body: { delivery_reports: coded } };
    }),
  }),
  'PUB-DR-LIMIT-01 fetched-reports.half-as-many': fault('One request may confirm only 50 reports.', {
    reply: refusing<{ delivery_report_ids: unknown[] }>(
      'reports.confirm',
      (body) => body.delivery_report_ids.length > 50,
    ),
  }),
  'PUB-DR-INVALID-01 fetched-reports.any-id': fault('Invalid ids of reports can be confirmed.', {
    reply: lettingPass('reports.confirm', '/delivery_report_ids/0', CONFIRMED),
  }),
  'PUB-DR-WANTED-01 fetched-reports.unwanted': fault('Messages that request no report get one.', {
    decide: decision('isReported', () => true),
  }),
});
