/** Leaves the member out. */
export const MISSING = undefined;

const long = (length: number): string => 'x'.repeat(length);
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const pairs = (count: number): object =>
  Object.fromEntries(times(count, 0).map((_each, place) => [`key${place}`, 'x']));

const ID = '7c3f9a52-3f0e-4f43-9d2b-1f6c7a8b9c0d';
const NUMBER = '+46700000001';
const MESSAGE = { content: 'Hi', destination_number: NUMBER };
const NO_TEXTS = [7, true, {}, []];
const NO_OBJECTS = ['x', 7, true, []];
const NO_LISTS = ['x', 7, true, {}];
const NO_INSTANTS = [7, {}, 'tomorrow', '', '2024-01-01', '2024-13-01T00:00:00Z', '2024-02-30T00:00:00Z'];
const NO_URLS = [
  ...['x', '', 'ftp://a.example', 'http://', 'https://-invalid.com', 'https://invalid_.com', 'https:///path'],
  ...[
    'https://:/path',
    'http://.example.com',
    'http://example..com',
    'http://a b.example',
    `https://a.example/${long(1000)}`,
  ],
];

/** By operation and JSON pointer: values that the documented form of the member excludes. */
export type WrongMembers = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

const ids = (name: string) => ({ [`/${name}`]: [MISSING, null, ...NO_LISTS, [7], [null], times(101, ID)] });

const messages: WrongMembers = {
  'submit a message': {
    '': [null, 7, 'x', [], {}, [MESSAGE]],
    '/messages': [MISSING, null, ...NO_LISTS, [], [null], [7], ['x'], [[]], [{}], times(101, MESSAGE), [MESSAGE, {}]],
    '/messages/0/content': [MISSING, null, '', long(5001), ...NO_TEXTS],
    '/messages/0/destination_number': [
      ...[MISSING, null, '', 'abc', '46700000001', '+0123456789', '+1', `+${'1'.repeat(16)}`, '+46 70 000 00 01'],
      ...['+46700000001\n', '＋46700000001', '+٤٦٧٠٠٠٠٠٠٠١', ...NO_TEXTS],
    ],
    '/messages/0/format': ['sms', 'FAX', '', 7, {}, ['SMS'], '__proto__'],
    '/messages/0/delivery_report': ['true', 1, 0, {}, []],
    '/messages/0/scheduled': NO_INSTANTS,
    '/messages/0/message_expiry_timestamp': NO_INSTANTS,
    '/messages/0/metadata': [...NO_OBJECTS, pairs(11), { a: 1 }, { a: {} }, { [long(101)]: 'x' }, { a: long(257) }],
    '/messages/0/source_number': [7, {}, []],
    '/messages/0/source_number_type': ['X', 'international', 7, {}],
    '/messages/0/subject': [long(65), 7, {}],
    '/messages/0/callback_url': ['x', 'ftp://a.example', 7, {}, []],
  },
  'submit an MMS': { '/messages/0/media': ['x', 7, {}, [7], [null], [{}]] },
  'cancel a message': {
    '': [null, 7, [], {}],
    '/status': [MISSING, null, 'queued', '', 7, {}, ['cancelled']],
  },
  'confirm delivery reports': ids('delivery_report_ids'),
  'confirm replies': ids('reply_ids'),
};

const webhook = {
  '/url': [...NO_URLS, ...NO_TEXTS],
  '/method': ['HEAD', '', '__proto__', ...NO_TEXTS],
  '/encoding': ['TEXT', '', 'constructor', ...NO_TEXTS],
  '/events': [[], ['RECEIVED_123'], [null], [7], ...NO_LISTS],
  '/headers': [...NO_OBJECTS, { 'Content-Type': 'x' }, { a: 1 }, { [long(201)]: 'x' }, { a: long(1001) }],
  '/template': [7, {}, []],
};

const settings: WrongMembers = {
  'create a webhook': {
    ...webhook,
    '': [null, 7, 'x', [], {}],
    '/url': [MISSING, ...webhook['/url']],
    '/method': [MISSING, ...webhook['/method']],
    '/encoding': [MISSING, ...webhook['/encoding']],
    '/events': [MISSING, ...webhook['/events']],
    '/read_timeout': [0, 60_001, -1, 1.5, '5', {}, 1e300],
    '/retries': [-1, 6, 1.5, '1', []],
    '/retry_delay': [4, 61, 5.5, '5', {}],
  },
  'change a webhook': { ...webhook, '': [null, 7, [], {}] },
  'create a signature key': {
    '': [null, [], {}],
    '/digest': [MISSING, null, 'MD5', '', '__proto__', ...NO_TEXTS],
    '/cipher': [MISSING, null, 'RA', 'constructor', ...NO_TEXTS],
  },
  'enable a signature key': { '': [null, [], {}], '/key_id': [MISSING, null, ...NO_TEXTS] },
};

