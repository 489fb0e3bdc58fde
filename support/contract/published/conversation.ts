import type { PublishedForms } from './forms.ts';

const text = { type: 'string', minLength: 1 };
const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
};

const members = (properties: Readonly<Record<string, object>>): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

/** A refusal: code, message, name and details inside of `error`. */
const refusal = (code: number): object =>
  members({
    error: members({
      code: { const: code },
      message: text,
      status: { const: NAMES[code] },
      details: { type: 'array' },
    }),
  });

const refusals = Object.fromEntries(Object.keys(NAMES).map((code) => [code, refusal(Number(code))]));

const listOf = (items: object): object => ({ type: 'array', minItems: 1, items });

const sent = members({
  type: { const: 'whatsapp' },
  statuses: listOf(
    members({
      message_id: text,
      recipient: text,
      status: { const: 'success' },
      state: { const: 'queued' },
    }),
  ),
});
const reached = members({ capabilities: listOf(members({ msisdn: text, capable: { type: 'boolean' } })) });

/** Answers of the conversation service and the standalone API. */
export const conversationForms: PublishedForms = {
  'send a conversation message': {
    200: members({ message_id: text, accepted_time: { type: 'string', format: 'date-time' } }),
    ...refusals,
  },
  'ask what a recipient can receive': {
    200: members({ app_id: text, recipient: { type: 'object' }, request_id: text }),
    ...refusals,
  },
  'send a standalone message': { 201: sent },
  'ask whether the channel reaches a number': { 200: reached },
  'read whether the channel reaches a number': { 200: reached },
};
