import type { Shape } from '../../../http/shape.ts';
import { alternativesOf } from '../../alternative.ts';
import { good, on } from '../../operators/replies.ts';
import { grown } from '../../twin/grown.ts';

const isJson = ({ headers, content }: Shape): boolean => content !== '' && /json/.test(headers['content-type'] ?? '');

const inJson = (change: (shape: Shape) => Shape) => (shape: Shape) => (isJson(shape) ? change(shape) : shape);

const listIn = (body: unknown, member: string) =>
  (body as Readonly<Record<string, ReadonlyArray<Readonly<Record<string, unknown>>>>>)[member] ?? [];

/** Other ways to write down the same answers; what is published of them stays. */
export const alternatives = alternativesOf({
  'written-answers.indented': {
    rows: ['SIL-MSG-35'],
    says: 'JSON is indented and ends with a line break.',
    shape: inJson((shape) => ({ ...shape, content: `${JSON.stringify(JSON.parse(shape.content), null, 2)}\n` })),
  },
  'written-answers.type-in-capitals': {
    rows: ['SIL-MSG-35'],
    says: 'The media type of JSON begins its words with capitals and names its character set.',
    shape: inJson(({ headers, ...shape }) => {
      const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
      const capitals = type.replace(/(^|[/+])[a-z]/g, (start) => start.toUpperCase());
      return { ...shape, headers: { ...headers, 'content-type': `${capitals}; Charset="UTF-8"` } };
    }),
  },
  'written-answers.made-things-inside': {
    rows: ['SIL-MSG-20', 'SIL-SEND-01'],
    says: 'What was made stands inside of the answer, beside a number of its own.',
    target: { published: false },
    reply: on(['senders.request', 'webhooks.create'], good, (reply) => ({
      ...reply,
      body: { data: reply.body, request_number: 1 },
    })),
  },
  'written-answers.keys-by-id-alone': {
    rows: ['SIL-MSG-20'],
    says: 'The list of signature keys is a member of its answer and names their ids alone.',
    target: { published: false },
    reply: on(['keys.list'], good, (reply) => ({
      ...reply,
      body: { keys: (reply.body as Array<{ key_id: string }>).map(({ key_id }) => ({ key_id })) },
    })),
  },
  'written-answers.replies-in-other-words': {
    rows: ['SIL-MSG-20'],
    says: 'The list of replies names sender and text in words of its own.',
    target: { published: false },
    reply: on(['replies.list'], good, (reply) => ({
      ...reply,
      body: listIn(reply.body, 'replies').map(({ content, source_number, ...rest }) => ({
        ...rest,
        text: content,
        from: source_number,
      })),
    })),
  },
  'written-answers.report-in-other-words': {
    rows: ['SIL-SEND-08'],
    says: 'The rows of the detail report have an id and a text, and no message_id.',
    target: { published: false },
    reply: on(['reporting.detail'], good, (reply) => ({
      ...reply,
      body: {
        rows: listIn(reply.body, 'messages').map(({ message_id, content }) => ({ id: message_id, text: content })),
      },
    })),
  },
  'written-answers.more-members': {
    rows: ['SIL-MSG-20', 'SIL-MSG-35'],
    says: 'Every object in an answer has a member that is documented nowhere.',
    reply: (reply) => (reply.body === undefined ? reply : { ...reply, body: grown(reply.body) }),
  },
});
