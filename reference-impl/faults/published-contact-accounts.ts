import type { ContactDecisions } from '../contacts/decisions.ts';
import type { ContactRecords } from '../contacts/state.ts';
import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { leaveOut } from './operators/decisions.ts';
import { onEach } from './operators/replies.ts';

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

const ofKind = (kind: string, shelf: Shelf): readonly Fault[] =>
  faultsOf({
    [`PUB-${kind}-ACCOUNT-01`]: { [`${shelf}.everybodys`]: fault('All customers share what they keep.', { decide: keeping(shelf, () => 'everybody') }) },
    [`PUB-${kind}-ACCOUNT-02`]: {
      [`${shelf}.of-the-family`]: fault('Sub-accounts share what their parent keeps.', {
        decide: keeping(shelf, (_state, { id, parent }) => parent?.id ?? id),
      }),
    },
  });

/** Deviations in whose contacts, lists and custom fields an account finds. */
export const faults = [
  ...ofKind('CONTACT', 'contacts'),
  ...ofKind('LIST', 'lists'),
  ...ofKind('FIELD', 'customFields'),
  ...faultsOf({
    'PUB-CONTACT-ACCOUNT-03': {
      'contacts.foreign-lists': fault('A contact may name the lists of anybody.', { decide: leaveOut('contacts', 'contactChecks', 'knownLists') }),
      'contacts.foreign-members': fault('Adding the contact of another customer is answered as if it had happened.', {
        reply: onEach(
          ['lists.add'],
          ({ status }) => status === 400,
          () => ({ status: 200, body: {} }),
        ),
      }),
    },
  }),
];
