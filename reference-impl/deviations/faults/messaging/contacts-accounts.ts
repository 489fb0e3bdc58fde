import type { ContactDecisions } from '../../../contacts/decisions.ts';
import type { ContactRecords } from '../../../contacts/state.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { result } from '../../operators/decisions.ts';

type Shelf = keyof ContactRecords;
type Account = Parameters<ContactDecisions['recordsOf']>[1];

/** Keeps one kind of entry under another id than that of the account. */
const keeping = (shelf: Shelf, idOf: (account: Account) => string) =>
  result('contacts', 'recordsOf', (records, state, account) => ({
    ...records,
    [shelf]: state.recordsOf(idOf(account))[shelf],
  }));

const ofKind = (kind: string, shelf: Shelf): readonly Fault[] =>
  faultsOf({
    [`PUB-${kind}-ACCOUNT-01`]: {
      [`${shelf}.everybodys`]: fault('All customers share their records.', {
        decide: keeping(shelf, () => 'everybody'),
      }),
    },
    [`PUB-${kind}-ACCOUNT-02`]: {
      [`${shelf}.of-the-family`]: fault('Sub-accounts share the records of their parent.', {
        decide: keeping(shelf, ({ id, parent }) => parent?.id ?? id),
      }),
    },
  });

/** Deviations in whose contacts, lists and custom fields an account sees. */
export const faults: readonly Fault[] = [
  ...ofKind('CONTACT', 'contacts'),
  ...ofKind('LIST', 'lists'),
  ...ofKind('FIELD', 'customFields'),
  ...faultsOf({}),
];
