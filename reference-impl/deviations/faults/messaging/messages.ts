import type { Answered, Call, Reply } from '../../../http/operation.ts';
import type { MessagingScope, Submission } from '../../../messaging/scope.ts';
import type { SubmittedItem } from '../../../messaging/submit/message.ts';
import { fault, faultsOf } from '../../fault.ts';
import { copyOf, inRule, objecting, reporting, submitting } from '../../operators/messaging.ts';
import { askedIn, lettingPass, on, refusing } from '../../operators/replies.ts';

const TAKEN = { status: 202, body: { messages: [] } };

const isSendable = (item: Partial<SubmittedItem> | null): item is SubmittedItem =>
  typeof item?.content === 'string' && /^\+\d{8,15}$/.test(String(item.destination_number));

function sendValidOnes(reply: Reply, answered: Answered): Reply {
  const { operation, call } = answered;
  const { messages } = askedIn(answered);
  if (operation !== 'messages.submit' || reply.status !== 400 || !call || !Array.isArray(messages)) return reply;
  const { scope, caller }: Call<MessagingScope, { account: Submission['account'] }> = call;
  const { messageOf, submitStages } = scope.decisions;
  const valid = messages
    .filter(isSendable)
    .map((item) => messageOf(scope.ids.uuid(), caller.account, item, scope.clock.now()));
  const submission: Submission = { scope, account: caller.account, messages: valid, decisions: [] };
  for (const stage of submitStages) void stage.run(submission);
  return reply;
}

const passing = (says: string, pointer: string) =>
  fault(says, { reply: lettingPass('messages.submit', pointer, TAKEN) });

const refusingItems = (isUnwelcome: (item: SubmittedItem) => boolean) =>
  refusing<{ messages: readonly SubmittedItem[] }>('messages.submit', ({ messages }) => messages.some(isUnwelcome));

/** Deviations in submitting messages, and from the published limits of a message. */
export const faults = faultsOf({
  'MSG-SUBMIT-01 messages.fifth-lost': fault('Only four messages of a request are sent.', {
    decide: submitting((messages) => messages.slice(0, 4)),
  }),
  'MSG-SUBMIT-01 messages.last-sent-twice': fault('The last message of a request is sent twice.', {
    decide: submitting((all) => (all.length > 1 ? [...all, ...all.slice(-1).map((last) => copyOf(last))] : all)),
  }),
  'MSG-CONTENT-01 messages.line-breaks-lost': fault('Reports replace line breaks by spaces.', {
    decide: reporting(({ message }) => ({ original_text: message.content.replace(/\n/g, ' ') })),
  }),
  'MSG-DEST-01 messages.refuses-a-country': fault('British numbers are refused.', {
    decide: objecting('destination_number', (item) => item.destination_number.startsWith('+44')),
  }),
  'MSG-DEST-01 messages.bad-number-swallowed': fault('A message to an invalid number is accepted and dropped.', {
    reply: lettingPass('messages.submit', '/messages/0/destination_number', {
      status: 202,
      body: { messages: [{ message_id: '0', status: 'queued' }] },
    }),
  }),
  'MSG-FORMAT-01 messages.refuses-sms': fault('A message with the format SMS is refused without delivery_report.', {
    decide: objecting('format', (item) => item.format === 'SMS' && item.delivery_report === undefined),
  }),
  'MSG-OPT-01 messages.callback-url-required': {
    says: 'A message that requests reports is refused without a callback URL.',
    decide: objecting('callback_url', (item) => item.delivery_report === true && !item.callback_url),
  },
  'MSG-BATCH-02 messages.empty-array-accepted': {
    says: 'An empty list of messages, or an object in its place, is accepted.',
    reply: on('messages.submit', 400, (reply, { request }) =>
      /"messages"\s*:\s*(\[\s*\]|\{)/.test(request.body.toString('utf8')) ? TAKEN : reply,
    ),
  },
  'MSG-BATCH-03 messages.refused-but-sent': fault('The valid messages of a refused request are sent.', {
    reply: sendValidOnes,
    acts: true,
  }),
  'PUB-MSG-CONTENT-01 submits.longer-texts': passing('A text can have any length.', '/messages/0/content: '),
  'PUB-MSG-CONTENT-01 submits.shorter-texts': fault('A text can have at most 1600 characters.', {
    reply: refusingItems(({ content }) => content.length > 1600),
  }),
  'PUB-MSG-META-01 submits.long-metadata-values': passing(
    'A metadata value can have any length.',
    '/messages/0/metadata/note',
  ),
  'PUB-MSG-META-01 submits.little-metadata': fault('Metadata can have at most nine pairs.', {
    reply: refusingItems(({ metadata }) => Object.keys(metadata ?? {}).length > 9),
  }),
  'PUB-MSG-SUBJECT-01 submits.long-subjects': passing('A subject can have any length.', '/messages/0/subject'),
  'PUB-MSG-NUMBER-01 submits.odd-numbers': passing('A number can have any length.', '/messages/0/destination_number'),
  'PUB-MSG-NUMBER-01 submits.long-numbers-only': fault('A number has at least 10 digits.', {
    reply: refusingItems(({ destination_number }) => destination_number.length < 11),
  }),
  'PUB-MSG-URL-01 submits.any-scheme': fault('A callback URL can have any scheme.', {
    decide: inRule('itemChecks', 'callbackAddress', 'objects', (objects, item) =>
      URL.canParse(item.callback_url ?? 'a:b') ? undefined : objects(item),
    ),
  }),
  'PUB-MSG-INVALID-01 submits.any-format': passing('A message can have any format.', '/messages/0/format'),
});
