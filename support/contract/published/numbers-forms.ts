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

const blocked = record({ uri: wordy, numbers: listOf(wordy) });

const blockedPage = record({
  uri: wordy,
  numbers: { ...listOf(wordy), maxItems: 100 },
  pagination: record({ page: { type: ['string', 'integer'] } }, { next_uri: wordy }),
});

const authorised = record({
  uri: wordy,
  numbers: listOf(record({ number: wordy, authorised: { type: 'boolean' } })),
});

const number = record(
  {
    id: uuid,
    phone_number: { type: 'string', pattern: '^[0-9]+$' },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    type: {
      enum: [
        'MOBILE',
        'LANDLINE',
        'TEN_DLC',
        'TOLL_FREE',
        'SHORT_CODE',
        'HOSTED_TEN_DLC',
        'HOSTED_TOLL_FREE',
      ],
    },
    classification: { enum: ['BRONZE', 'SILVER', 'GOLD'] },
    capabilities: listOf({ enum: ['SMS', 'TTS', 'MMS'] }),
  },
  { available_after: instant },
);

const assignment = record({
  id: wordy,
  metadata: { type: 'object', additionalProperties: text },
  number_id: wordy,
  label: text,
});

const page = (entry: object) =>
  record({
    data: listOf(entry),
    pagination: record({ page_size: { type: 'integer', minimum: 1 } }, { next_token: uuid }),
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
    200: page(record({ assignment, number })),
    400: explained,
    ...off,
  },
};
