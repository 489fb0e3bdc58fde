import type { Call, Reply } from '../../http/operation.ts';
import type { ItemCheck } from '../../messaging/item-checks.ts';
import type { Message, SubmittedItem } from '../../messaging/message.ts';
import type { Submission, SubmitStage } from '../../messaging/submit-stages.ts';
import type { Answered, Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { on } from '../operators/replies.ts';

/** Refuses items for one more reason. */
const objecting =
  (member: ItemCheck['member'], isWrong: (item: Parameters<ItemCheck['objects']>[0]) => boolean) =>
  ({ messaging }: Decisions): void => {
    const check: ItemCheck = {
      name: 'oneMore',
      member,
      objects: (item) => (isWrong(item) ? 'is not allowed' : undefined),
    };
    messaging.itemChecks = [...messaging.itemChecks, check];
  };

const hasNoArray = ({ request }: Answered): boolean => !/"messages"\s*:\s*\[/.test(request.body.toString('utf8'));

const isSubmit = ({ operation }: Answered): boolean => operation === 'messages.submit';

const objectOfMessages = ({ body }: { body: Buffer }): boolean => /"messages"\s*:\s*(\[\s*\]|\{)/.test(body.toString('utf8'));

const copyOf = (message: Message, changes: Partial<Message> = {}): Message => Object.assign(Object.create(Object.getPrototypeOf(message)), message, changes);

/** A stage before all others that puts other messages in the place of the submitted ones. */
const replacing =
  (name: string, replace: (messages: readonly Message[]) => readonly Message[]) =>
  ({ messaging }: Decisions): void => {
    const stage: SubmitStage = {
      name,
      run: (submission) => {
        Object.assign(submission, { messages: replace(submission.messages) });
        return undefined;
      },
    };
    messaging.submitStages = [stage, ...messaging.submitStages];
  };

/** The last of several messages comes twice. */
const lastTwice = (messages: readonly Message[]): readonly Message[] => {
  const last = messages.at(-1);
  return last && messages.length > 1 ? [...messages, copyOf(last)] : messages;
};

/** All but the first message of each number are gone. */
const onePerNumber = (messages: readonly Message[]): readonly Message[] => [
  ...new Map([...messages].reverse().map((message) => [message.destination, message])).values(),
];

const isSendable = (item: Partial<SubmittedItem> | null): item is SubmittedItem =>
  typeof item?.content === 'string' && /^\+\d{8,15}$/.test(String(item.destination_number));

/** Sends the valid messages of a submit that is refused with a 400; the refusal stays. */
function sendValidOnes(reply: Reply, { operation, request, call }: Answered): Reply {
  if (operation === 'messages.submit' && reply.status === 400 && call) submitValidOnes(request.body, call);
  return reply;
}

function submitValidOnes(body: Buffer, { world, caller }: Call<{ account: Submission['account'] }>): void {
  const { messages: items } = JSON.parse(body.toString('utf8')) as { messages?: unknown };
  if (!Array.isArray(items)) return;
  const { account } = caller;
  const { messageOf, submitStages } = world.behaviour.decisions.messaging;
  const messages = items.filter(isSendable).map((item) => messageOf(world.ids.uuid(), account, item, world.clock.now()));
  const submission: Submission = { world, account, messages, decisions: [] };
  for (const stage of submitStages) void stage.run(submission);
}

/** TODO */
export const faults = faultsOf({
  'MSG-SUBMIT-01': {
    'messages.fifth-lost': fault('Of more than four messages in a request only four are sent.', {
      decide: replacing('shorten', (messages) => messages.slice(0, 4)),
    }),
    'messages.last-sent-twice': fault('The last message of a request with several is sent twice.', { decide: replacing('double', lastTwice) }),
  },
  'MSG-CONTENT-01': {
    'messages.text-cut': fault('The handset gets 160 characters of a text at most.', {
      decide: decision('messaging', 'textToSend', ({ content }) => content.slice(0, 160)),
    }),
    'messages.line-breaks-lost': fault('Reports show a text with blanks for line breaks.', {
      decide: around('messaging', 'reportBody', (reportBody) => (report, vendorId) => ({
        ...reportBody(report, vendorId),
        original_text: report.message.content.replace(/\n/g, ' '),
      })),
    }),
  },
  'MSG-DEST-01': {
    'messages.refuses-a-country': fault('British numbers are refused.', {
      decide: objecting('destination_number', (item) => item.destination_number.startsWith('+44')),
    }),
    'messages.bad-number-swallowed': fault('A message to something that is no number is accepted and forgotten.', {
      reply: (reply, answered) =>
        isSubmit(answered) && /destination_number/.test(JSON.stringify(reply.body ?? '')) && reply.status === 400
          ? { status: 202, body: { messages: [{ message_id: '0', status: 'queued' }] } }
          : reply,
    }),
  },
  'MSG-FORMAT-01': {
    'messages.refuses-sms': fault('A message with the format SMS is refused unless it says something about reports.', {
      decide: objecting('format', (item) => item.format === 'SMS' && item.delivery_report === undefined),
    }),
  },
  'MSG-OPT-01': {
    'messages.callback-url-required': fault('A message that asks for reports is refused without a callback URL.', {
      decide: objecting('callback_url', (item) => item.delivery_report === true && !item.callback_url),
    }),
    'messages.metadata-required': fault('A message without metadata is refused.', { decide: objecting('metadata', (item) => item.metadata === undefined) }),
  },
  'MSG-BATCH-01': {
    'messages.one-per-number': fault('Of several messages to one number in a request only the first is sent.', { decide: replacing('merge', onePerNumber) }),
    'messages.last-text-for-all': fault('Messages to one number in a request all carry the text of the first.', {
      decide: replacing('sameText', (messages) =>
        messages.map((message) => {
          const first = messages.find(({ destination }) => destination === message.destination) ?? message;
          return Object.assign(Object.create(Object.getPrototypeOf(message)), message, { content: first.content });
        }),
      ),
    }),
  },
  'MSG-BATCH-02': {
    'messages.accepts-no-array': fault('A request without an array of messages is accepted.', {
      reply: (reply, answered) => (isSubmit(answered) && reply.status === 400 && hasNoArray(answered) ? { status: 202, body: { messages: [] } } : reply),
    }),
    'messages.empty-array-accepted': fault('An empty list of messages, or an object in its place, is accepted.', {
      reply: on(
        'messages.submit',
        ({ status }, { request }) => status === 400 && objectOfMessages(request),
        () => ({ status: 202, body: { messages: [] } }),
      ),
    }),
  },
  'MSG-BATCH-03': {
    'messages.refused-but-sent': fault('The valid messages of a refused request are sent.', { reply: sendValidOnes }),
    'messages.batch-accepted-in-words': fault('A request with a mistake in it is told as accepted.', {
      reply: on(
        'messages.submit',
        ({ status }, { request }) => status === 400 && /\},\s*\{/.test(request.body.toString('utf8')),
        () => ({ status: 202, body: { messages: [] } }),
      ),
    }),
  },
});
