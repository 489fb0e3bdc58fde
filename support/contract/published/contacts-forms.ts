import type { PublishedForms } from './forms.ts';

const TEXT = { type: 'string' };
const ID = { type: 'string', format: 'uuid' };
const INSTANT = { type: 'string', format: 'date-time' };
const FIELD_TYPE = { enum: ['DATE', 'NUMBER', 'PHONE', 'TEXT', 'URL', 'ZIP_CODE', 'NAME', 'EMAIL'] };

const record = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

const listOf = (items: object) => ({ type: 'array', items });

const KEPT = {
  id: ID,
  accountId: TEXT,
  vendorId: TEXT,
  createdDate: INSTANT,
  lastModifiedDate: INSTANT,
};

const CHANNEL = record(
  { channelId: TEXT, type: { enum: ['SMS', 'WHATSAPP', 'GBM', 'INSTAGRAM', 'FACEBOOK', 'EMAIL'] } },
  { subscriptionState: { enum: ['SUBSCRIBED', 'UNSUBSCRIBED'] } },
);

const CONTACT = record(
  {
    ...KEPT,
    firstName: TEXT,
    lastName: TEXT,
    fullName: TEXT,
    alias: TEXT,
    country: TEXT,
    state: TEXT,
    location: TEXT,
    note: TEXT,
    customFields: listOf(record({ id: ID, mergeTag: TEXT, value: TEXT, type: FIELD_TYPE })),
    channels: listOf(CHANNEL),
    lists: listOf(record({ id: ID, name: TEXT })),
  },
  { dateOfBirth: { type: 'string', format: 'date' } },
);

const LIST = record({ ...KEPT, name: TEXT, alias: TEXT });

const CUSTOM_FIELD = record({
  ...KEPT,
  label: TEXT,
  mergeTag: TEXT,
  maxLength: { type: 'integer' },
  type: FIELD_TYPE,
});

const pageOf = (entry: object) =>
  record(
    { content: listOf(entry), totalElements: { type: 'integer', minimum: 0 } },
    { nextPageToken: TEXT, prevPageToken: TEXT },
  );

const ERROR_TYPES = [
  'validation',
  'not_found',
  'method_not_allowed',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'message_not_readable',
  'internal_server_error',
  'request_not_recognised',
  'forbidden',
  'bad_gateway',
  'payment_required',
  'unauthorized',
  'unknown',
];

const CODES = [
  'must_not_be_empty',
  'must_be_empty',
  'must_not_be_null',
  'invalid_length',
  'duplicated_value',
  'invalid_format',
  'type_mismatch',
  'missing_parameter',
  'invalid_reference',
  'incorrect_operation',
  'no_such_pattern',
  'constraint_violation',
];

const ERROR = { uuid: ID, type: { enum: ERROR_TYPES }, title: TEXT, detail: TEXT };

const INVALID_FIELD = record(
  { name: TEXT, code: { enum: CODES }, reason: TEXT },
  { invalidIds: listOf(TEXT), channelType: TEXT },
);

const REFUSAL = record(ERROR);
const NOTHING = { type: 'string', maxLength: 0 };

const refusals = {
  400: record({ ...ERROR, invalidFields: listOf(INVALID_FIELD) }),
  404: REFUSAL,
  405: REFUSAL,
  409: REFUSAL,
  413: REFUSAL,
  415: REFUSAL,
};

/** What is published of the answers about contacts, lists and custom fields; of 401 and 403 no body is. */
export const contactForms: PublishedForms = {
  'create a contact': { 201: CONTACT, ...refusals },
  'create a contact with a custom field': { 201: CONTACT, ...refusals },
  'create a contact in a contact list': { 201: CONTACT, ...refusals },
  'list contacts': { 200: pageOf(CONTACT), ...refusals },
  'list the contacts of a contact list': { 200: pageOf(CONTACT), ...refusals },
  'retrieve a contact': { 200: CONTACT, ...refusals },
  'change a contact': { 200: CONTACT, ...refusals },
  'delete a contact': { 204: NOTHING, ...refusals },
  'create a contact list': { 201: LIST, ...refusals },
  'list contact lists': { 200: pageOf(LIST), ...refusals },
  'retrieve a contact list': { 200: LIST, ...refusals },
  'rename a contact list': { 200: LIST, ...refusals },
  'delete a contact list': { 204: NOTHING, ...refusals },
  'change the members of a contact list': { 200: LIST, ...refusals },
  'add a contact to a contact list': { 200: LIST, 201: LIST, ...refusals },
  'remove a contact from a contact list': { 204: NOTHING, ...refusals },
  'create a custom field': { 201: CUSTOM_FIELD, ...refusals },
  'list custom fields': { 200: pageOf(CUSTOM_FIELD), ...refusals },
  'retrieve a custom field': { 200: CUSTOM_FIELD, ...refusals },
  'change a custom field': { 200: CUSTOM_FIELD, ...refusals },
  'delete a custom field': { 204: NOTHING, ...refusals },
};
