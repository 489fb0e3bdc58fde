import {
  explained,
  instant,
  listOf,
  nothing,
  record,
  refused,
  text,
  told,
  uuid,
  wordy,
} from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

const details = {
  id: uuid,
  sender_address: wordy,
  sender_address_type: { enum: ['ALPHANUMERIC', 'INTERNATIONAL', 'SHORT_CODE'] },
  usage_type: { enum: ['ALPHANUMERIC', 'OWN_NUMBER', 'DEDICATED', 'HOSTED_NUMBER'] },
  destination_countries: listOf({ type: 'string', pattern: '^[A-Z]{2}$' }),
  reason: text,
  account_id: wordy,
  created_date: instant,
  last_modified_date: instant,
};

const request = (statuses: readonly string[], usage: object = details.usage_type) =>
  record({ ...details, usage_type: usage, status: { enum: statuses } }, { label: text });

/** A new alpha tag waits for its review, a new own number for its code. */
const newRequest = {
  anyOf: [request(['OPEN'], { const: 'ALPHANUMERIC' }), request(['PENDING'], { const: 'OWN_NUMBER' })],
};

const anyRequest = request(['OPEN', 'PENDING', 'REJECTED', 'APPROVED']);

const address = record(
  { ...details, display_status: { enum: ['APPROVED', 'EXPIRING', 'EXPIRED'] } },
  { label: text, expiry: instant },
);

const page = record({
  data: listOf(address),
  pagination: record({ page_size: { type: 'number' } }, { next_token: wordy }),
});

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
