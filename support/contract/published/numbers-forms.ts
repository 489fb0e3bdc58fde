import type { PublishedForms } from './forms.ts';

const text = { type: 'string' };
const wordy = { type: 'string', minLength: 1 };
const nothing = { const: '' };
const instant = { type: 'string', format: 'date-time' };
const uuid = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
};

const told = { type: 'object', required: ['message'], properties: { message: wordy } };
const explained = {
  type: 'object',
  required: ['message', 'details'],
  properties: { message: wordy, details: { type: 'array', items: wordy } },
};

/** A refusal whose form is not published beyond its status: empty, or with a message. */
const refused = { anyOf: [nothing, told] };

const object = (required: string, properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: required.split(' '),
  properties,
});

const list = (items: object) => ({ type: 'array', items });

const blocked = object('uri numbers', { uri: wordy, numbers: list(wordy) });

const blockedPage = object('uri numbers pagination', {
  uri: wordy,
  numbers: { ...list(wordy), maxItems: 100 },
  pagination: object('page', { page: { type: ['string', 'integer'] }, next_uri: wordy }),
});

const authorised = object('uri numbers', {
  uri: wordy,
  numbers: list(object('number authorised', { number: wordy, authorised: { type: 'boolean' } })),
});

const number = object('id phone_number country type classification capabilities', {
  id: uuid,
  phone_number: { type: 'string', pattern: '^[0-9]+$' },
  country: { type: 'string', pattern: '^[A-Z]{2}$' },
  type: {
    enum: ['MOBILE', 'LANDLINE', 'TEN_DLC', 'TOLL_FREE', 'SHORT_CODE', 'HOSTED_TEN_DLC', 'HOSTED_TOLL_FREE'],
  },
  classification: { enum: ['BRONZE', 'SILVER', 'GOLD'] },
  available_after: instant,
  capabilities: list({ enum: ['SMS', 'TTS', 'MMS'] }),
});

const assignment = object('id metadata number_id label', {
  id: wordy,
  metadata: { type: 'object', additionalProperties: text },
  number_id: wordy,
  label: text,
});

const page = (entry: object) =>
  object('data pagination', {
    data: list(entry),
    pagination: object('page_size', { page_size: { type: 'integer', minimum: 1 }, next_token: uuid }),
  });

const off = { 401: refused, 403: told };

/** Answers of the operations on the blacklist and on dedicated numbers. */
export const numberForms: PublishedForms = {
  'block a number': { 200: blocked, 201: blocked, 400: explained, 401: told },
  'list blocked numbers': { 200: blockedPage, 401: told },
  'unblock a number': { 200: nothing, 401: refused, 404: refused },
  'ask who is authorised': { 200: authorised, 400: explained, 401: told },
  'search for dedicated numbers': { 200: page(number), 400: explained, ...off },
  'read a dedicated number': { 200: number, ...off, 404: told },
  'assign a number': { 201: assignment, 400: explained, ...off, 404: told, 409: told },
  'read an assignment': { 200: assignment, ...off, 404: told },
  'change an assignment': { 204: nothing, 400: explained, ...off, 404: told },
  'end an assignment': { 204: nothing, ...off, 404: told },
  'list assigned numbers': {
    200: page(object('assignment number', { assignment, number })),
    400: explained,
    ...off,
  },
};
