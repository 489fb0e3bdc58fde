import { instant, listOf, messageStatus, nothing, record, text, told, uuid, wordy } from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

const invalid = record({ message: wordy, details: { ...listOf(wordy), minItems: 1 } });

const message = {
  message_id: uuid,
  content: { type: 'string', minLength: 1, maxLength: 5000 },
  destination_number: wordy,
  format: { enum: ['SMS', 'MMS', 'TTS'] },
  delivery_report: { type: 'boolean' },
  callback_url: text,
  scheduled: instant,
  message_expiry_timestamp: instant,
  metadata: { type: 'object', additionalProperties: text },
  source_number: text,
  source_number_type: { enum: ['INTERNATIONAL', 'ALPHANUMERIC', 'SHORTCODE'] },
  media: { type: 'array', items: text },
  subject: text,
};

const essential = ['message_id', 'status', 'content', 'destination_number'];

/** At most a hundred things of a kind, under its name. */
const hundredOf = (name: string, thing: object) => record({ [name]: { ...listOf(thing), maxItems: 100 } });

const taken = hundredOf('messages', {
  type: 'object',
  required: essential,
  properties: { ...message, status: { const: 'queued' } },
});

const known = {
  type: 'object',
  required: essential,
  properties: { ...message, status: messageStatus },
};

const origin = record({ vendor_id: wordy, account_id: wordy });

const reports = hundredOf(
  'delivery_reports',
  record(
    {
      delivery_report_id: uuid,
      source_number: wordy,
      date_received: instant,
      status: wordy,
      delay: { type: 'integer', minimum: 0 },
      submitted_date: instant,
      original_text: text,
      message_id: uuid,
      vendor_account_id: origin,
      error_code: false,
    },
    { callback_url: text, billing_units: { type: 'number' }, metadata: { type: 'object' } },
  ),
);

const replies = hundredOf(
  'replies',
  record(
    {
      reply_id: uuid,
      content: text,
      date_received: instant,
      source_number: wordy,
      vendor_account_id: origin,
    },
    { callback_url: text, destination_number: wordy, message_id: uuid, metadata: { type: 'object' } },
  ),
);

/** Answers of the operations on messages, delivery reports and replies. */
export const messageForms: PublishedForms = {
  'submit a message': { 202: taken, 400: invalid, 401: told },
  'submit two messages': { 202: taken, 400: invalid, 401: told },
  'submit an MMS': { 202: taken, 400: invalid, 401: told },
  'schedule a message': { 202: taken, 400: invalid, 401: told },
  'retrieve a message': { 200: known, 401: told, 404: told },
  'cancel a message': { 200: { type: 'object' }, 400: invalid, 401: told, 404: told },
  'list delivery reports': { 200: reports, 401: told, 404: told },
  'confirm delivery reports': { 202: nothing, 400: invalid, 401: told, 404: told },
  'list replies': { 200: replies, 401: told, 404: told },
  'confirm replies': { 202: nothing, 400: invalid, 401: told, 404: told },
};
