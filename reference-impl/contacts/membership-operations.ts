import type { Reply } from '../http/operation.ts';
import { asked, CONTACTS_BASE, idIn } from './asked-operations.ts';
import type { MembersChange, MembersRequest } from './membership.ts';
import type { ContactsCall, ContactsOperation } from './part.ts';
import { SCHEMAS } from './schemas.ts';

/** Finds all named contacts, changes the members and returns the changes. */
function perform(call: ContactsCall, request: MembersRequest): MembersChange {
  const { records, decide } = asked(call);
  const change = decide.findMembers(records, idIn(call, 'listId'), request);
  decide.changeMembers(records, change);
  call.scope.ledger.record('lists.members', 'list');
  return change;
}

const show = (call: ContactsCall, { list }: MembersChange) => {
  const { decide, owner } = asked(call);
  return decide.listBody(list, owner);
};

const changeMany = (call: ContactsCall<MembersRequest>): Reply => ({
  status: 200,
  body: show(call, perform(call, call.body)),
});

function add(call: ContactsCall): Reply {
  const change = perform(call, { contactsToAddIds: [idIn(call, 'contactId')] });
  const isThere = change.toAdd.every(({ listIds }) => listIds.includes(change.list.id));
  return { status: isThere ? 200 : 201, body: show(call, change) };
}

function remove(call: ContactsCall): Reply {
  perform(call, { contactsToRemoveIds: [idIn(call, 'contactId')] });
  return { status: 204 };
}

const MEMBERS = `${CONTACTS_BASE}/lists/:listId/contacts`;
const MEMBER = `${MEMBERS}/:contactId`;

/**
 * The members of a list: many at once, or one. Section "Published: contacts".
 * Rules: PUB-LIST-FORM-01, PUB-LIST-MEMBER-04, PUB-LIST-MEMBER-06.
 */
export const membershipOperations: readonly ContactsOperation[] = [
  { id: 'lists.members', method: 'PATCH', path: MEMBERS, schema: SCHEMAS.members, run: changeMany },
  { id: 'lists.add', method: 'POST', path: MEMBER, run: add },
  { id: 'lists.remove', method: 'DELETE', path: MEMBER, run: remove },
];
