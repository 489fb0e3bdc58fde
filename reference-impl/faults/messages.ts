import type { ItemCheck } from '../messaging/item-checks.ts';
import type { Answered, Decisions, Fault } from './behaviour.ts';
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

const hasNoArray = ({ request }: Answered): boolean =>
  !/"messages"\s*:\s*\[/.test(request.body.toString('utf8'));

const isSubmit = ({ operation }: Answered): boolean => operation === 'messages.submit';
const isRead = ({ operation }: Answered): boolean => operation === 'messages.read';

/** Deviations in submitting and reading messages. */
export const messageFaults: readonly Fault[] = [
  {
    id: 'messages.fifth-lost',
    rule: 'MSG-SUBMIT-01',
    says: 'Of more than four messages in a request only four are sent.',
    decide: replacing('shorten', (messages) => messages.slice(0, 4)),
  },
  {
    id: 'messages.last-sent-twice',
    rule: 'MSG-SUBMIT-01',
    says: 'The last message of a request with several is sent twice.',
    decide: replacing('double', lastTwice),
  },
  {
    id: 'messages.text-cut',
    rule: 'MSG-CONTENT-01',
    says: 'The handset gets 160 characters of a text at most.',
    decide: ({ messaging }) => {
      messaging.textToSend = ({ content }) => content.slice(0, 160);
    },
  },
  {
    id: 'messages.line-breaks-lost',
    rule: 'MSG-CONTENT-01',
    says: 'Reports show a text with blanks for line breaks.',
    decide: ({ messaging }) => {
      const { reportBody } = messaging;
      messaging.reportBody = (report, vendorId) => ({
        ...reportBody(report, vendorId),
        original_text: report.message.content.replace(/\n/g, ' '),
      });
    },
  },
  {
    id: 'messages.refuses-a-country',
    rule: 'MSG-DEST-01',
    says: 'British numbers are refused.',
    decide: objecting('destination_number', (item) => item.destination_number.startsWith('+44')),
  },
  {
    id: 'messages.bad-number-swallowed',
    rule: 'MSG-DEST-01',
    says: 'A message to something that is no number is accepted and forgotten.',
    reply: (reply, answered) =>
      isSubmit(answered) &&
      /destination_number/.test(JSON.stringify(reply.body ?? '')) &&
      reply.status === 400
        ? { status: 202, body: { messages: [{ message_id: '0', status: 'queued' }] } }
        : reply,
  },
  {
    id: 'messages.refuses-sms',
    rule: 'MSG-FORMAT-01',
    says: 'A message with the format SMS is refused unless it says something about reports.',
    decide: objecting('format', (item) => item.format === 'SMS' && item.delivery_report === undefined),
  },
  {
    id: 'messages.callback-url-required',
    rule: 'MSG-OPT-01',
    says: 'A message that asks for reports is refused without a callback URL.',
    decide: objecting('callback_url', (item) => item.delivery_report === true && !item.callback_url),
  },
  {
    id: 'messages.read-is-empty',
    rule: 'MSG-GET-01',
    says: 'A retrieved message has no body.',
    reply: (reply, answered) => (isRead(answered) && reply.status === 200 ? { status: 200 } : reply),
  },
  {
    id: 'messages.read-not-found',
    rule: 'MSG-GET-01',
    says: 'No message is ever found.',
    reply: (reply, answered) =>
      isRead(answered) && reply.status === 200
        ? { status: 404, body: { message: 'Resource not found.' } }
        : reply,
  },
  {
    id: 'messages.unknown-is-found',
    rule: 'MSG-GET-02',
    says: 'An unknown message id is answered with an empty record.',
    reply: (reply, answered) =>
      isRead(answered) && reply.status === 404 ? { status: 200, body: {} } : reply,
  },
  {
    id: 'messages.readable-for-all',
    rule: 'MSG-GET-03',
    says: 'Every customer can read every message.',
    decide: ({ messaging }) => {
      messaging.mayRead = () => true;
    },
  },
  {
    id: 'messages.one-per-number',
    rule: 'MSG-BATCH-01',
    says: 'Of several messages to one number in a request only the first is sent.',
    decide: replacing('merge', onePerNumber),
  },
  {
    id: 'messages.accepts-no-array',
    rule: 'MSG-BATCH-02',
    says: 'A request without an array of messages is accepted.',
    reply: (reply, answered) =>
      isSubmit(answered) && reply.status === 400 && hasNoArray(answered)
        ? { status: 202, body: { messages: [] } }
        : reply,
  },
  {
    id: 'messages.refused-but-sent',
    rule: 'MSG-BATCH-03',
    says: 'The valid messages of a refused request are sent.',
    reply: sendValidOnes,
  },
];
