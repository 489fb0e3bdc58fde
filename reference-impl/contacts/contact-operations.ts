import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { type Asked, asked, CONTACTS_BASE, find, showPage } from './asked-operations.ts';
import { blankContact, type Contact, type ContactRequest } from './contact.ts';
import type { ContactsCall, ContactsOperation } from './part.ts';
import { SCHEMAS } from './schemas.ts';

const show = ({ decide, owner, records }: Asked, contact: Contact) => decide.contactBody(contact, owner, records);

function requireSense({ decide, records }: Asked, request: ContactRequest): void {
  const mistakes = decide.contactChecks.flatMap((check) => check.mistakes(request, records));
  if (mistakes.length > 0) throw new Problem(400, 'The contact is invalid.', mistakes);
}

function create(call: ContactsCall<ContactRequest>): Reply {
  const at = asked(call);
  requireSense(at, call.body);
  const id = call.scope.ids.uuid();
  const contact = at.records.contacts.add((sequence) =>
    at.decide.contactAfter(blankContact(id, sequence, at.now), call.body, at.now),
  );
  call.scope.ledger.record('contacts.create', 'contact');
  return { status: 201, body: show(at, contact) };
}

function list(call: ContactsCall): Reply {
  const at = asked(call);
  return showPage(call, {
    of: 'contacts',
    parameters: ['listIds', 'contactIds', 'channelIds', 'channelTypes', 'channelSubscriptionState'],
    register: at.records.contacts,
    filters: at.decide.contactFilters,
    show: (contact) => show(at, contact),
  });
}

function read(call: ContactsCall): Reply {
  const at = asked(call);
  return { status: 200, body: show(at, find(call, 'contactId', at.records.contacts)) };
}

function change(call: ContactsCall<ContactRequest>): Reply {
  const at = asked(call);
  const contact = find(call, 'contactId', at.records.contacts);
  requireSense(at, call.body);
  const changed = at.decide.contactAfter(contact, call.body, at.now);
  at.records.contacts.replace(changed);
  call.scope.ledger.record('contacts.change', 'contact');
  return { status: 200, body: show(at, changed) };
}

function remove(call: ContactsCall): Reply {
  const { records, decide } = asked(call);
  decide.forgetContact(records, find(call, 'contactId', records.contacts).id);
  call.scope.ledger.record('contacts.delete', 'contact');
  return { status: 204 };
}

const CONTACTS = `${CONTACTS_BASE}/contacts`;
const CONTACT = `${CONTACTS}/:contactId`;

/**
 * Contacts: create, list, read, change, delete. Section "Published: contacts".
 * Rules: PUB-CONTACT-CREATE-01, PUB-CONTACT-FORM-01, PUB-CONTACT-INVALID-02.
 */
export const contactOperations: readonly ContactsOperation[] = [
  { id: 'contacts.create', method: 'POST', path: CONTACTS, schema: SCHEMAS.contact, run: create },
  { id: 'contacts.list', method: 'GET', path: CONTACTS, run: list },
  { id: 'contacts.read', method: 'GET', path: CONTACT, run: read },
  { id: 'contacts.change', method: 'PATCH', path: CONTACT, schema: SCHEMAS.contactChange, run: change },
  { id: 'contacts.delete', method: 'DELETE', path: CONTACT, run: remove },
];
