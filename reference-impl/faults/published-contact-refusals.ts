import type { Reply } from '../http/operation.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { leaveOut } from './operators/decisions.ts';
import { changingBody, onEach, withBody } from './operators/replies.ts';

type Body = Record<string, unknown>;

const KINDS = [
  ['CONTACT', 'contacts'],
  ['LIST', 'lists'],
  ['FIELD', 'customFields'],
] as const;

const actsOn = (table: string): string[] => ['create', 'list', 'read', 'change', 'delete'].map((act) => `${table}.${act}`);

const EVERYTHING = [...KINDS.flatMap(([, table]) => actsOn(table)), 'lists.members', 'lists.add', 'lists.remove'];

const hasStatus =
  (status: number) =>
  (reply: Reply): boolean =>
    reply.status === status;

const isUnreadable = ({ body }: Reply): boolean => (body as Body | undefined)?.type === 'message_not_readable';

/** Whether the refusal is about one of these members. */
const isAbout =
  (...names: readonly string[]) =>
  ({ status, body }: Reply): boolean =>
    status === 400 && (((body as Body).invalidFields ?? []) as Body[]).some(({ name }) => names.some((wanted) => String(name).startsWith(wanted)));

const inMessagingForm = ({ status, body }: Reply): Reply => ({
  status,
  body: { message: (body as Body).detail, details: [] },
});

const accepting = (): Reply => ({ status: 200, body: {} });

const crashing = (): Reply => ({ status: 500, body: {} });

const ofKind = (kind: string, table: string): readonly Fault[] =>
  faultsOf({
    [`PUB-${kind}-UNKNOWN-01`]: {
      [`${table}.unknown-is-empty`]: fault('An unknown id is answered as if nothing were wrong.', { reply: onEach(actsOn(table), hasStatus(404), accepting) }),
      [`${table}.unknown-in-messaging-form`]: fault('An unknown id is refused in the form of the messages API.', {
        reply: onEach(actsOn(table), hasStatus(404), inMessagingForm),
      }),
    },
    [`PUB-${kind}-ID-01`]: {
      [`${table}.odd-id-breaks`]: fault('An id that is no UUID breaks the platform.', {
        reply: onEach(actsOn(table), isAbout('contactId', 'listId', 'customFieldId'), crashing),
      }),
    },
    [`PUB-${kind}-BODY-01`]: {
      [`${table}.unreadable-breaks`]: fault('A body that cannot be parsed breaks the platform.', { reply: onEach(actsOn(table), isUnreadable, crashing) }),
      [`${table}.unreadable-in-messaging-form`]: fault('A body that is no object is refused in the form of the messages API.', {
        reply: onEach(actsOn(table), isAbout('body'), inMessagingForm),
      }),
    },
    [`PUB-${kind}-INVALID-01`]: {
      [`${table}.anonymous`]: fault('A refusal names no member.', { reply: onEach(actsOn(table), hasStatus(400), changingBody({ invalidFields: [] })) }),
    },
  });

/** Deviations in how requests about contacts, lists and custom fields are refused. */
export const faults = [
  ...KINDS.flatMap(([kind, table]) => ofKind(kind, table)),
  ...faultsOf({
    'PUB-CONTACT-INVALID-01': {
      'contacts.any-number': fault('A channel may have any text for a number.', { decide: leaveOut('contacts', 'contactChecks', 'numbers') }),
      'contacts.own-codes': fault('The codes of what is wrong are of its own making.', {
        reply: onEach(['contacts.create'], hasStatus(400), (reply) =>
          withBody(reply, ({ invalidFields }) => ({ invalidFields: (invalidFields as Body[]).map((each) => ({ ...each, code: 'wrong' })) })),
        ),
      }),
    },
    'PUB-CONTACT-INVALID-02': {
      'contacts.wrong-changes-pass': fault('A change of the wrong form is answered as if it had been made.', {
        reply: onEach(['contacts.change'], hasStatus(400), accepting),
      }),
    },
    'PUB-CONTACT-INVALID-03': {
      'contacts.lost-lists': fault('A list that does not exist is left out without a word.', { decide: leaveOut('contacts', 'contactChecks', 'knownLists') }),
      'contacts.lost-fields': fault('A custom field that does not exist is left out without a word.', {
        decide: leaveOut('contacts', 'contactChecks', 'knownFields'),
      }),
    },
    'PUB-LIST-INVALID-01': {
      'lists.nameless': fault('A list without a name is kept.', { reply: onEach(['lists.create', 'lists.change'], isAbout('name'), accepting) }),
    },
    'PUB-FIELD-INVALID-01': {
      'customFields.any-type': fault('A custom field may be of any type.', {
        reply: onEach(['customFields.create'], isAbout('type'), () => ({ status: 201, body: {} })),
      }),
    },
    'PUB-FIELD-INVALID-02': {
      'customFields.wrong-changes-pass': fault('A change of the wrong form is answered as if it had been made.', {
        reply: onEach(['customFields.change'], hasStatus(400), accepting),
      }),
    },
    'PUB-CONTACT-ERROR-01': {
      'contacts.plain-text-is-400': fault('Another media type is refused with HTTP status 400.', {
        reply: onEach(EVERYTHING, hasStatus(415), (reply) => ({ ...reply, status: 400 })),
      }),
      'contacts.plain-text-in-messaging-form': fault('Another media type is refused in the form of the messages API.', {
        reply: onEach(EVERYTHING, hasStatus(415), inMessagingForm),
      }),
    },
    'PUB-CONTACT-CREDENTIALS-01': {
      'contacts.strangers-forbidden': fault('A call without credentials is answered with HTTP status 403.', {
        reply: onEach(EVERYTHING, hasStatus(401), (reply) => ({ ...reply, status: 403 })),
      }),
    },
    'PUB-CONTACT-CREDENTIALS-02': {
      'contacts.foreign-account-unauthorised': fault('A call for a foreign account is answered with HTTP status 401.', {
        reply: onEach(EVERYTHING, hasStatus(403), (reply) => ({ ...reply, status: 401 })),
      }),
    },
  }),
];
