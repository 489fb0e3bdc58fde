import { found, Problem } from '../kernel/problem.ts';
import { type Collection, findIn, type Kept } from './collection.ts';
import type { ContactDecisions } from './decisions.ts';
import { UUID } from './list-query.ts';
import type { ContactsCall } from './part.ts';
import type { Ownership } from './shown.ts';
import { type ContactRecords, recordsOf } from './state.ts';

export const CONTACTS_BASE = '/api/v1/contacts';

/** What an operation on contacts needs: the account's records, the decisions, and the owner. */
export interface Asked {
  readonly records: ContactRecords;
  readonly decide: ContactDecisions;
  readonly owner: Ownership;
  readonly now: number;
}

export const asked = ({ scope, caller }: ContactsCall): Asked => ({
  records: recordsOf(scope.state, caller.account.id),
  decide: scope.decisions,
  owner: { accountId: caller.account.id, vendorId: scope.settings.vendorId },
  now: scope.clock.now(),
});

/** An id of the path in lower case. Throws a Problem with HTTP status 400 unless it is a UUID. */
export function idIn({ params }: ContactsCall, name: string): string {
  const id = params[name] as string;
  if (UUID.test(id)) return id.toLowerCase();
  const mistake = { pointer: `/${name}`, kind: 'type_mismatch', message: 'must be a UUID' };
  throw new Problem(400, 'The path cannot be read.', [mistake]);
}

/** The entry that the path names. Throws a Problem: 404 when the account has none. */
export const entryNamed = <Entry extends Kept>(call: ContactsCall, name: string, among: Collection<Entry>): Entry =>
  found(findIn(among, idIn(call, name)), 'There is nothing with this id.');
