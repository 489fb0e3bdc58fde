import type { Reply } from '../../../http/operation.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { contacts } from '../../operators/decisions.ts';
import { members, on, rewritingEach } from '../../operators/replies.ts';
import { insteadOfRefusing, withRequest } from '../../operators/requests.ts';

const takingAnyToken = (table: string): Row =>
  fault('An unknown token returns the first page.', {
    perform: insteadOfRefusing(
      `${table}.list`,
      400,
      ({ query: { nextPageToken: _next, prevPageToken: _prev, ...query } }) => ({ query }),
    ),
  });

type Body = Record<string, unknown>;

const LISTINGS = ['contacts.list', 'lists.list', 'customFields.list'];

const actsOn = (table: string): string[] =>
  ['create', 'list', 'read', 'change', 'delete'].map((act) => `${table}.${act}`);

const CRASH: Reply = { status: 500, body: {} };
const ACCEPTED: Reply = { status: 200, body: {} };

const isAbout =
  (name: string) =>
  ({ status, body }: Reply): boolean =>
    status === 400 &&
    (((body as Body).invalidFields ?? []) as Body[]).some((each) => String(each.name).startsWith(name));

const crashing = (table: string): Row =>
  fault('A body that cannot be parsed crashes the platform.', {
    reply: on(actsOn(table), ({ body }) => (body as Body | undefined)?.type === 'message_not_readable', CRASH),
  });

const anonymous = (table: string): Row =>
  fault('A refusal names no member.', { reply: on(actsOn(table), 400, members({ invalidFields: [] })) });

/** Deviations from what is published about contacts, lists of them and custom fields. */
export const faults = faultsOf({
  'PUB-CONTACT-FORM-01 contacts.created-with-200': fault('Creating a contact returns HTTP status 200.', {
    reply: on('contacts.create', 201, 200),
  }),
  'PUB-CONTACT-CREATE-01 contacts.everybody-subscribed': fault('Every channel counts as subscribed.', {
    reply: rewritingEach('contacts.create', 'channels', (channel) => ({ ...channel, subscriptionState: 'SUBSCRIBED' })),
  }),
  'PUB-LIST-MEMBER-05 lists.unknown-members-pass': fault('Contacts that do not exist are ignored.', {
    decide: contacts.given('findMembers', (records, listId, { contactsToAddIds = [], ...request }) => {
      const known = contactsToAddIds.filter((id) => records.contacts.entries.has(id));
      return [records, listId, { ...request, contactsToAddIds: known }];
    }),
  }),
  'PUB-LIST-MEMBER-06 lists.odd-members-break': fault('Invalid members crash the platform.', {
    reply: on('lists.members', 400, CRASH),
  }),
  'PUB-FIELD-FORM-01 customFields.created-with-200': fault('Creating a custom field returns HTTP status 200.', {
    reply: on('customFields.create', 201, 200),
  }),
  'PUB-FIELD-CHANGE-01 customFields.change-resets-length': fault('A change without a length resets it to 255.', {
    decide: contacts.given('fieldAfter', (field, change, now) => [field, { maxLength: 255, ...change }, now]),
  }),
  'PUB-CONTACT-FILTER-07 contacts.unknown-filters-pass': fault('An invalid filter is ignored instead of refused.', {
    perform: insteadOfRefusing(LISTINGS, 400, () => ({ query: {} })),
  }),
  'PUB-CONTACT-FILTER-08 contacts.request-ignored': fault('The parameter request is ignored.', {
    perform: withRequest(LISTINGS, ({ query }) => ({
      query: Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('request'))),
    })),
  }),
  'PUB-CONTACT-PAGE-05 contacts.any-token': takingAnyToken('contacts'),
  'PUB-LIST-PAGE-05 lists.any-token': takingAnyToken('lists'),
  'PUB-FIELD-PAGE-05 customFields.any-token': takingAnyToken('customFields'),
  'PUB-CONTACT-BODY-01 contacts.unreadable-breaks': crashing('contacts'),
  'PUB-LIST-BODY-01 lists.unreadable-breaks': crashing('lists'),
  'PUB-FIELD-BODY-01 customFields.unreadable-breaks': crashing('customFields'),
  'PUB-CONTACT-INVALID-02 contacts.wrong-changes-pass': fault('An invalid change is answered as if it had been made.', {
    reply: on('contacts.change', 400, ACCEPTED),
  }),
  'PUB-LIST-INVALID-01 lists.anonymous': anonymous('lists'),
  'PUB-LIST-INVALID-01 lists.nameless': fault('A list without a name is created.', {
    reply: on(['lists.create', 'lists.change'], isAbout('name'), ACCEPTED),
  }),
  'PUB-FIELD-INVALID-01 customFields.anonymous': anonymous('customFields'),
  'PUB-FIELD-INVALID-01 customFields.any-type': fault('A custom field may be of any type.', {
    reply: on('customFields.create', isAbout('type'), { status: 201, body: {} }),
  }),
});
