import type { ContactDecisions } from '../contacts/decisions.ts';
import type { ContactRecords } from '../contacts/state.ts';
import { without } from './alter.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { onEach } from './distort.ts';

type Shelf = keyof ContactRecords;
type RecordsOf = ContactDecisions['recordsOf'];

/** Keeps one kind of things where `place` says, and the others where they belong. */
const keeping =
  (shelf: Shelf, place: (...parameters: Parameters<RecordsOf>) => string) =>
  ({ contacts }: Decisions): void => {
    const { recordsOf } = contacts;
    contacts.recordsOf = (state, account) => ({
      ...recordsOf(state, account),
      [shelf]: state.recordsOf(place(state, account))[shelf],
    });
  };

const ofKind = (kind: string, shelf: Shelf): readonly Fault[] => [
  {
    id: `${shelf}.everybodys`,
    rule: `PUB-${kind}-ACCOUNT-01`,
    says: 'All customers share what they keep.',
    decide: keeping(shelf, () => 'everybody'),
  },
  {
    id: `${shelf}.of-the-family`,
    rule: `PUB-${kind}-ACCOUNT-02`,
    says: 'Sub-accounts share what their parent keeps.',
    decide: keeping(shelf, (_state, { id, parent }) => parent?.id ?? id),
  },
];

/** Deviations in whose contacts, lists and custom fields an account finds. */
export const publishedContactAccountFaults: readonly Fault[] = [
  ...ofKind('CONTACT', 'contacts'),
  ...ofKind('LIST', 'lists'),
  ...ofKind('FIELD', 'customFields'),
  {
    id: 'contacts.foreign-lists',
    rule: 'PUB-CONTACT-ACCOUNT-03',
    says: 'A contact may name the lists of anybody.',
    decide: ({ contacts }) => {
      contacts.contactChecks = without(contacts.contactChecks, 'knownLists');
    },
  },
  {
    id: 'contacts.foreign-members',
    rule: 'PUB-CONTACT-ACCOUNT-03',
    says: 'Adding the contact of another customer is answered as if it had happened.',
    reply: onEach(
      ['lists.add'],
      ({ status }) => status === 400,
      () => ({ status: 200, body: {} }),
    ),
  },
];
