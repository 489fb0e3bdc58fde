/** An interface, a method with a path, and a body; `{project}`, `{service}` and `{app}` stand for ids of the world. */
export type RefusedRequest = readonly [of: string, asked: string, body?: object];

const message = (more: object): RefusedRequest => [
  'messaging',
  'POST /v1/messages',
  { messages: [{ content: 'a', destination_number: '+46700000001', ...more }] },
];

const sender = (more: object): RefusedRequest => [
  'messaging',
  'POST /v1/messaging/numbers/sender_address/requests',
  {
    usage_type: 'ALPHANUMERIC',
    sender_address: 'Shop',
    sender_address_type: 'ALPHANUMERIC',
    destination_countries: ['SE'],
    reason: 'a shop',
    ...more,
  },
];

const hook = (more: object): RefusedRequest => [
  'messaging',
  'POST /v1/webhooks/messages',
  { url: 'http://127.0.0.1:9/', method: 'POST', encoding: 'JSON', events: ['RECEIVED_SMS'], template: '{}', ...more },
];

const SERVICES = 'POST /v2/projects/{project}/services';

const service = (more: object): RefusedRequest => ['voice', SERVICES, { name: 'Desk', ...more }];

const behaviour = (more: object): RefusedRequest => service({ name: 'Other', callBehavior: more });

const commands = (...list: object[]): RefusedRequest => behaviour({ type: 'STATIC', static: { commands: list } });

const PERSON = { identified_by: { channel_identities: [{ channel: 'WHATSAPP', identity: '46700000001' }] } };
const TEXT = { text_message: { text: 'a' } };

const send = (more: object): RefusedRequest => [
  'conversation',
  'POST /v1/projects/{project}/messages:send',
  { app_id: '{app}', recipient: PERSON, message: TEXT, ...more },
];

const report = (more: object): RefusedRequest => [
  'messaging',
  'POST /v2-preview/reporting/messages/detail',
  { start_date: '2024-01-01T00:00:00Z', end_date: '2024-01-02T00:00:00Z', ...more },
];

const contact = (more: object): RefusedRequest => ['messaging', 'POST /api/v1/contacts', { ...more }];

const ID = '11111111-2222-4333-8444-555555555555';

/** Requests that are refused for what they mean, or come before one that is, in one world and in this order. */
export const refusedRequests: readonly RefusedRequest[] = [
  message({ scheduled: '2023-01-01T00:00:00Z', message_expiry_timestamp: '2023-01-01T00:00:00Z' }),
  message({ source_number: 'Shop', callback_url: 'ftp://a', format: 'MMS', media: ['x'], content: '' }),
  message({
    source_number: 'not a sender at all',
    source_number_type: 'ALPHANUMERIC',
    metadata: { a: 'x'.repeat(300) },
  }),
  sender({ sender_address: '1234567890123', destination_countries: ['XX'] }),
  sender({ sender_address: 'no & sign', reason: '' }),
  sender({ usage_type: 'OWN_NUMBER', sender_address_type: 'ALPHANUMERIC' }),
  sender({}),
  sender({}),
  hook({ headers: { 'content-type': 'a', 'a b': 'c', d: 'é\n' }, template: '${', read_timeout: 1 }),
  hook({ events: ['RECEIVED_SMS', 'RECEIVED_SMS'], method: 'GET', encoding: 'FORM_ENCODED' }),
  hook({}),
  hook({}),
  ['messaging', 'DELETE /v1/webhooks/messages/unheard-of'],
  ['messaging', 'POST /v1/iam/signature_keys', { digest: 'MD5', cipher: 'RSA' }],
  ['messaging', 'PUT /v1/messages/unheard-of', { status: 'delivered' }],
  report({ end_date: '2023-01-01T00:00:00Z', accounts: ['nobody'], metadata_value: 'x', sort_by: 'x' }),
  report({ start_date: undefined, timezone: 'Nowhere/At_All', period: 'TODAY' }),
  contact({ phoneNumber: '12', customFields: [{ id: ID, value: 'x' }], lists: [{ id: ID }, { id: ID }] }),
  contact({ phoneNumber: '+46700000001', channels: [{ channel: 'SMS' }, { channel: 'SMS' }] }),
  ['messaging', 'GET /api/v1/contacts?nextPageToken=x&prevPageToken=y'],
  service({}),
  service({}),
  ['voice', 'PATCH /v2/projects/{project}/services/{service}', { isDefault: false }],
  ['voice', 'PATCH /v2/projects/elsewhere/services/{service}', {}],
  behaviour({ type: 'STATIC' }),
  behaviour({ type: 'WEBHOOK', webhook: { url: 'ftp://a' } }),
  commands({}, { command: 'fly' }, { command: 'say' }, { command: 'dial' }, { command: 'menu', menu: 'none' }),
  commands({
    command: 'playMessage',
    messages: [
      { type: 'SSML', text: '<a' },
      { type: 'FILE', url: 'x' },
    ],
  }),
  send({ recipient: {} }),
  send({ message: {} }),
  send({ app_id: 'unheard-of', message: { text_message: { text: '' } } }),
  send({ message: { choice_message: { choices: [] }, text_message: { text: 'a' } } }),
  ['standalone', 'POST /whatsapp/v1/unheard-of/messages', { to: ['+46700000001'], message: { type: 'text' } }],
  ['subprojects', 'POST /v1/projects/{project}/subprojects', { displayName: 'x'.repeat(256), labels: { '': 'x' } }],
  ['subprojects', 'GET /v1/projects/{project}/subprojects?pageSize=0'],
  ['subprojects', 'GET /v1/projects/{project}/subprojects?pageToken=x'],
  ['subprojects', 'GET /v1/projects/elsewhere/subprojects'],
];
