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
const invalid = {
  type: 'object',
  required: ['message', 'details'],
  properties: { message: wordy, details: { type: 'array', minItems: 1, items: wordy } },
};

const STATUSES =
  'undefined queued processing processed failed scheduled cancelled delivered expired enroute held submitted rejected read';

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

const taken = {
  type: 'object',
  required: ['messages'],
  properties: {
    messages: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: essential,
        properties: { ...message, status: { const: 'queued' } },
      },
    },
  },
};

const record = {
  type: 'object',
  required: essential,
  properties: { ...message, status: { enum: STATUSES.split(' ') } },
};

const origin = {
  type: 'object',
  required: ['vendor_id', 'account_id'],
  properties: { vendor_id: wordy, account_id: wordy },
};

const listOf = (name: string, properties: Readonly<Record<string, object | false>>, optional: string[]) => ({
  type: 'object',
  required: [name],
  properties: {
    [name]: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: Object.keys(properties).filter((each) => properties[each] && !optional.includes(each)),
        properties,
      },
    },
  },
});

const reports = listOf(
  'delivery_reports',
  {
    delivery_report_id: uuid,
    callback_url: text,
    source_number: wordy,
    date_received: instant,
    status: wordy,
    delay: { type: 'integer', minimum: 0 },
    billing_units: { type: 'number' },
    submitted_date: instant,
    original_text: text,
    message_id: uuid,
    vendor_account_id: origin,
    metadata: { type: 'object' },
    error_code: false,
  },
  ['callback_url', 'billing_units', 'metadata'],
);

const replies = listOf(
  'replies',
  {
    reply_id: uuid,
    callback_url: text,
    content: text,
    date_received: instant,
    destination_number: wordy,
    message_id: uuid,
    metadata: { type: 'object' },
    source_number: wordy,
    vendor_account_id: origin,
  },
  ['callback_url', 'destination_number', 'message_id', 'metadata'],
);

/** Answers of the operations on messages, delivery reports and replies. */
export const messageForms: PublishedForms = {
  'submit a message': { 202: taken, 400: invalid, 401: told },
  'submit two messages': { 202: taken, 400: invalid, 401: told },
  'submit an MMS': { 202: taken, 400: invalid, 401: told },
  'schedule a message': { 202: taken, 400: invalid, 401: told },
  'retrieve a message': { 200: record, 401: told, 404: told },
  'cancel a message': { 200: { type: 'object' }, 400: invalid, 401: told, 404: told },
  'list delivery reports': { 200: reports, 401: told },
  'confirm delivery reports': { 202: nothing, 400: invalid, 401: told, 404: told },
  'list replies': { 200: replies, 401: told },
  'confirm replies': { 202: nothing, 400: invalid, 401: told, 404: told },
};
