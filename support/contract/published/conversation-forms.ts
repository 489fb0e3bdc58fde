import { instant, listOf, record, wordy } from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
};

/** A refusal: code, message, name and details inside of `error`. */
const refusal = (code: number): object =>
  record({
    error: record({
      code: { const: code },
      message: wordy,
      status: { const: NAMES[code] },
      details: { type: 'array' },
    }),
  });

const refusals = Object.fromEntries(Object.keys(NAMES).map((code) => [code, refusal(Number(code))]));

const someOf = (items: object): object => ({ ...listOf(items), minItems: 1 });

const sent = record({
  type: { const: 'whatsapp' },
  statuses: someOf(
    record({
      message_id: wordy,
      recipient: wordy,
      status: { const: 'success' },
      state: { const: 'queued' },
    }),
  ),
});
const reached = record({ capabilities: someOf(record({ msisdn: wordy, capable: { type: 'boolean' } })) });

/** Answers of the conversation service and the standalone API. */
export const conversationForms: PublishedForms = {
  'send a conversation message': {
    200: record({ message_id: wordy, accepted_time: instant }),
    ...refusals,
  },
  'ask what a recipient can receive': {
    200: record({ app_id: wordy, recipient: { type: 'object' }, request_id: wordy }),
    ...refusals,
  },
  'send a standalone message': { 201: sent },
  'ask whether the channel reaches a number': { 200: reached },
  'read whether the channel reaches a number': { 200: reached },
};
