import type { ItemCheck } from '../messaging/item-checks.ts';
import type { Answered, Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { lastTwice, onePerNumber, replacing, sendValidOnes } from './submission-stages.ts';

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
const isRead = ({ operation }: Answered): boolean => operation === 'messages.read';

/** Deviations in submitting and reading messages. */
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
  },
  'MSG-GET-01': {
    'messages.read-is-empty': fault('A retrieved message has no body.', {
      reply: (reply, answered) => (isRead(answered) && reply.status === 200 ? { status: 200 } : reply),
    }),
    'messages.read-not-found': fault('No message is ever found.', {
      reply: (reply, answered) => (isRead(answered) && reply.status === 200 ? { status: 404, body: { message: 'Resource not found.' } } : reply),
    }),
  },
  'MSG-GET-02': {
    'messages.unknown-is-found': fault('An unknown message id is answered with an empty record.', {
      reply: (reply, answered) => (isRead(answered) && reply.status === 404 ? { status: 200, body: {} } : reply),
    }),
  },
  'MSG-GET-03': { 'messages.readable-for-all': fault('Every customer can read every message.', { decide: decision('messaging', 'mayRead', () => true) }) },
  'MSG-BATCH-01': {
    'messages.one-per-number': fault('Of several messages to one number in a request only the first is sent.', { decide: replacing('merge', onePerNumber) }),
  },
  'MSG-BATCH-02': {
    'messages.accepts-no-array': fault('A request without an array of messages is accepted.', {
      reply: (reply, answered) => (isSubmit(answered) && reply.status === 400 && hasNoArray(answered) ? { status: 202, body: { messages: [] } } : reply),
    }),
  },
  'MSG-BATCH-03': { 'messages.refused-but-sent': fault('The valid messages of a refused request are sent.', { reply: sendValidOnes }) },
});
