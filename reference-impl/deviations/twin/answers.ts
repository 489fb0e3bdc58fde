import type { Answered, Reply } from '../../http/operation.ts';
import type { Alternative } from '../alternative.ts';
import { grown } from './grown.ts';

/** Operations whose success status the document shows. */
const SHOWN = new Set([
  'token.issue',
  'lookup',
  'voice.update',
  'senders.verify',
  'reporting.metakeys',
  'reporting.detail',
]);

const isGood = ({ status }: Reply): boolean => status >= 200 && status <= 299;

const otherStatus = ({ status }: Reply, { request }: Answered): number => {
  if (status === 200) return request.method === 'GET' ? 203 : 202;
  return status === 201 ? 200 : 201;
};

/** Answers with a list of unspecified order, and the member that has it. */
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

/** Differences in successful answers. */
export const answerDeviations: readonly Alternative[] = [
  {
    name: 'other-success-statuses',
    rows: ['SIL-MSG-04', 'SIL-MSG-15', 'SIL-MSG-16', 'SIL-SEND-01', 'SIL-OTH-05', 'SIL-OTH-08', 'SIL-OTH-12'],
    says: 'Successful answers have another status in the 200 range, unless the document shows it.',
    reply: (reply, answered) => {
      if (!isGood(reply) || SHOWN.has(answered.operation) || answered.operation === 'messages.submit') return reply;
      const { text, ...rest } = reply;
      const status = otherStatus(reply, answered);
      return reply.body === undefined && !text ? { ...rest, status, body: { done: true } } : { ...reply, status };
    },
  },
  {
    name: 'lists-turned-round',
    rows: ['SIL-MSG-20'],
    says: 'Lists are newest first on each page.',
    reply: (reply, { operation }) => {
      const member = LISTS[operation];
      if (member === undefined || !isGood(reply)) return reply;
      const body = reply.body as Record<string, unknown[]>;
      return { ...reply, body: { ...body, [member]: [...(body[member] ?? [])].reverse() } };
    },
  },
  {
    name: 'extra-members',
    rows: ['SIL-MSG-20', 'SIL-MSG-30'],
    says: 'Every object in an answer has unknown members, and the others are in reverse order.',
    reply: (reply) => (reply.body === undefined ? reply : { ...reply, body: grown(reply.body) }),
  },
];
