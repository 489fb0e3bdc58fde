import type { Reply } from '../http/operation.ts';
import { without } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { changingBody, onEach, withBody } from './distort.ts';

type Body = Record<string, unknown>;

const KINDS = [
  ['CONTACT', 'contacts'],
  ['LIST', 'lists'],
  ['FIELD', 'customFields'],
] as const;

const actsOn = (table: string): string[] =>
  ['create', 'list', 'read', 'change', 'delete'].map((act) => `${table}.${act}`);

const EVERYTHING = [
  ...KINDS.flatMap(([, table]) => actsOn(table)),
  'lists.members',
  'lists.add',
  'lists.remove',
];

const hasStatus =
  (status: number) =>
  (reply: Reply): boolean =>
    reply.status === status;

const isUnreadable = ({ body }: Reply): boolean =>
  (body as Body | undefined)?.type === 'message_not_readable';

/** Whether the refusal is about one of these members. */
const isAbout =
  (...names: readonly string[]) =>
  ({ status, body }: Reply): boolean =>
    status === 400 &&
    (((body as Body).invalidFields ?? []) as Body[]).some(({ name }) =>
      names.some((wanted) => String(name).startsWith(wanted)),
    );

const inMessagingForm = ({ status, body }: Reply): Reply => ({
  status,
  body: { message: (body as Body).detail, details: [] },
});

const accepting = (): Reply => ({ status: 200, body: {} });

const crashing = (): Reply => ({ status: 500, body: {} });

const ofKind = (kind: string, table: string): readonly Fault[] => [
  {
    id: `${table}.unknown-is-empty`,
    rule: `PUB-${kind}-UNKNOWN-01`,
    says: 'An unknown id is answered as if nothing were wrong.',
    reply: onEach(actsOn(table), hasStatus(404), accepting),
  },
  {
    id: `${table}.unknown-in-messaging-form`,
    rule: `PUB-${kind}-UNKNOWN-01`,
    says: 'An unknown id is refused in the form of the messages API.',
    reply: onEach(actsOn(table), hasStatus(404), inMessagingForm),
  },
  {
    id: `${table}.odd-id-breaks`,
    rule: `PUB-${kind}-ID-01`,
    says: 'An id that is no UUID breaks the platform.',
    reply: onEach(actsOn(table), isAbout('contactId', 'listId', 'customFieldId'), crashing),
  },
  {
    id: `${table}.unreadable-breaks`,
    rule: `PUB-${kind}-BODY-01`,
    says: 'A body that cannot be parsed breaks the platform.',
    reply: onEach(actsOn(table), isUnreadable, crashing),
  },
  {
    id: `${table}.unreadable-in-messaging-form`,
    rule: `PUB-${kind}-BODY-01`,
    says: 'A body that is no object is refused in the form of the messages API.',
    reply: onEach(actsOn(table), isAbout('body'), inMessagingForm),
  },
  {
    id: `${table}.anonymous`,
    rule: `PUB-${kind}-INVALID-01`,
    says: 'A refusal names no member.',
    reply: onEach(actsOn(table), hasStatus(400), changingBody({ invalidFields: [] })),
  },
];

/** Deviations in how requests about contacts, lists and custom fields are refused. */
export const publishedContactRefusalFaults: readonly Fault[] = [
  ...KINDS.flatMap(([kind, table]) => ofKind(kind, table)),
  {
    id: 'contacts.any-number',
    rule: 'PUB-CONTACT-INVALID-01',
    says: 'A channel may have any text for a number.',
    decide: ({ contacts }) => {
      contacts.contactChecks = without(contacts.contactChecks, 'numbers');
    },
  },
  {
    id: 'contacts.own-codes',
    rule: 'PUB-CONTACT-INVALID-01',
    says: 'The codes of what is wrong are of its own making.',
    reply: onEach(['contacts.create'], hasStatus(400), (reply) =>
      withBody(reply, ({ invalidFields }) => ({
        invalidFields: (invalidFields as Body[]).map((each) => ({ ...each, code: 'wrong' })),
      })),
    ),
  },
  {
    id: 'contacts.wrong-changes-pass',
    rule: 'PUB-CONTACT-INVALID-02',
    says: 'A change of the wrong form is answered as if it had been made.',
    reply: onEach(['contacts.change'], hasStatus(400), accepting),
  },
  {
    id: 'contacts.lost-lists',
    rule: 'PUB-CONTACT-INVALID-03',
    says: 'A list that does not exist is left out without a word.',
    decide: ({ contacts }) => {
      contacts.contactChecks = without(contacts.contactChecks, 'knownLists');
    },
  },
  {
    id: 'contacts.lost-fields',
    rule: 'PUB-CONTACT-INVALID-03',
    says: 'A custom field that does not exist is left out without a word.',
    decide: ({ contacts }) => {
      contacts.contactChecks = without(contacts.contactChecks, 'knownFields');
    },
  },
  {
    id: 'lists.nameless',
    rule: 'PUB-LIST-INVALID-01',
    says: 'A list without a name is kept.',
    reply: onEach(['lists.create', 'lists.change'], isAbout('name'), accepting),
  },
  {
    id: 'customFields.any-type',
    rule: 'PUB-FIELD-INVALID-01',
    says: 'A custom field may be of any type.',
    reply: onEach(['customFields.create'], isAbout('type'), () => ({ status: 201, body: {} })),
  },
  {
    id: 'customFields.wrong-changes-pass',
    rule: 'PUB-FIELD-INVALID-02',
    says: 'A change of the wrong form is answered as if it had been made.',
    reply: onEach(['customFields.change'], hasStatus(400), accepting),
  },
  {
    id: 'contacts.plain-text-is-400',
    rule: 'PUB-CONTACT-ERROR-01',
    says: 'Another media type is refused with HTTP status 400.',
    reply: onEach(EVERYTHING, hasStatus(415), (reply) => ({ ...reply, status: 400 })),
  },
  {
    id: 'contacts.plain-text-in-messaging-form',
    rule: 'PUB-CONTACT-ERROR-01',
    says: 'Another media type is refused in the form of the messages API.',
    reply: onEach(EVERYTHING, hasStatus(415), inMessagingForm),
  },
  {
    id: 'contacts.strangers-forbidden',
    rule: 'PUB-CONTACT-CREDENTIALS-01',
    says: 'A call without credentials is answered with HTTP status 403.',
    reply: onEach(EVERYTHING, hasStatus(401), (reply) => ({ ...reply, status: 403 })),
  },
  {
    id: 'contacts.foreign-account-unauthorised',
    rule: 'PUB-CONTACT-CREDENTIALS-02',
    says: 'A call for a foreign account is answered with HTTP status 401.',
    reply: onEach(EVERYTHING, hasStatus(403), (reply) => ({ ...reply, status: 401 })),
  },
];
