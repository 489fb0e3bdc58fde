import type { InterfaceName } from '../target/target.ts';

/** How a list of one kind is read, and which members identify an entry whose id never arrived. */
export interface Listing {
  readonly path: string;
  /** Members of the list's answer that lead to the entries; none when it is the list itself. */
  readonly entries: readonly string[];
  readonly same: readonly string[];
  /** The member that says when an entry was made; older ones belong to somebody else. */
  readonly since?: string;
  /** The path shows the only thing there can be; 404 means none. */
  readonly alone?: boolean;
  /** How to read the next page; if absent, the list has one page. */
  readonly next?: NextPage;
}

/** How the next page is asked for: by a member of the page before, or by its number. */
export type NextPage =
  | { readonly parameter: string; readonly at: string }
  | { readonly parameter: string; readonly first: number };

/** Something that a request makes on the account, and how it goes away again. */
export interface Creation {
  readonly kind: string;
  /** Where it is made; the groups of the expression fill `{1}` in `removal` when the path says which. */
  readonly made: RegExp;
  /** Only requests with this member in their body, or in one of the messages there, make it. */
  readonly having?: string;
  /** The path that takes it away, `{id}` filled in; undefined when nothing does. */
  readonly removal?: string;
  /** What is sent to take it away; a plain DELETE when absent. */
  readonly by?: { readonly method: string; readonly json: object };
  /** The member of the answer, of the messages there, or of the entry of a list, with its id. */
  readonly id: string;
  /** The interface where it is made, the messaging API when absent. */
  readonly interface?: InterfaceName;
  /** What requests about it need in their header. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The id in the answer is not that of the created thing: only the list has it. */
  readonly untold?: boolean;
  /** The member of the request's body that is a list of ids already. */
  readonly idsIn?: string;
  /** The member of the body, or of the messages there, that says when it disappears by itself. */
  readonly until?: string;
  readonly listing?: Listing;
}

const listed = (path: string, same: readonly string[]): Listing => ({
  path,
  entries: ['content'],
  same,
  since: 'createdDate',
  next: { parameter: 'nextPageToken', at: 'nextPageToken' },
});

/** Everything that examples make on an account. */
export const CREATIONS: readonly Creation[] = [
  {
    kind: 'scheduled message',
    made: /\/v1\/messages\/?$/,
    having: 'scheduled',
    removal: '/v1/messages/{id}',
    by: { method: 'PUT', json: { status: 'cancelled' } },
    id: 'message_id',
    until: 'scheduled',
  },
  {
    kind: 'webhook',
    made: /\/v1\/webhooks\/messages\/?$/,
    removal: '/v1/webhooks/messages/{id}',
    id: 'id',
    listing: {
      path: '/v1/webhooks/messages?page_size=100',
      entries: ['pageData'],
      same: ['url'],
      next: { parameter: 'page', first: 0 },
    },
  },
  {
    kind: 'signature key',
    made: /\/v1\/iam\/signature_keys\/?$/,
    removal: '/v1/iam/signature_keys/{id}',
    id: 'key_id',
    listing: {
      path: '/v1/iam/signature_keys?page_size=100',
      entries: [],
      same: ['cipher', 'digest'],
      since: 'created',
      next: { parameter: 'page', first: 1 },
    },
  },
  {
    kind: 'sender address',
    made: /\/v1\/messaging\/numbers\/sender_address\/requests\/?$/,
    removal: '/v1/messaging/numbers/sender_address/addresses/{id}?reason=no+longer+used',
    id: 'id',
    untold: true,
    listing: {
      path: '/v1/messaging/numbers/sender_address/addresses',
      entries: ['data'],
      same: ['sender_address'],
      since: 'created_date',
      next: { parameter: 'token', at: 'pagination.next_token' },
    },
  },
  {
    kind: 'blacklist entry',
    made: /\/v1\/number_authorisation\/mt\/blacklist\/?$/,
    removal: '/v1/number_authorisation/mt/blacklist/{id}',
    id: '-',
    idsIn: 'numbers',
  },
  {
    kind: 'number assignment',
    made: /\/v1\/messaging\/numbers\/dedicated\/([^/]+)\/assignment\/?$/,
    removal: '/v1/messaging/numbers/dedicated/{1}/assignment',
    headers: { accept: 'application/json' },
    id: 'number_id',
    listing: {
      path: '/v1/messaging/numbers/dedicated/{1}/assignment',
      alone: true,
      entries: [],
      same: ['label', 'metadata'],
    },
  },
  {
    kind: 'scheduled report',
    made: /\/v2-preview\/reporting\/(?:detail|summary)\/scheduled\/?$/,
    removal: '/v2-preview/reporting/scheduled/{id}',
    id: 'scheduled_report_id',
    listing: {
      path: '/v2-preview/reporting/scheduled?page_size=100',
      entries: ['data'],
      same: ['label', 'schedule'],
      next: { parameter: 'page_token', at: 'pagination.page_token' },
    },
  },
  {
    kind: 'contact',
    made: /\/api\/v1\/contacts\/contacts\/?$/,
    removal: '/api/v1/contacts/contacts/{id}',
    id: 'id',
    listing: listed('/api/v1/contacts/contacts', ['firstName', 'lastName', 'alias']),
  },
  {
    kind: 'contact list',
    made: /\/api\/v1\/contacts\/lists\/?$/,
    removal: '/api/v1/contacts/lists/{id}',
    id: 'id',
    listing: listed('/api/v1/contacts/lists', ['name', 'alias']),
  },
  {
    kind: 'custom field',
    made: /\/api\/v1\/contacts\/custom-fields\/?$/,
    removal: '/api/v1/contacts/custom-fields/{id}',
    id: 'id',
    listing: listed('/api/v1/contacts/custom-fields', ['label', 'mergeTag']),
  },
  {
    kind: 'voice service',
    interface: 'voice',
    made: /\/v2(\/projects\/[^/]+\/services)\/?$/,
    removal: '/v2{1}/{id}',
    id: 'serviceId',
    listing: {
      path: '/v2{1}?pageSize=100',
      entries: ['services'],
      same: ['name'],
      since: 'createTime',
      next: { parameter: 'page', first: 1 },
    },
  },
  {
    kind: 'subproject',
    interface: 'subprojects',
    headers: { accept: 'application/json' },
    made: /\/(v1(?:alpha1)?)\/projects\/([^/]+)\/subprojects\/?$/,
    removal: '/{1}/subprojects/{id}',
    id: 'subprojectId',
    listing: {
      path: '/{1}/projects/{2}/subprojects?pageSize=100',
      entries: ['subprojects'],
      same: ['displayName'],
      since: 'createTime',
      next: { parameter: 'pageToken', at: 'nextPageToken' },
    },
  },
];
