import { instant, listOf, nothing, record, text, uuid } from './form-parts.ts';
import type { PublishedForms } from './forms.ts';

const FIELD_TYPE = { enum: ['DATE', 'NUMBER', 'PHONE', 'TEXT', 'URL', 'ZIP_CODE', 'NAME', 'EMAIL'] };

const KEPT = {
  id: uuid,
  accountId: text,
  vendorId: text,
  createdDate: instant,
  lastModifiedDate: instant,
};

const CHANNEL = record(
  { channelId: text, type: { enum: ['SMS', 'WHATSAPP', 'GBM', 'INSTAGRAM', 'FACEBOOK', 'EMAIL'] } },
  { subscriptionState: { enum: ['SUBSCRIBED', 'UNSUBSCRIBED'] } },
);

const CONTACT = record(
  {
    ...KEPT,
    firstName: text,
    lastName: text,
    fullName: text,
    alias: text,
    country: text,
    state: text,
    location: text,
    note: text,
    customFields: listOf(record({ id: uuid, mergeTag: text, value: text, type: FIELD_TYPE })),
    channels: listOf(CHANNEL),
    lists: listOf(record({ id: uuid, name: text })),
  },
  { dateOfBirth: { type: 'string', format: 'date' } },
);

const LIST = record({ ...KEPT, name: text, alias: text });

const CUSTOM_FIELD = record({
  ...KEPT,
  label: text,
  mergeTag: text,
  maxLength: { type: 'integer' },
  type: FIELD_TYPE,
});

const pageOf = (entry: object) =>
  record(
    { content: listOf(entry), totalElements: { type: 'integer', minimum: 0 } },
    { nextPageToken: text, prevPageToken: text },
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

const ERROR = { uuid: uuid, type: { enum: ERROR_TYPES }, title: text, detail: text };

const INVALID_FIELD = record(
  { name: text, code: { enum: CODES }, reason: text },
  { invalidIds: listOf(text), channelType: text },
);

const REFUSAL = record(ERROR);

/** Of some refusals no body is published; one that is there has the usual form. */
const BARE = { anyOf: [nothing, REFUSAL] };

const refusals = {
  400: record({ ...ERROR, invalidFields: listOf(INVALID_FIELD) }),
  401: BARE,
  403: BARE,
  404: REFUSAL,
  405: REFUSAL,
  409: REFUSAL,
  413: REFUSAL,
  415: REFUSAL,
};

/** What is published of the answers about contacts, lists and custom fields. */
export const contactForms: PublishedForms = {
  'create a contact': { 201: CONTACT, ...refusals },
  'create a contact with a custom field': { 201: CONTACT, ...refusals },
  'create a contact in a contact list': { 201: CONTACT, ...refusals },
  'list contacts': { 200: pageOf(CONTACT), ...refusals },
  'list the contacts of a contact list': { 200: pageOf(CONTACT), ...refusals },
  'retrieve a contact': { 200: CONTACT, ...refusals },
  'change a contact': { 200: CONTACT, ...refusals },
  'delete a contact': { 204: nothing, ...refusals },
  'create a contact list': { 201: LIST, ...refusals },
  'list contact lists': { 200: pageOf(LIST), ...refusals },
  'retrieve a contact list': { 200: LIST, ...refusals },
  'rename a contact list': { 200: LIST, ...refusals },
  'delete a contact list': { 204: nothing, ...refusals },
  'change the members of a contact list': { 200: LIST, ...refusals },
  'add a contact to a contact list': { 200: LIST, 201: LIST, ...refusals },
  'remove a contact from a contact list': { 204: nothing, ...refusals },
  'create a custom field': { 201: CUSTOM_FIELD, ...refusals },
  'list custom fields': { 200: pageOf(CUSTOM_FIELD), ...refusals },
  'retrieve a custom field': { 200: CUSTOM_FIELD, ...refusals },
  'change a custom field': { 200: CUSTOM_FIELD, ...refusals },
  'delete a custom field': { 204: nothing, ...refusals },
};
