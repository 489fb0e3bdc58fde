import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Interface, Reply } from '../http/operation.ts';
import { objectOf } from '../kernel/json.ts';
import { Problem, refuse } from '../kernel/problem.ts';
import { operationsOf } from '../worlds/platform.ts';
import { apiError } from './api-error.ts';
import {
  blankContact,
  CHANNEL_TYPES,
  type Contact,
  type ContactList,
  type ContactRequest,
  type CustomField,
  FIELD_TYPES,
  type FieldChange,
  type FieldRequest,
  type ListRequest,
  SUBSCRIPTION_STATES,
  TEXT_MEMBERS,
} from './contact.ts';
import type { MembersChange, MembersRequest } from './decisions.ts';
import { type Asked, asked, CONTACTS_BASE, type EntryKind, idIn, operationsOn } from './entry-operations.ts';
import type { ContactsCall, ContactsOperation } from './part.ts';
import { contactBody, customFieldBody, listBody } from './shown.ts';

const TEXT = { type: 'string' };
const WORDS = { type: 'string', minLength: 1 };
const ID = { type: 'string', format: 'uuid' };
const LENGTH = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const MANY_IDS = { type: 'array', items: ID, maxItems: 1000 };

const listOf = (items: object) => ({ type: 'array', items });

const CONTACT = {
  ...Object.fromEntries(TEXT_MEMBERS.map((member) => [member, TEXT])),
  dateOfBirth: { type: 'string', format: 'date' },
  channels: listOf(
    objectOf({ channelId: TEXT, type: { enum: CHANNEL_TYPES } }, { subscriptionState: { enum: SUBSCRIPTION_STATES } }),
  ),
  lists: listOf(objectOf({ id: ID })),
  customFields: listOf(objectOf({ id: ID, value: TEXT })),
};

const SCHEMAS = {
  contact: { type: 'object', required: ['channels'], properties: CONTACT },
  contactChange: objectOf({}, CONTACT),
  list: objectOf({ name: WORDS }, { alias: TEXT }),
  members: objectOf({}, { contactsToAddIds: MANY_IDS, contactsToRemoveIds: MANY_IDS }),
  customField: objectOf({ label: WORDS, mergeTag: WORDS, maxLength: LENGTH, type: { enum: FIELD_TYPES } }),
  customFieldChange: objectOf({}, { label: WORDS, maxLength: LENGTH }),
};

function requireSense({ decide, records }: Asked, request: ContactRequest): void {
  const mistakes = decide.contactChecks.flatMap((check) => check.mistakes(request, records));
  refuse(mistakes, 'The contact is invalid.');
}

/**
 * Contacts: create, list, read, change, delete. Section "Published: contacts".
 * Rules: PUB-CONTACT-CREATE-01, PUB-CONTACT-FORM-01, PUB-CONTACT-INVALID-02.
 */
const contacts: EntryKind<Contact, ContactRequest, ContactRequest> = {
  operations: 'contacts',
  called: 'contact',
  path: 'contacts',
  idName: 'contactId',
  schema: SCHEMAS.contact,
  changeSchema: SCHEMAS.contactChange,
  parameters: ['listIds', 'contactIds', 'channelIds', 'channelTypes', 'channelSubscriptionState'],
  filtersIn: (decide) => decide.contactFilters,
  collectionIn: (records) => records.contacts,
  judge: requireSense,
  judgeChange: requireSense,
  make: ({ decide, now }, made, wish) => decide.contactAfter(blankContact(made), wish, now),
  after: ({ decide, now }, contact, change) => decide.contactAfter(contact, change, now),
  forget: ({ records }, id) => records.contacts.entries.delete(id),
  show: ({ owner, records }, contact) => contactBody(contact, owner, records),
};

/**
 * Custom fields: create, list, read, change, delete. Section "Published: contacts".
 * Rules: PUB-FIELD-CREATE-01, PUB-FIELD-FORM-01, PUB-FIELD-INVALID-01, PUB-FIELD-INVALID-02,
 * PUB-FIELD-RACE-01.
 */
