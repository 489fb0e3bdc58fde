import type { PublishedForms } from './forms.ts';

const text = { type: 'string' };
const wordy = { type: 'string', minLength: 1 };
const nothing = { const: '' };

const uuid = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
};

const instant = { type: 'string', format: 'date-time' };

const explained = {
  type: 'object',
  required: ['message'],
  properties: { message: wordy, details: { type: 'array', items: text } },
};

/** A refusal whose form is not published beyond its status: empty, or with a message. */
const refused = { anyOf: [nothing, explained] };

const webhook = {
  type: 'object',
  required: ['id', 'url', 'method', 'encoding', 'events', 'retries'],
  properties: {
    id: uuid,
    url: wordy,
    method: { enum: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] },
    encoding: { enum: ['JSON', 'FORM_ENCODED', 'XML'] },
    headers: { type: 'object', additionalProperties: text },
    events: { type: 'array', minItems: 1, items: text },
    template: text,
    read_timeout: { type: 'integer', minimum: 1, maximum: 60_000 },
    retries: { type: 'integer', minimum: 0, maximum: 5 },
    retry_delay: { type: 'integer', minimum: 5, maximum: 60 },
  },
};

const page = {
  type: 'object',
  required: ['page', 'pageSize', 'pageData'],
  properties: {
    page: { type: 'integer', minimum: 0 },
    pageSize: { type: 'integer', minimum: 1 },
    pageData: { type: 'array', items: webhook },
  },
};

const keyMembers = {
  key_id: uuid,
  cipher: { const: 'RSA' },
  digest: { enum: ['SHA224', 'SHA256', 'SHA512'] },
  created: instant,
  enabled: { type: 'boolean' },
};

/** A key as anybody sees it who asks for it later: without its public half. */
const key = {
  type: 'object',
  required: Object.keys(keyMembers),
  properties: { ...keyMembers, public_key: false },
};

const newKey = {
  type: 'object',
  required: [...Object.keys(keyMembers), 'public_key'],
  properties: {
    ...keyMembers,
    public_key: { type: 'string', pattern: '^MII[A-Za-z0-9+/]+={0,2}$' },
    enabled: { const: false },
  },
};

const enabledKey = { ...key, properties: { ...key.properties, enabled: { const: true } } };
const invalid = { ...explained, required: ['message', 'details'] };

/** Answers of the operations on webhooks and signature keys. */
export const webhookForms: PublishedForms = {
  'create a webhook': { 201: webhook, 400: explained, 401: refused, 409: explained },
  'list webhooks': { 200: page, 400: explained, 401: refused },
  'retrieve a webhook': { 200: webhook, 401: refused, 404: refused },
  'change a webhook': { 200: webhook, 400: explained, 401: refused, 404: refused },
  'delete a webhook': { 204: nothing, 401: refused, 404: refused },
  'create a signature key': { 201: newKey, 400: invalid, 401: refused, 403: explained },
  'list signature keys': {
    200: { type: 'array', items: key },
    400: invalid,
    401: refused,
    403: explained,
  },
  'read a signature key': { 200: key, 400: invalid, 401: refused, 403: explained, 404: explained },
  'delete a signature key': { 200: nothing, 401: refused, 403: explained, 404: explained },
  'enable a signature key': { 200: enabledKey, 400: invalid, 401: refused, 403: explained, 404: explained },
  'read the enabled signature key': { 200: enabledKey, 401: refused, 403: explained, 404: explained },
  'disable the enabled signature key': { 204: nothing, 401: refused, 403: explained },
};

const reply = {
  account_id: wordy,
  source_number: wordy,
  date_received: instant,
  content: text,
  metadata: { type: 'object' },
};

const report = {
  delivery_report_id: uuid,
  source_number: wordy,
  date_received: instant,
  status: wordy,
  delay: { const: '0' },
  submitted_date: instant,
  message_id: uuid,
  original_text: text,
  vendor_account_id: { type: 'object', required: ['vendor_id', 'account_id'] },
  error_code: wordy,
  metadata: { type: 'object' },
};

const all = (properties: Readonly<Record<string, object | false>>): object => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => properties[name] !== false),
  properties,
});

/** What webhooks without a template are told, by the words a feature uses for it. */
export const notificationForms: Readonly<Record<string, object>> = {
  'delivery report': all(report),
  reply: all({ ...reply, reply_id: uuid, notification_id: false, message_id: uuid }),
  'opt-out': all({ ...reply, notification_id: uuid, reply_id: false }),
};
