import type { Answered } from '../../http/operation.ts';
import { isObject } from '../../kernel/json.ts';
import { alternativesOf, another, other } from '../alternative.ts';
import { messaging, reading } from '../operators/decisions.ts';
import { usually } from '../operators/messaging.ts';
import { good } from '../operators/replies.ts';

/** Members whose names clients choose: an additional one would change their data. */
const MAPS = new Set(['metadata', 'menus', 'headers', 'custom_fields', 'template', 'labels', 'links']);

const EXTRA = { zz_twin: { since: '2019', notes: [null, 'ä'] } };

/** A value with an additional member in each object, and all members in reverse order. */
export function grown(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => grown(each));
  if (typeof value !== 'object' || value === null || MAPS.has(name)) return value;
  const members = Object.entries(value as object).map(([key, member]) => [key, grown(member, key)] as const);
  return Object.fromEntries([...Object.entries(EXTRA), ...members.reverse()]);
}

/** Operations whose answer has another deviation, or a status that the document shows. */
const SHOWN = [
  'messages.submit',
  'token.issue',
  'lookup',
  'voice.update',
  'senders.verify',
  'reporting.metakeys',
  'reporting.detail',
];

const LISTS: Readonly<Record<string, string>> = {
  'webhooks.list': 'pageData',
  'senders.list': 'data',
  'numbers.list': 'data',
  'numbers.listAssignments': 'data',
  'subprojects.list': 'subprojects',
  'voice.list': 'services',
  'reports.list': 'delivery_reports',
  'replies.list': 'replies',
};

/** The document shows 401 and 403 wherever they apply, and 400 for the messaging API, for removing a default and for broken JSON. */
const OTHER: Readonly<Record<number, number>> = { 404: 410, 405: 404, 409: 423, 415: 406, 422: 400, 429: 503 };

/** Members of a submitted message that the document shows, and those it does not name. */
const KNOWN: Readonly<Record<string, string>> = {
  content: 'content',
  destination_number: 'destination_number',
  format: 'format',
  delivery_report: 'delivery_report',
  notify_url: 'callback_url',
  tags: 'metadata',
  from: 'source_number',
};

function renamed(item: unknown): unknown {
  if (!isObject(item)) return item;
  const known = Object.entries(KNOWN).filter(([theirs]) => theirs in item);
  return Object.fromEntries(known.map(([theirs, ours]) => [ours, item[theirs]]));
}

const isLookup = ({ interface: of }: Answered): boolean => of.startsWith('lookup');

/** Differences in submitting messages, and in answers: good ones and refusals. */
export const answerDeviations = alternativesOf({
  'SIL-MSG-02 SIL-MSG-03 other-member-names': another({
    says: 'The callback URL is called notify_url, metadata tags, the sender from; undocumented members are unknown.',
    bindings: { callbackUrlField: 'notify_url', metadataField: 'tags', sourceNumberField: 'from' },
    decide: reading((body) =>
      Array.isArray(body.messages) ? { ...body, messages: body.messages.map(renamed) } : body,
    ),
  }),
  'SIL-MSG-05 SIL-MSG-25 other-submit-answer': other('A submit returns 200 with only the ids, at another path.', {
    bindings: { messageIdAt: '/taken/batch/0/id' },
    reply: (reply, { operation }) => {
      if (operation !== 'messages.submit' || reply.status >= 300) return reply;
      const { messages } = reply.body as { messages: Array<{ message_id: string }> };
      return { ...reply, status: 200, body: { taken: { batch: messages.map(({ message_id: id }) => ({ id })) } } };
    },
  }),
  'MSG-DR-02 reports-unasked': other('A callback URL gets every status, whatever delivery_report says.', {
    decide: messaging.decision('isReported', () => true),
  }),
  'SIL-MSG-31 more-statuses': other('A message is reported enroute first, and submitted twice with different codes.', {
    decide: usually('enroute 101', 'submitted 200', 'submitted 212', 'delivered 220'),
  }),
  'SIL-MSG-04 SIL-MSG-15 SIL-MSG-16 SIL-SEND-01 SIL-OTH-05 SIL-OTH-08 SIL-OTH-12 other-success-statuses': another({
    says: 'Successful answers have another status in the 200 range, unless the document shows it.',
    reply: (reply, answered) => {
      if (!good(reply) || SHOWN.includes(answered.operation)) return reply;
      const { text, ...rest } = reply;
      const other = reply.status === 201 ? 200 : 201;
      const ofRead = answered.request.method === 'GET' ? 203 : 202;
      const status = reply.status === 200 ? ofRead : other;
      return reply.body === undefined && !text ? { ...rest, status, body: { done: true } } : { ...reply, status };
    },
  }),
  'SIL-MSG-20 lists-turned-round': other('Lists are newest first on each page.', {
    reply: (reply, { operation }) => {
      const member = LISTS[operation];
      if (member === undefined || !good(reply)) return reply;
      const body = reply.body as Record<string, unknown[]>;
      return { ...reply, body: { ...body, [member]: [...(body[member] ?? [])].reverse() } };
    },
  }),
  'SIL-MSG-20 SIL-MSG-30 SIL-MSG-35 extra-members': {
    says: 'Every object in an answer has unknown members, and the others are in reverse order.',
    reply: (reply) => (reply.body === undefined ? reply : { ...reply, body: grown(reply.body) }),
  },
  'SIL-OTH-02 SIL-OTH-06 SIL-OTH-07 SIL-OTH-12 other-refusal-statuses': another({
    says: 'A refusal has another status in the 400 range, unless the document shows it.',
    reply: (reply, { interface: of, operation }) => {
      const { status } = reply;
      if (status < 400 || [401, 403].includes(status)) return reply;
      if (status === 404 && operation.startsWith('senders.')) return reply;
      if (status === 404 && of === 'voice') return { ...reply, status: 403 };
      if (status === 400 && !['token', 'conversation', 'standalone'].includes(of)) return reply;
      return { ...reply, status: status === 400 ? 422 : (OTHER[status] ?? status) };
    },
  }),
  'SIL-MSG-35 SIL-OTH-01 other-refusal-bodies': other('Refusals are JSON of another form.', {
    reply: (reply, answered) => {
      if (reply.status < 400 || isLookup(answered)) return reply;
      const told = isObject(reply.body) || Array.isArray(reply.body) ? Object.values(reply.body) : [];
      return { ...reply, body: { fault: { code: `E-${reply.status}-7`, why: ['Not found', ...told] } } };
    },
  }),
  'SIL-OTH-03 failed-lookup-statuses': other('Failed lookups have their own HTTP status besides the line.', {
    reply: (reply, answered) => {
      const failed = isLookup(answered) && reply.status === 200 && !reply.text?.startsWith('result=OK');
      return failed ? { ...reply, status: reply.text?.includes('THROTTLED') ? 429 : 404 } : reply;
    },
  }),
});
