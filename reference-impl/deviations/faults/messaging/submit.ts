import type { Answered, Call, Reply } from '../../../http/operation.ts';
import type { SubmittedItem } from '../../../messaging/message.ts';
import type { MessagingScope } from '../../../messaging/part.ts';
import type { Submission } from '../../../messaging/submit-stages.ts';
import { fault, faultsOf } from '../../fault.ts';
import { copyOf, objecting, reporting, submitting } from '../../operators/messages.ts';
import { on } from '../../operators/replies.ts';

/** Answers refused submits whose body `isMeant` as if they were accepted. */
const accepting = (isMeant: (text: string) => boolean) =>
  on('messages.submit', ({ status }, { request }) => status === 400 && isMeant(request.body.toString('utf8')), {
    status: 202,
    body: { messages: [] },
  });

const isSendable = (item: Partial<SubmittedItem> | null): item is SubmittedItem =>
  typeof item?.content === 'string' && /^\+\d{8,15}$/.test(String(item.destination_number));

/** Sends the valid messages of a submit that is refused with a 400; the refusal stays. */
function sendValidOnes(reply: Reply, { operation, request, call }: Answered): Reply {
  if (operation === 'messages.submit' && reply.status === 400 && call) submitValidOnes(request.body, call);
  return reply;
}

function submitValidOnes(
  body: Buffer,
  { scope, caller }: Call<MessagingScope, { account: Submission['account'] }>,
): void {
  const { messages: items } = JSON.parse(body.toString('utf8')) as { messages?: unknown };
  if (!Array.isArray(items)) return;
  const { account } = caller;
  const { messageOf, submitStages } = scope.decisions;
  const messages = items
    .filter(isSendable)
    .map((item) => messageOf(scope.ids.uuid(), account, item, scope.clock.now()));
  const submission: Submission = { scope, account, messages, decisions: [] };
  for (const stage of submitStages) void stage.run(submission);
}

/** Deviations in submitting messages. */
export const faults = faultsOf({
  'MSG-SUBMIT-01': {
    'messages.fifth-lost': fault('Only four messages of a request are sent.', {
      decide: submitting((messages) => messages.slice(0, 4)),
    }),
    'messages.last-sent-twice': fault('The last message of a request is sent twice.', {
      decide: submitting((messages) =>
        messages.length > 1 ? [...messages, ...messages.slice(-1).map((last) => copyOf(last))] : messages,
      ),
    }),
  },
  'MSG-CONTENT-01': {
    'messages.line-breaks-lost': fault('Reports replace line breaks by spaces.', {
      decide: reporting(({ message }) => ({ original_text: message.content.replace(/\n/g, ' ') })),
    }),
  },
  'MSG-DEST-01': {
    'messages.refuses-a-country': fault('British numbers are refused.', {
      decide: objecting('destination_number', (item) => item.destination_number.startsWith('+44')),
    }),
    'messages.bad-number-swallowed': fault('A message to an invalid number is accepted and dropped.', {
      reply: on(
        'messages.submit',
        (reply) => reply.status === 400 && /destination_number/.test(JSON.stringify(reply.body ?? '')),
        { status: 202, body: { messages: [{ message_id: '0', status: 'queued' }] } },
      ),
    }),
  },
  'MSG-FORMAT-01': {
    'messages.refuses-sms': fault('A message with the format SMS is refused without delivery_report.', {
      decide: objecting('format', (item) => item.format === 'SMS' && item.delivery_report === undefined),
    }),
  },
  'MSG-OPT-01': {
    'messages.callback-url-required': fault('A message that requests reports is refused without a callback URL.', {
      decide: objecting('callback_url', (item) => item.delivery_report === true && !item.callback_url),
    }),
    'messages.metadata-required': fault('A message without metadata is refused.', {
      decide: objecting('metadata', (item) => item.metadata === undefined),
    }),
  },
  'MSG-BATCH-02': {
    'messages.accepts-no-array': fault('A request without an array of messages is accepted.', {
      reply: accepting((text) => !/"messages"\s*:\s*\[/.test(text)),
    }),
    'messages.empty-array-accepted': fault('An empty list of messages, or an object in its place, is accepted.', {
      reply: accepting((text) => /"messages"\s*:\s*(\[\s*\]|\{)/.test(text)),
    }),
  },
  'MSG-BATCH-03': {
    'messages.refused-but-sent': fault('The valid messages of a refused request are sent.', {
      reply: sendValidOnes,
      acts: true,
    }),
    'messages.batch-accepted-in-words': fault('An invalid request is answered as accepted.', {
      reply: accepting((text) => /\},\s*\{/.test(text)),
    }),
  },
});
