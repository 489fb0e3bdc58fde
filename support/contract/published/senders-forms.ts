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

const details = {
  id: uuid,
  sender_address: wordy,
  sender_address_type: { enum: ['ALPHANUMERIC', 'INTERNATIONAL', 'SHORT_CODE'] },
  usage_type: { enum: ['ALPHANUMERIC', 'OWN_NUMBER', 'DEDICATED', 'HOSTED_NUMBER'] },
  destination_countries: { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' } },
  reason: text,
  account_id: wordy,
  created_date: instant,
  last_modified_date: instant,
};

const request = (statuses: readonly string[], usage: object = details.usage_type) => ({
  type: 'object',
  required: [...Object.keys(details), 'status'],
  properties: { ...details, usage_type: usage, label: text, status: { enum: statuses } },
});

/** A new alpha tag waits for its review, a new own number for its code. */
const newRequest = {
  anyOf: [request(['OPEN'], { const: 'ALPHANUMERIC' }), request(['PENDING'], { const: 'OWN_NUMBER' })],
};

const anyRequest = request(['OPEN', 'PENDING', 'REJECTED', 'APPROVED']);

const address = {
  type: 'object',
  required: [...Object.keys(details), 'display_status'],
  properties: {
    ...details,
    label: text,
    expiry: instant,
    display_status: { enum: ['APPROVED', 'EXPIRING', 'EXPIRED'] },
  },
};

const page = {
  type: 'object',
  required: ['data', 'pagination'],
  properties: {
    data: { type: 'array', items: address },
    pagination: {
      type: 'object',
      required: ['page_size'],
      properties: { page_size: { type: 'number' }, next_token: wordy },
    },
  },
};

const refusals = { 400: explained, 401: refused, 403: told };

/** Answers of the operations on sender addresses. */
export const senderForms: PublishedForms = {
  'request a sender address': { 201: newRequest, 409: refused, ...refusals },
  'request an own number': { 201: newRequest, 409: refused, ...refusals },
  'read a sender address request': { 200: anyRequest, ...refusals, 404: told },
  'verify a number': {
    200: request(['APPROVED']),
    201: request(['APPROVED']),
    ...refusals,
    404: told,
  },
  'list sender addresses': { 200: page, ...refusals },
  'read a sender address': { 200: address, ...refusals, 404: told },
  'label a sender address': { 200: address, ...refusals, 404: told },
  're-verify a sender address': { 200: request(['PENDING']), ...refusals, 404: told },
  'delete a sender address': { 202: nothing, ...refusals, 404: told },
};
