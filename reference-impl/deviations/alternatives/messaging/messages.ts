import { realNow } from '../../../kernel/host-time.ts';
import { isObject, type Json } from '../../../kernel/json.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { SubmittedItem } from '../../../messaging/submit/message.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { reading } from '../../operators/decisions.ts';
import { firsts } from '../../operators/memory.ts';
import { ahead, copyOf, objecting, result } from '../../operators/messaging.ts';
import { inTurn, refusing, rewriting } from '../../operators/replies.ts';

const KNOWN = [
  'content',
  'destination_number',
  'format',
  'delivery_report',
  'callback_url',
  'metadata',
  'source_number',
];

const refusedWhen = (isUnwelcome: (item: SubmittedItem) => boolean) => objecting('content', isUnwelcome);

function withTexts(item: unknown): unknown {
  if (!isObject(item) || !isObject(item.metadata)) return item;
  const metadata = { ...item.metadata };
  for (const [name, value] of Object.entries(metadata))
    if (['number', 'boolean'].includes(typeof value)) metadata[name] = String(value);
  return { ...item, metadata };
}

const takenAt = firsts<number>();

const REPORTS = ['reporting.detail', 'reporting.metakeys'];

/** Other limits and defaults of a submitted message, and other reports on the past. */
export const alternatives = alternativesOf({
  'MSG-OPT-02 SIL-MSG-02 messages.unknown-members-refused': another({
    says: 'A message with a member that the document does not name is refused.',
    decide: refusedWhen((item) => Object.keys(item).some((name) => !KNOWN.includes(name))),
  }),
  'SIL-MSG-03 MSG-META-02 messages.little-metadata': another({
    says: 'Metadata have at most five keys of twenty letters, with at most 64 characters each.',
    decide: refusedWhen(({ metadata = {} }) => {
      const entries = Object.entries(metadata as object);
      return entries.length > 5 || entries.some(([key, value]) => !/^[\w-]{1,20}$/.test(key) || value.length > 64);
    }),
  }),
  'SIL-MSG-03 messages.short-callback-urls': other('A callback URL has at most 255 characters.', {
    decide: refusedWhen(({ callback_url: url }) => String(url ?? '').length > 255),
  }),
  'SIL-MSG-05 messages.ids-where-nothing-says': another({
    says: 'Ids of messages are in another place, which the target file does not say.',
    reply: rewriting('messages.submit', ({ messages }) => ({
      results: messages.map(({ message_id: id }: { message_id: string }) => ({ id })),
    })),
  }),
  'SIL-MSG-04 messages.record-in-a-list': another({
    says: 'A message is retrieved as a list of one, with nothing but its id and state.',
    reply: rewriting('messages.read', ({ message_id, status }) => [{ id: message_id, state: status }]),
  }),
  'SIL-MSG-07 messages.short-texts': other('A text has at most 612 characters.', {
    decide: refusedWhen(({ content }) => content.length > 612),
  }),
  'SIL-MSG-07 messages.ten-in-a-request': other('A request has at most ten messages.', {
    decide: ahead('submitStages', {
      name: 'ten at most',
      run: ({ messages }) => {
        if (messages.length > 10) throw new Problem(400, 'A request has at most ten messages.');
        return undefined;
      },
    }),
  }),
  'MSG-FORMAT-02 messages.sms-alone': other('A message with another format than SMS is refused.', {
    decide: refusedWhen(({ format }) => format !== undefined && format !== 'SMS'),
  }),
  'SIL-MSG-06 MSG-DR-02 messages.reported-unless-declined': another({
    says: 'A message is reported unless it says that it wants no report.',
    decide: result('messageOf', (message, _id, _account, item) =>
      copyOf(message, { wantsReports: item.delivery_report !== false }),
    ),
  }),
  'MSG-META-02 messages.any-metadata': other('Numbers and truth values in metadata are taken as texts.', {
    decide: reading((body) =>
      Array.isArray(body.messages) ? { ...body, messages: body.messages.map(withTexts) } : body,
    ),
  }),
  'SIL-SEND-08 past.bare-lists': other('The detail report and the metadata keys are answered as arrays.', {
    reply: inTurn(
      rewriting('reporting.detail', ({ messages }) => messages),
      rewriting('reporting.metakeys', ({ keys }) => keys),
    ),
  }),
  'SIL-SEND-08 past.oldest-last': other('The messages of a page are listed in the other sequence.', {
    reply: rewriting('reporting.detail', ({ messages, ...page }) => ({ ...page, messages: messages.toReversed() })),
  }),
  'SIL-SEND-08 past.a-moment-behind': other('The detail report is a moment behind the messages.', {
    visibleWithin: '3s',
    decide: result('messageOf', (message) => {
      takenAt(message.id, realNow());
      return message;
    }),
    reply: rewriting('reporting.detail', ({ messages, ...page }) => ({
      ...page,
      messages: messages.filter(({ message_id: id }: Json) => realNow() - takenAt(id, 0) >= 200),
    })),
  }),
  'SIL-SEND-10 past.no-more-than-fifty': other('A page of more than fifty entries is refused.', {
    reply: refusing<Json>('reporting.detail', ({ page_size }) => Number(page_size ?? 0) > 50),
  }),
  'SIL-SEND-09 past.one-direction': other('A report has to name its direction, and all is the only one.', {
    reply: refusing<Json>(REPORTS, ({ direction }) => direction !== 'all'),
  }),
  'SIL-SEND-11 past.delivered-alone': another({
    says: 'A report can be narrowed to the status DELIVERED and to the channel SMS alone.',
    reply: refusing<Json>(
      'reporting.detail',
      ({ status = [], channels = [] }) =>
        [
          [status].flat().filter((each) => each !== 'DELIVERED'),
          [channels].flat().filter((each) => each !== 'SMS'),
        ].flat().length > 0,
    ),
  }),
});
