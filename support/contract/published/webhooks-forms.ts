import { instant, listOf, nothing, record, text, uuid, wordy } from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

const perhapsExplained = record({ message: wordy }, { details: listOf(text) });

/** A refusal whose form is not published beyond its status: empty, or with a message. */
const refused = { anyOf: [nothing, perhapsExplained] };

const webhook = record(
  {
    id: uuid,
    url: wordy,
    method: { enum: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] },
    encoding: { enum: ['JSON', 'FORM_ENCODED', 'XML'] },
    events: { ...listOf(text), minItems: 1 },
    retries: { type: 'integer', minimum: 0, maximum: 5 },
  },
  {
    headers: { type: 'object', additionalProperties: text },
    template: text,
    read_timeout: { type: 'integer', minimum: 1, maximum: 60_000 },
    retry_delay: { type: 'integer', minimum: 5, maximum: 60 },
  },
);

const page = record({
  page: { type: 'integer', minimum: 0 },
  pageSize: { type: 'integer', minimum: 1 },
  pageData: listOf(webhook),
});

const keyMembers = {
  key_id: uuid,
  cipher: { const: 'RSA' },
  digest: { enum: ['SHA224', 'SHA256', 'SHA512'] },
  created: instant,
  enabled: { type: 'boolean' },
};

/** A key as anybody sees it who asks for it later: without its public half. */
const key = record({ ...keyMembers, public_key: false });

const newKey = record({
  ...keyMembers,
  public_key: { type: 'string', pattern: '^MII[A-Za-z0-9+/]+={0,2}$' },
  enabled: { const: false },
});

const enabledKey = record({ ...keyMembers, public_key: false, enabled: { const: true } });
const invalid = record({ message: wordy, details: listOf(text) });

/** Answers of the operations on webhooks and signature keys. */
export const webhookForms: PublishedForms = {
  'create a webhook': { 201: webhook, 400: perhapsExplained, 401: refused, 409: perhapsExplained },
  'list webhooks': { 200: page, 400: perhapsExplained, 401: refused },
  'retrieve a webhook': { 200: webhook, 401: refused, 404: refused },
  'change a webhook': { 200: webhook, 400: perhapsExplained, 401: refused, 404: refused },
  'delete a webhook': { 204: nothing, 401: refused, 404: refused },
  'create a signature key': { 201: newKey, 400: invalid, 401: refused, 403: perhapsExplained },
  'list signature keys': {
    200: listOf(key),
    400: invalid,
    401: refused,
    403: perhapsExplained,
  },
  'read a signature key': {
    200: key,
    400: invalid,
    401: refused,
    403: perhapsExplained,
    404: perhapsExplained,
  },
  'delete a signature key': { 200: nothing, 401: refused, 403: perhapsExplained, 404: perhapsExplained },
  'enable a signature key': {
    200: enabledKey,
    400: invalid,
    401: refused,
    403: perhapsExplained,
    404: perhapsExplained,
  },
  'read the enabled signature key': {
    200: enabledKey,
    401: refused,
    403: perhapsExplained,
    404: perhapsExplained,
  },
  'disable the enabled signature key': { 204: nothing, 401: refused, 403: perhapsExplained },
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

/** What webhooks without a template are told, by the words a feature uses for it. */
export const notificationForms: Readonly<Record<string, object>> = {
  'delivery report': record(report),
  reply: record({ ...reply, reply_id: uuid, notification_id: false, message_id: uuid }),
  'opt-out': record({ ...reply, notification_id: uuid, reply_id: false }),
};