const country = [MISSING, ...NO_LISTS, [], ['XX'], [7], [null]];

const numbers: WrongMembers = {
  'block a number': {
    '/numbers': [MISSING, null, ...NO_LISTS, [], times(11, NUMBER), [7], [null], ['abc'], [''], [{}]],
  },
  'assign a number': {
    '': [null, []],
    '/label': [MISSING, ...NO_TEXTS],
    '/metadata': [...NO_OBJECTS, { a: 1 }],
  },
  'change an assignment': { '': [null, []], '/label': NO_TEXTS, '/metadata': [...NO_OBJECTS, { a: 1 }] },
  'request a sender address': {
    '': [null, [], {}],
    '/sender_address': [MISSING, '', ...NO_TEXTS, long(12), 'a\u0000b'],
    '/sender_address_type': [MISSING, 'X', 'INTERNATIONAL', '__proto__', ...NO_TEXTS],
    '/usage_type': [MISSING, 'X', 'OWN_NUMBER', ...NO_TEXTS],
    '/destination_countries': country,
    '/reason': [MISSING, ...NO_TEXTS],
    '/label': NO_TEXTS,
  },
  'request an own number': {
    '/sender_address': [MISSING, '', 'abc', '+1', ...NO_TEXTS],
    '/destination_countries': country,
    '/reason': [MISSING, long(201), ...NO_TEXTS],
  },
  'verify a number': {
    '': [null, []],
    '/verification_code': [MISSING, null, '', '12345', 'abcdef', ...NO_TEXTS],
  },
  'label a sender address': { '': [null, []], '/label': [MISSING, long(101), ...NO_TEXTS] },
};

const dates = {
  '': [null, 7, 'x', [], {}],
  '/start_date': [MISSING, ...NO_INSTANTS.filter((each) => each !== '2024-01-01')],
  '/end_date': [MISSING, ...NO_INSTANTS.filter((each) => each !== '2024-01-01')],
};
const asked = { ...dates, '/direction': ['x', 7, {}], '/accounts': [7, {}, [7]] };
const zone = { '/timezone': [MISSING, 'Nowhere/Else', '', ...NO_TEXTS] };
const scheduled = {
  '': [null, 7, [], {}],
  '/label': [MISSING, ...NO_TEXTS],
  '/schedule': [MISSING, ...NO_OBJECTS, {}],
  '/schedule/timezone': [MISSING, 'Nowhere/Else', ...NO_TEXTS],
  '/schedule/cron_expression': [MISSING, '', 'x', '* * *', '99 * * * *', '* * 31 2 * * * *', long(10_000), ...NO_TEXTS],
  '/schedule/type': [MISSING, 'x', ...NO_TEXTS],
  '/report': [MISSING, ...NO_OBJECTS, {}],
  '/report/period': [MISSING, 'X', '__proto__', ...NO_TEXTS],
};

const reports: WrongMembers = {
  'list metadata keys': asked,
  'read the detail report': {
    ...asked,
    '/page': [-1, 1.5, 'x', {}],
    '/page_size': [-1, 101, 1.5, 'x', {}, 1e9],
    '/status': ['x', 7, '__proto__'],
    '/channels': [7, ['FAX']],
  },
  'sum messages up': { ...asked, ...zone, '/group_by': ['X', ['X'], 7, ['__proto__']] },
  'order a detail report': asked,
  'order a summary': { ...asked, '/timezone': ['Nowhere/Else', ...NO_TEXTS] },
  'list the fields of a report': asked,
  'schedule a detail report': scheduled,
  'schedule a summary': { ...scheduled, '/report/timezone': [MISSING, 'Nowhere/Else', 7] },
  'change a scheduled detail report': scheduled,
  'change a scheduled summary': scheduled,
};