const customFields: EntryKind<CustomField, FieldRequest, FieldChange> = {
  operations: 'customFields',
  called: 'custom field',
  path: 'custom-fields',
  idName: 'customFieldId',
  schema: SCHEMAS.customField,
  changeSchema: SCHEMAS.customFieldChange,
  parameters: ['customFieldIds', 'label', 'mergeTag'],
  filtersIn: (decide) => decide.customFieldFilters,
  collectionIn: (records) => records.customFields,
  isRaced: true,
  judge({ decide, records }, { mergeTag }) {
    if (decide.holderOf(records, mergeTag))
      throw new Problem(409, `There is a custom field with the merge tag ${mergeTag}.`);
  },
  make: (_at, made, { label, mergeTag, maxLength, type }) => ({ ...made, label, mergeTag, maxLength, type }),
  after: ({ decide, now }, field, change) => decide.fieldAfter(field, change, now),
  forget: ({ decide, records }, id) => decide.forgetCustomField(records, id),
  show: ({ owner }, field) => customFieldBody(field, owner),
};

/** Lists of contacts. Section "Published: contacts". Rules: PUB-LIST-CREATE-01, PUB-LIST-INVALID-01. */
const lists: EntryKind<ContactList, ListRequest, ListRequest> = {
  operations: 'lists',
  called: 'list',
  path: 'lists',
  idName: 'listId',
  schema: SCHEMAS.list,
  changeSchema: SCHEMAS.list,
  parameters: ['listIds', 'alias', 'name'],
  filtersIn: (decide) => decide.listFilters,
  collectionIn: (records) => records.lists,
  make: ({ decide, now }, made, wish) => decide.listAfter({ ...made, name: '', alias: '' }, wish, now),
  after: ({ decide, now }, list, change) => decide.listAfter(list, change, now),
  forget: ({ decide, records }, id) => decide.forgetList(records, id),
  show: ({ owner }, list) => listBody(list, owner),
};

/** Finds all named contacts, changes the members and returns the changes. */
function perform(call: ContactsCall, request: MembersRequest): MembersChange {
  const { records, decide } = asked(call);
  const change = decide.findMembers(records, idIn(call, 'listId'), request);
  decide.changeMembers(records, change);
  call.scope.ledger.record('lists.members', 'list');
  return change;
}

const show = (call: ContactsCall, { list }: MembersChange) => listBody(list, asked(call).owner);

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
const membershipOperations: readonly ContactsOperation[] = [
  {
    id: 'lists.members',
    method: 'PATCH',
    path: MEMBERS,
    schema: SCHEMAS.members,
    run: (call) => ({ status: 200, body: show(call, perform(call, call.body)) }),
  },
  { id: 'lists.add', method: 'POST', path: MEMBER, run: add },
  { id: 'lists.remove', method: 'DELETE', path: MEMBER, run: remove },
];

/** Everything that can be done with contacts, lists and custom fields. Section "Published: contacts". */
export const contactsOperations: readonly ContactsOperation[] = [
  ...operationsOn(contacts),
  ...operationsOn(lists),
  ...membershipOperations,
  ...operationsOn(customFields),
];

/** A request target may begin with the address of the server. */
const ORIGIN = '(?:https?://[^/?]*)?';
const ABOUT_CONTACTS = new RegExp(`^${ORIGIN}${CONTACTS_BASE}(?:[/?]|$)`, 'i');

/** The interface with contacts at the same address, whose refusals have a shape of their own. */
export function withContacts(of: Interface<AccountCaller>): Interface<AccountCaller> {
  return {
    ...of,
    operations: [...of.operations, ...operationsOf('contacts', contactsOperations)],
    render: (problem, request) =>
      ABOUT_CONTACTS.test(request.target)
        ? { status: problem.status, body: apiError(problem), headers: problem.headers }
        : of.render(problem, request),
  };
}
