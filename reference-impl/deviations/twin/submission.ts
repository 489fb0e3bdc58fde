import type { CarrierStep } from '../../messaging/carrier.ts';
import type { Alternative } from '../alternative.ts';

type Members = Record<string, unknown>;

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

const renamed = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? Object.fromEntries(
        Object.entries(KNOWN).flatMap(([theirs, ours]) => (theirs in item ? [[ours, (item as Members)[theirs]]] : [])),
      )
    : item;

const MORE_STEPS: readonly CarrierStep[] = [
  { after: 0, status: 'enroute', code: '101' },
  { after: 0, status: 'submitted', code: '200' },
  { after: 0, status: 'submitted', code: '212' },
  { after: 0, status: 'delivered', code: '220' },
];

/** Differences in submitting and reading messages. */
export const submissionDeviations: readonly Alternative[] = [
  {
    name: 'other-member-names',
    rows: ['SIL-MSG-02', 'SIL-MSG-03'],
    target: { bindings: { callbackUrlField: 'notify_url', metadataField: 'tags', sourceNumberField: 'from' } },
    says: 'The callback URL is called notify_url, metadata tags, the sender from; undocumented members are unknown.',
    decide: ({ http }) => {
      const { parseJson } = http;
      http.parseJson = (body) => {
        const parsed = parseJson(body) as Members | null;
        if (!Array.isArray(parsed?.messages)) return parsed;
        return { ...parsed, messages: parsed.messages.map(renamed) };
      };
    },
  },
  {
    name: 'other-submit-answer',
    rows: ['SIL-MSG-05', 'SIL-MSG-25'],
    target: { bindings: { messageIdAt: '/taken/batch/0/id' } },
    says: 'A submit returns 200 with only the ids, at another path.',
    reply: (reply, { operation }) => {
      if (operation !== 'messages.submit' || reply.status >= 300) return reply;
      const { messages } = reply.body as { messages: Array<{ message_id: string }> };
      return {
        ...reply,
        status: 200,
        body: { taken: { batch: messages.map(({ message_id: id }) => ({ id })) } },
      };
    },
  },
  {
    name: 'reports-unasked',
    rows: ['MSG-DR-02'],
    says: 'A callback URL gets every status, whatever delivery_report says.',
    decide: ({ messaging }) => {
      messaging.isReported = () => true;
    },
  },
  {
    name: 'more-statuses',
    rows: ['SIL-MSG-31'],
    says: 'A message is reported enroute first, and submitted twice with different codes.',
    decide: ({ messaging }) => {
      const { carrierScript } = messaging;
      messaging.carrierScript = (message, scripts) =>
        scripts.has(message.destination) || scripts.has('*') ? carrierScript(message, scripts) : MORE_STEPS;
    },
  },
];
