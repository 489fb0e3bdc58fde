import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { ContactDecisions } from './decisions.ts';
import type { Filter } from './filters.ts';
import type { Parameter } from './list-query.ts';
import type { ContactsCall } from './part.ts';
import type { Kept, Register } from './register.ts';
import type { Ownership } from './shown.ts';
import type { ContactRecords } from './state.ts';

/** Where every path of the contacts API begins. */
export const CONTACTS_BASE = '/api/v1/contacts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What an operation on contacts needs: the account's records, the decisions, and the owner. */
export interface Asked {
  readonly records: ContactRecords;
  readonly decide: ContactDecisions;
  readonly owner: Ownership;
  readonly now: number;
}

/** Collects what an operation needs. */
export function asked({ scope, caller }: ContactsCall): Asked {
  const decide = scope.decisions;
  return {
    records: decide.recordsOf(scope.state, caller.account),
    decide,
    owner: { accountId: caller.account.id, vendorId: scope.settings.vendorId },
    now: scope.clock.now(),
  };
}

/** An id of the path in lower case. Throws a Problem with HTTP status 400 unless it is a UUID. */
export function idIn({ params }: ContactsCall, name: string): string {
  const id = params[name] as string;
  if (UUID.test(id)) return id.toLowerCase();
  throw new Problem(400, 'The path cannot be read.', [
    { pointer: `/${name}`, kind: 'type_mismatch', message: 'must be a UUID' },
  ]);
}

/** The entry that the path names. Throws a Problem: 404 when the account has none. */
export function find<Entry extends Kept>(call: ContactsCall, name: string, register: Register<Entry>): Entry {
  const entry = register.find(idIn(call, name));
  if (!entry) throw new Problem(404, 'There is nothing with this id.');
  return entry;
}

/** What a page is made of. */
interface PageSource<Entry extends Kept> {
  readonly of: string;
  readonly parameters: readonly Parameter[];
  readonly register: Register<Entry>;
  readonly filters: readonly Filter<Entry>[];
  readonly show: (entry: Entry) => Record<string, unknown>;
}

const PAGING = ['pageSize', 'nextPageToken', 'prevPageToken'] as const;

/**
 * The page that the query of a call asks for.
 * Rules: PUB-CONTACT-ID-01, PUB-CONTACT-UNKNOWN-01, PUB-FIELD-ID-01, PUB-FIELD-UNKNOWN-01, PUB-LIST-ID-01,
 * PUB-LIST-UNKNOWN-01.
 */
export function showPage<Entry extends Kept>(
  call: ContactsCall,
  { of, parameters, register, filters, show }: PageSource<Entry>,
): Reply {
  const { readListQuery, pageOf, usualPage } = call.scope.decisions;
  const query = readListQuery(call.query, [...PAGING, ...parameters]);
  const page = pageOf({ of, register, filters }, query, usualPage);
  return { status: 200, body: { ...page, content: page.content.map(show) } };
}
