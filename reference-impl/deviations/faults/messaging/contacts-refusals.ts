import type { Reply } from '../../../http/operation.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { members, on } from '../../operators/replies.ts';

type Body = Record<string, unknown>;

const actsOn = (table: string): string[] =>
  ['create', 'list', 'read', 'change', 'delete'].map((act) => `${table}.${act}`);

const ACCEPTED: Reply = { status: 200, body: {} };
const CRASH: Reply = { status: 500, body: {} };

const isUnreadable = ({ body }: Reply): boolean => (body as Body | undefined)?.type === 'message_not_readable';

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

const ofKind = (kind: string, table: string, thing: string): readonly Fault[] =>
  faultsOf({
    [`PUB-${kind}-UNKNOWN-01`]: {
      [`${table}.unknown-is-empty`]: fault('An unknown id is answered as if it existed.', {
        reply: on(actsOn(table), 404, ACCEPTED),
      }),
    },
    [`FORM-retrieve-${thing}`]: {
      [`${table}.unknown-in-messaging-form`]: fault('An unknown id is refused in the form of the messages API.', {
        reply: on(actsOn(table), 404, inMessagingForm),
      }),
    },
    [`PUB-${kind}-ID-01`]: {
      [`${table}.odd-id-breaks`]: fault('An id that is not a UUID crashes the platform.', {
        reply: on(actsOn(table), isAbout('contactId', 'listId', 'customFieldId'), CRASH),
      }),
    },
    [`PUB-${kind}-BODY-01`]: {
      [`${table}.unreadable-breaks`]: fault('A body that cannot be parsed crashes the platform.', {
        reply: on(actsOn(table), isUnreadable, CRASH),
      }),
    },
    [`FORM-create-${thing}`]: {
      [`${table}.unreadable-in-messaging-form`]: fault(
        'A body that is not an object is refused in the form of the messages API.',
        { reply: on(actsOn(table), isAbout('body'), inMessagingForm) },
      ),
    },
    [`PUB-${kind}-INVALID-01`]: {
      [`${table}.anonymous`]: fault('A refusal names no member.', {
        reply: on(actsOn(table), 400, members({ invalidFields: [] })),
      }),
    },
  });

/** Deviations in how requests about contacts, lists and custom fields are refused. */
export const faults: readonly Fault[] = [
  ...ofKind('CONTACT', 'contacts', 'contact'),
  ...ofKind('LIST', 'lists', 'contact-list'),
  ...ofKind('FIELD', 'customFields', 'custom-field'),
  ...faultsOf({
    'PUB-CONTACT-INVALID-02': {
      'contacts.wrong-changes-pass': fault('An invalid change is answered as if it had been made.', {
        reply: on('contacts.change', 400, ACCEPTED),
      }),
    },
    'PUB-LIST-INVALID-01': {
      'lists.nameless': fault('A list without a name is created.', {
        reply: on(['lists.create', 'lists.change'], isAbout('name'), ACCEPTED),
      }),
    },
    'PUB-FIELD-INVALID-01': {
      'customFields.any-type': fault('A custom field may be of any type.', {
        reply: on('customFields.create', isAbout('type'), { status: 201, body: {} }),
      }),
    },
  }),
];