const person = {
  '/channels': [...NO_LISTS, [7], [null], [{}], times(200, {})],
  '/channels/0/channelId': [MISSING, '', 'abc', 7, {}],
  '/channels/0/type': [MISSING, 'FAX', '__proto__', 7, {}],
  '/channels/0/subscriptionState': ['X', 7, {}],
  '/firstName': NO_TEXTS,
  '/dateOfBirth': ['yesterday', '2024-02-30', '2024-01-01T00:00:00Z', ...NO_TEXTS],
  '/lists': [...NO_LISTS, [7], [{}], [{ id: ID }], [{ id: '__proto__' }]],
  '/customFields': [...NO_LISTS, [7], [{}], [{ id: ID, value: 'x' }]],
};

const contacts: WrongMembers = {
  'create a contact': {
    ...person,
    '': [null, 7, 'x', [], {}],
    '/channels': [MISSING, ...person['/channels']],
  },
  'create a contact list': { '': [null, 7, [], {}], '/name': [MISSING, '', ...NO_TEXTS], '/alias': NO_TEXTS },
  'rename a contact list': { '': [null, 7, []], '/name': ['', ...NO_TEXTS] },
  'change the members of a contact list': {
    '': [null, 7, []],
    '/contactsToAddIds': [...NO_LISTS, [7], [null], [ID], ['__proto__'], times(1001, ID)],
    '/contactsToRemoveIds': [...NO_LISTS, [7], times(1001, ID)],
  },
  'create a custom field': {
    '': [null, 7, [], {}],
    '/label': [MISSING, '', ...NO_TEXTS],
    '/mergeTag': [MISSING, '', ...NO_TEXTS],
    '/maxLength': [MISSING, 'x', -1, 1.5, {}],
    '/type': [MISSING, 'X', 'constructor', ...NO_TEXTS],
  },
  'change a custom field': { '': [null, 7, []], '/label': ['', ...NO_TEXTS], '/maxLength': ['x', -1, 1.5] },
};

const service = {
  '/name': ['', ' ', ' x', 'x ', long(65), ...NO_TEXTS],
  '/description': [long(256), ...NO_TEXTS],
  '/isDefault': ['true', 1, {}],
  '/unknown': [1, {}],
  '/callBehavior': [...NO_OBJECTS, {}, { type: 'X' }, { type: '__proto__' }],
};

const others: WrongMembers = {
  'create a voice service': { ...service, '': [null, 7, [], {}], '/name': [MISSING, ...service['/name']] },
  'update a voice service': { ...service, '': [null, 7, []] },
  'create a subproject': {
    '': [null, 7, [], {}],
    '/displayName': [MISSING, '', long(256), ...NO_TEXTS],
    '/labels': [...NO_OBJECTS, { a: 1 }, { '': 'x' }, { a: '' }, { [long(256)]: 'x' }, { a: long(256) }, pairs(256)],
  },
  'rename a subproject': { '': [null, 7, []], '/displayName': ['', long(256), ...NO_TEXTS] },
  'send a conversation message': {
    '': [null, 7, [], {}],
    '/app_id': [MISSING, '', ...NO_TEXTS],
    '/recipient': [MISSING, ...NO_OBJECTS, {}],
    '/message': [MISSING, ...NO_OBJECTS, {}],
    '/ttl': ['x', '20', ...NO_TEXTS],
    '/message_metadata': [long(1025), ...NO_TEXTS],
    '/conversation_metadata': [...NO_OBJECTS, { a: long(2100) }],
    '/correlation_id': [long(129), ...NO_TEXTS],
    '/callback_url': ['x', ...NO_TEXTS],
  },
  'ask what a recipient can receive': {
    '': [null, 7, [], {}],
    '/app_id': [MISSING, '', ...NO_TEXTS],
    '/recipient': [MISSING, ...NO_OBJECTS, {}],
  },
  'send a standalone message': {
    '': [null, 7, [], {}],
    '/to': [MISSING, [], times(21, NUMBER), [7], [null], 7, {}],
    '/message': [MISSING, ...NO_OBJECTS, {}, { type: 'x' }, { type: '__proto__' }],
  },
  'ask whether the channel reaches a number': { '/numbers': [MISSING, [], times(21, NUMBER), [7], 7, {}] },
};

/** Every member of every body, as it must not be. */
export const wrongMembers: WrongMembers = {
  ...messages,
  ...settings,
  ...numbers,
  ...reports,
  ...contacts,
  ...others,
};
