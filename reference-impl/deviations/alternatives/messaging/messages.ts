import { Problem } from '../../../kernel/problem.ts';
import type { SubmittedItem } from '../../../messaging/message.ts';
import { alternativesOf } from '../../alternative.ts';
import { ahead, copyOf, decision, instead, objecting } from '../../operators/messaging.ts';
import { rewriting } from '../../operators/replies.ts';

const KNOWN = new Set([
  'content',
  'destination_number',
  'format',
  'delivery_report',
  'callback_url',
  'metadata',
  'source_number',
]);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refusedWhen = (isUnwelcome: (item: SubmittedItem) => boolean) => objecting('content', isUnwelcome);

const longest = (most: number) => refusedWhen(({ content }) => content.length > most);

const asText = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  ['number', 'boolean'].includes(typeof value) ? String(value) : value,
];

/** A request with the values in the metadata of its messages as texts. */
function withTexts(body: unknown): unknown {
  const { messages } = (body ?? {}) as { messages?: unknown };
  if (!Array.isArray(messages)) return body;
  const told = (messages as Array<{ metadata?: unknown } | null>).map((each) =>
    each !== null && isObject(each.metadata)
      ? { ...each, metadata: Object.fromEntries(Object.entries(each.metadata).map(asText)) }
      : each,
  );
  return { ...(body as object), messages: told };
}

/** Other limits and defaults of a submitted message. */
export const alternatives = alternativesOf({
  'messages.unknown-members-refused': {
    rows: ['MSG-OPT-02', 'SIL-MSG-02'],
    says: 'A message with a member that the document does not name is refused.',
    target: { published: false },
    decide: refusedWhen((item) => Object.keys(item).some((name) => !KNOWN.has(name))),
  },
  'messages.little-metadata': {
    rows: ['SIL-MSG-03', 'MSG-META-02'],
    says: 'Metadata have at most five keys of twenty letters, with at most 64 characters each.',
    target: { published: false },
    decide: refusedWhen(({ metadata = {} }) => {
      const entries = Object.entries(metadata as object);
      return entries.length > 5 || entries.some(([key, value]) => !/^[\w-]{1,20}$/.test(key) || value.length > 64);
    }),
  },
  'messages.short-callback-urls': {
    rows: ['SIL-MSG-03'],
    says: 'A callback URL has at most 255 characters.',
    target: { published: false },
    decide: refusedWhen(({ callback_url: url }) => String(url ?? '').length > 255),
  },
  'messages.ids-where-nothing-says': {
    rows: ['SIL-MSG-05'],
    says: 'A submit is answered with ids in another place, which the target file does not say.',
    target: { published: false },
    reply: rewriting('messages.submit', ({ messages }) => ({
      results: messages.map(({ message_id: id }: { message_id: string }) => ({ id })),
    })),
  },
  'messages.record-in-a-list': {
    rows: ['SIL-MSG-04'],
    says: 'A message is retrieved as a list of one, which has nothing but its id and its state.',
    target: { published: false },
    reply: rewriting('messages.read', ({ message_id, status }) => [{ id: message_id, state: status }]),
  },
  'messages.short-texts': {
    rows: ['SIL-MSG-07'],
    says: 'A text has at most 612 characters.',
    target: { published: false },
    decide: longest(612),
  },
  'messages.ten-in-a-request': {
    rows: ['SIL-MSG-07'],
    says: 'A request has at most ten messages.',
    target: { published: false },
    decide: ahead('submitStages', {
      name: 'ten at most',
      run: ({ messages }) => {
        if (messages.length > 10) throw new Problem(400, 'A request has at most ten messages.');
        return undefined;
      },
    }),
  },
  'messages.sms-alone': {
    rows: ['MSG-FORMAT-02'],
    says: 'A message with another format than SMS is refused.',
    target: { published: false },
    decide: refusedWhen(({ format }) => format !== undefined && format !== 'SMS'),
  },
  'messages.reported-unless-declined': {
    rows: ['SIL-MSG-06', 'MSG-DR-02'],
    says: 'A message is reported unless it says that it wants no report.',
    target: { published: false },
    decide: instead('messageOf', (messageOf, id, account, item, now) =>
      copyOf(messageOf(id, account, item, now), { wantsReports: item.delivery_report !== false }),
    ),
  },
  'messages.any-metadata': {
    rows: ['MSG-META-02'],
    says: 'Numbers and truth values in metadata are taken as texts.',
    target: { published: false },
    decide: ({ http }) => {
      const { parseJson } = http;
      http.parseJson = (body) => withTexts(parseJson(body));
    },
  },
  'messages.always-reported': {
    rows: ['MSG-DR-02'],
    says: 'Every message is reported, whatever it says.',
    target: { published: false },
    decide: decision('isReported', () => true),
  },
});
