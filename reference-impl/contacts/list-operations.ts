import type { Reply } from '../http/operation.ts';
import { asked, CONTACTS_BASE, find, showPage } from './asked-operations.ts';
import type { ContactList, ListRequest } from './contact-list.ts';
import type { ContactsCall, ContactsOperation } from './part.ts';
import { SCHEMAS } from './schemas.ts';

function create(call: ContactsCall<ListRequest>): Reply {
  const { records, decide, owner, now } = asked(call);
  const id = call.scope.ids.uuid();
  const list = records.lists.add((sequence) => {
    const blank: ContactList = { id, sequence, name: '', alias: '', createdAt: now, changedAt: now };
    return decide.listAfter(blank, call.body, now);
  });
  call.scope.ledger.record('lists.create', 'list');
  return { status: 201, body: decide.listBody(list, owner) };
}

function list(call: ContactsCall): Reply {
  const { records, decide, owner } = asked(call);
  return showPage(call, {
    of: 'lists',
    parameters: ['listIds', 'alias', 'name'],
    register: records.lists,
    filters: decide.listFilters,
    show: (each) => decide.listBody(each, owner),
  });
}

function read(call: ContactsCall): Reply {
  const { records, decide, owner } = asked(call);
  return { status: 200, body: decide.listBody(find(call, 'listId', records.lists), owner) };
}

function change(call: ContactsCall<ListRequest>): Reply {
  const { records, decide, owner, now } = asked(call);
  const changed = decide.listAfter(find(call, 'listId', records.lists), call.body, now);
  records.lists.replace(changed);
  call.scope.ledger.record('lists.change', 'list');
  return { status: 200, body: decide.listBody(changed, owner) };
}

function remove(call: ContactsCall): Reply {
  const { records, decide } = asked(call);
  decide.forgetList(records, find(call, 'listId', records.lists).id);
  call.scope.ledger.record('lists.delete', 'list');
  return { status: 204 };
}

const LISTS = `${CONTACTS_BASE}/lists`;
const LIST = `${LISTS}/:listId`;

/**
 * Lists of contacts: create, list, read, change, delete. Section "Published: contacts".
 * Rules: PUB-LIST-CREATE-01, PUB-LIST-INVALID-01.
 */
export const listOperations: readonly ContactsOperation[] = [
  { id: 'lists.create', method: 'POST', path: LISTS, schema: SCHEMAS.list, run: create },
  { id: 'lists.list', method: 'GET', path: LISTS, run: list },
  { id: 'lists.read', method: 'GET', path: LIST, run: read },
  { id: 'lists.change', method: 'PATCH', path: LIST, schema: SCHEMAS.list, run: change },
  { id: 'lists.delete', method: 'DELETE', path: LIST, run: remove },
];
