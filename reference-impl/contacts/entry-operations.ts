import { guarded } from '../http/check-then-act.ts';
import type { Reply } from '../http/operation.ts';
import { type Filter, kept } from '../kernel/list.ts';
import { found, Problem } from '../kernel/problem.ts';
import { type Collection, findIn, type Made } from './contact.ts';
import type { ContactDecisions } from './decisions.ts';
import { type ListQuery, type Parameter, readListQuery, UUID } from './list-query.ts';
import { pagesOf } from './page.ts';
import type { ContactsCall, ContactsOperation } from './part.ts';
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

/** One kind of entry with its five operations: contacts, lists, custom fields. */
export interface EntryKind<Entry extends Made, Wish, Change> {
  readonly operations: string;
  readonly called: string;
  /** The last part of its path, which tokens of its pages name too. */
  readonly path: string;
  readonly idName: string;
  readonly schema: object;
  readonly changeSchema: object;
  /** What its list filters by: parameters of the query, and what they keep. */
  readonly parameters: readonly Parameter[];
  readonly filtersIn: (decide: ContactDecisions) => readonly Filter<Entry, ListQuery>[];
  readonly collectionIn: (records: ContactRecords) => Collection<Entry>;
  /** Checks of a new entry and of a change beyond the schema. They throw a Problem. */
  readonly judge?: (at: Asked, wish: Wish) => void;
  readonly judgeChange?: (at: Asked, change: Change) => void;
  /** Whether requests for new entries can meet, so that the lab can park them. */
  readonly isRaced?: true;
  readonly make: (at: Asked, made: Made, wish: Wish) => Entry;
  readonly after: (at: Asked, entry: Entry, change: Change) => Entry;
  readonly forget: (at: Asked, id: string) => void;
  readonly show: (at: Asked, entry: Entry) => Readonly<Record<string, unknown>>;
}

const PAGING = ['pageSize', 'nextPageToken', 'prevPageToken'] as const;

function create<Entry extends Made, Wish>(call: ContactsCall<Wish>, kind: EntryKind<Entry, Wish, never>): Reply {
  const at = asked(call);
  const collection = kind.collectionIn(at.records);
  const id = call.scope.ids.uuid();
  collection.made += 1;
  const made = { id, sequence: collection.made, createdAt: at.now, changedAt: at.now };
  const entry = kind.make(at, made, call.body);
  collection.entries.set(id, entry);
  call.scope.ledger.record(`${kind.operations}.create`, kind.called);
  return { status: 201, body: kind.show(at, entry) };
}

function list<Entry extends Made>(call: ContactsCall, kind: EntryKind<Entry, never, never>): Reply {
  const at = asked(call);
  const query = readListQuery(call.query, [...PAGING, ...kind.parameters]);
  const wanted = kept(kind.collectionIn(at.records).entries.values(), kind.filtersIn(at.decide), query);
  const page = pagesOf(kind.path)([...wanted], query);
  return { status: 200, body: { ...page, content: page.content.map((entry) => kind.show(at, entry)) } };
}

const named = <Entry extends Made>(call: ContactsCall, at: Asked, kind: EntryKind<Entry, never, never>): Entry =>
  found(findIn(kind.collectionIn(at.records), idIn(call, kind.idName)), 'There is nothing with this id.');

function read<Entry extends Made>(call: ContactsCall, kind: EntryKind<Entry, never, never>): Reply {
  const at = asked(call);
  return { status: 200, body: kind.show(at, named(call, at, kind)) };
}

function change<Entry extends Made, Change>(call: ContactsCall<Change>, kind: EntryKind<Entry, never, Change>): Reply {
  const at = asked(call);
  const entry = named(call, at, kind);
  kind.judgeChange?.(at, call.body);
  const changed = kind.after(at, entry, call.body);
  kind.collectionIn(at.records).entries.set(changed.id, changed);
  call.scope.ledger.record(`${kind.operations}.change`, kind.called);
  return { status: 200, body: kind.show(at, changed) };
}

function remove<Entry extends Made>(call: ContactsCall, kind: EntryKind<Entry, never, never>): Reply {
  const at = asked(call);
  kind.forget(at, named(call, at, kind).id);
  call.scope.ledger.record(`${kind.operations}.delete`, kind.called);
  return { status: 204 };
}

/**
 * The five operations on a kind of entry: create, list, read, change, delete.
 * Rules: PUB-CONTACT-ID-01, PUB-CONTACT-UNKNOWN-01, PUB-FIELD-ID-01, PUB-FIELD-UNKNOWN-01, PUB-LIST-ID-01,
 * PUB-LIST-UNKNOWN-01.
 */
export function operationsOn<Entry extends Made, Wish, Change>(
  kind: EntryKind<Entry, Wish, Change>,
): readonly ContactsOperation[] {
  const of = kind.operations;
  const path = `${CONTACTS_BASE}/${kind.path}`;
  const one = `${path}/:${kind.idName}`;
  const judge = (call: ContactsCall<Wish>): void => kind.judge?.(asked(call), call.body);
  const act = (call: ContactsCall<Wish>): Reply => create(call, kind);
  const judgeAndAct = (call: ContactsCall<Wish>): Reply => {
    judge(call);
    return act(call);
  };
  const creating = guarded(`${of}.create`, judge, act);
  return [
    { ...creating, method: 'POST', path, schema: kind.schema, run: kind.isRaced ? creating.run : judgeAndAct },
    { id: `${of}.list`, method: 'GET', path, run: (call) => list(call, kind) },
    { id: `${of}.read`, method: 'GET', path: one, run: (call) => read(call, kind) },
    { id: `${of}.change`, method: 'PATCH', path: one, schema: kind.changeSchema, run: (call) => change(call, kind) },
    { id: `${of}.delete`, method: 'DELETE', path: one, run: (call) => remove(call, kind) },
  ];
}
