import type { PageStyle } from './page-style.ts';
import type { OperationBody, WireOperation } from './wire-operation.ts';

const BASE = '/api/v1/contacts';
const messaging = { interface: 'messaging' } as const;

/** How contacts, lists and custom fields are paged: by an opaque token in each direction. */
const pages: PageStyle = {
  entries: 'content',
  key: 'id',
  size: 'pageSize',
  next: { kind: 'token', parameter: 'nextPageToken', at: 'nextPageToken' },
  back: { parameter: 'prevPageToken', at: 'prevPageToken' },
};

/** A phone number that no other request of the run has. */
const numberOf = ({ unique }: OperationBody): string =>
  `+4670${String(Number.parseInt(unique.slice(0, 7), 16))
    .padStart(9, '0')
    .slice(0, 8)}`;

const somebody = (facts: OperationBody): Record<string, unknown> => ({
  firstName: 'Ada',
  lastName: 'Lind',
  channels: [{ channelId: numberOf(facts), type: 'SMS' }],
});

const twoChannels = (facts: OperationBody): object[] =>
  ['SMS', 'WHATSAPP'].map((type) => ({ channelId: numberOf(facts), type }));

type Named = Readonly<Record<string, WireOperation>>;

const contacts: Named = {
  'create a contact': { ...messaging, method: 'POST', path: `${BASE}/contacts`, body: somebody },
  'create a contact with two channels': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/contacts`,
    body: (facts) => ({ ...somebody(facts), channels: twoChannels(facts) }),
  },
  'create a contact with a custom field': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/contacts`,
    about: 'custom field',
    body: (facts) => ({ ...somebody(facts), customFields: [{ id: facts.id, value: 'Gold' }] }),
  },
  'create a contact in a contact list': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/contacts`,
    about: 'contact list',
    body: (facts) => ({ ...somebody(facts), lists: [{ id: facts.id }] }),
  },
  'list contacts': { ...messaging, method: 'GET', path: `${BASE}/contacts`, pages },
  'list contacts of both types': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/contacts?channelTypes=SMS&channelTypes=WHATSAPP`,
    pages,
  },
  'list contacts by id': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/contacts?contactIds={id}`,
    about: 'contact',
  },
  'list the contacts of a contact list': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/contacts?listIds={id}`,
    about: 'contact list',
  },
  'look for a contact in a contact list': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/contacts?listIds={id}&contactIds={contact}&channelTypes=SMS`,
    about: 'contact in a list',
  },
  'retrieve a contact': { ...messaging, method: 'GET', path: `${BASE}/contacts/{id}`, about: 'contact' },
  'change a contact': {
    ...messaging,
    method: 'PATCH',
    path: `${BASE}/contacts/{id}`,
    about: 'contact',
    body: () => ({ lastName: 'Holm' }),
  },
  'delete a contact': { ...messaging, method: 'DELETE', path: `${BASE}/contacts/{id}`, about: 'contact' },
};

const lists: Named = {
  'create a contact list': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/lists`,
    body: ({ unique }) => ({ name: `Members ${unique}`, alias: 'Everybody' }),
  },
  'list contact lists': { ...messaging, method: 'GET', path: `${BASE}/lists`, pages },
  'list contact lists by id': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/lists?listIds={id}`,
    about: 'contact list',
  },
  'retrieve a contact list': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/lists/{id}`,
    about: 'contact list',
  },
  'rename a contact list': {
    ...messaging,
    method: 'PATCH',
    path: `${BASE}/lists/{id}`,
    about: 'contact list',
    body: () => ({ name: 'Regulars' }),
  },
  'delete a contact list': {
    ...messaging,
    method: 'DELETE',
    path: `${BASE}/lists/{id}`,
    about: 'contact list',
  },
  'change the members of a contact list': {
    ...messaging,
    method: 'PATCH',
    path: `${BASE}/lists/{id}/contacts`,
    about: 'contact list',
    body: () => ({ contactsToAddIds: [] }),
  },
  'add a contact to a contact list': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/lists/{id}/contacts/{contact}`,
    about: 'contact beside a list',
  },
  'remove a contact from a contact list': {
    ...messaging,
    method: 'DELETE',
    path: `${BASE}/lists/{id}/contacts/{contact}`,
    about: 'contact in a list',
  },
};

const customFields: Named = {
  'create a custom field': {
    ...messaging,
    method: 'POST',
    path: `${BASE}/custom-fields`,
    body: ({ unique }) => ({ label: 'Tier', mergeTag: `tier-${unique}`, maxLength: 40, type: 'TEXT' }),
  },
  'list custom fields': { ...messaging, method: 'GET', path: `${BASE}/custom-fields`, pages },
  'list custom fields by id': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/custom-fields?customFieldIds={id}`,
    about: 'custom field',
  },
  'retrieve a custom field': {
    ...messaging,
    method: 'GET',
    path: `${BASE}/custom-fields/{id}`,
    about: 'custom field',
  },
  'change a custom field': {
    ...messaging,
    method: 'PATCH',
    path: `${BASE}/custom-fields/{id}`,
    about: 'custom field',
    body: () => ({ label: 'Level' }),
  },
  'delete a custom field': {
    ...messaging,
    method: 'DELETE',
    path: `${BASE}/custom-fields/{id}`,
    about: 'custom field',
  },
};

/** The operations on contacts, lists and custom fields, and lists narrowed to one thing. */
export const contactOperations: Named = { ...contacts, ...lists, ...customFields };
