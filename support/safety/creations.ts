import { plainPath } from './side-effects.ts';

/** How a list of one kind is read, and by which members an entry is known again whose id nobody was told. */
export interface Listing {
  readonly path: string;
  /** Members of the list's answer that lead to the entries; none when it is the list itself. */
  readonly entries: readonly string[];
  readonly same: readonly string[];
  /** The member that says when an entry was made; older ones belong to somebody else. */
  readonly since?: string;
}

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
  /** The answer tells another id than that of what is there in the end: only the list knows it. */
  readonly untold?: boolean;
  /** The member of the request's body that is a list of ids already. */
  readonly idsIn?: string;
  readonly listing?: Listing;
}

const listed = (path: string, same: readonly string[]): Listing => ({
  path,
  entries: ['content'],
  same,
  since: 'createdDate',
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
  },
  {
    kind: 'webhook',
    made: /\/v1\/webhooks\/messages\/?$/,
    removal: '/v1/webhooks/messages/{id}',
    id: 'id',
    listing: { path: '/v1/webhooks/messages?page=0&page_size=100', entries: ['pageData'], same: ['url'] },
  },
  {
    kind: 'signature key',
    made: /\/v1\/iam\/signature_keys\/?$/,
    removal: '/v1/iam/signature_keys/{id}',
    id: 'key_id',
    listing: {
      path: '/v1/iam/signature_keys',
      entries: [],
      same: ['cipher', 'digest'],
      since: 'created',
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
    id: '-',
  },
  {
    kind: 'scheduled report',
    made: /\/v2-preview\/reporting\/(?:detail|summary)\/scheduled\/?$/,
    removal: '/v2-preview/reporting/scheduled/{id}',
    id: 'scheduled_report_id',
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
    made: /\/v2(\/projects\/[^/]+\/services)\/?$/,
    removal: '/v2{1}/{id}',
    id: 'serviceId',
  },
  { kind: 'subproject', made: /\/projects\/[^/]+\/subprojects\/?$/, id: 'subprojectId' },
];

type Json = Readonly<Record<string, unknown>>;

/** A body, or one of its messages, by itself. */
const partsOf = (body: Json): Json[] => [
  body,
  ...(Array.isArray(body.messages) ? (body.messages as unknown[]) : []).filter(
    (each): each is Json => typeof each === 'object' && each !== null,
  ),
];

/** What a request with this JSON body would make, or undefined when it makes nothing that stays. */
export function creationBy(method: string, url: string, body: Json): Creation | undefined {
  if (method !== 'POST') return undefined;
  const path = plainPath(url);
  return CREATIONS.find(
    ({ made, having }) =>
      made.test(path) && (having === undefined || partsOf(body).some((part) => part[having] !== undefined)),
  );
}

/** The kind of thing with that name. */
export const creationOf = (kind: string): Creation | undefined =>
  CREATIONS.find((each) => each.kind === kind);

/** The ids that an answer tells of what was made. */
export const idsTold = ({ id, untold }: Creation, answer: Json): string[] =>
  (untold ? [] : partsOf(answer))
    .map((part) => part[id])
    .filter((each): each is string => typeof each === 'string');

/** The paths that take away what was made at `url`, one for each of `ids`. */
export function removalsOf({ made, removal }: Creation, url: string, ids: readonly string[]): string[] {
  if (removal === undefined) return [];
  const filled = removal.replace('{1}', made.exec(plainPath(url))?.[1] ?? '');
  return filled.includes('{id}') ? ids.map((id) => filled.replace('{id}', encodeURIComponent(id))) : [filled];
}
