import type { Filter } from '../kernel/list.ts';
import { type Mistake, Problem } from '../kernel/problem.ts';
import type { Contact, ContactList, CustomField, Kept } from './contact.ts';
import { contactAfter, departed, fieldAfter, findIn, joined, listAfter, withPlus } from './contact.ts';
import { contactChecks, unknown } from './contact-checks.ts';
import type { ListQuery } from './list-query.ts';
import type { ContactRecords } from './state.ts';

type By<Entry> = Filter<Entry, ListQuery>;

const among = (wanted: readonly string[] | undefined, value: string): boolean =>
  wanted === undefined || wanted.includes(value);

const byId = (name: 'contactIds' | 'listIds' | 'customFieldIds'): By<Kept> => ({
  name,
  keeps: ({ id }, query) => among(query[name], id),
});

const byText = <Name extends 'name' | 'alias' | 'label' | 'mergeTag'>(name: Name): By<Record<Name, string>> => ({
  name,
  keeps: (entry, query) => query[name] === undefined || query[name] === entry[name],
});

/** Section "Published: contacts, pages". A single channel must have both the requested type and state. */
const contactFilters: readonly By<Contact>[] = [
  byId('contactIds'),
  {
    name: 'channelIds',
    keeps: ({ channels }, query) => {
      const wanted = query.channelIds?.map(withPlus);
      return wanted === undefined || channels.some(({ channelId }) => wanted.includes(channelId));
    },
  },
  { name: 'listIds', keeps: (contact, { listIds }) => !listIds || contact.listIds.some((id) => listIds.includes(id)) },
  {
    name: 'channels',
    keeps: ({ channels }, { channelTypes, channelSubscriptionState: state }) =>
      (channelTypes ?? state) === undefined ||
      channels.some(
        ({ type, subscriptionState }) =>
          among(channelTypes, type) && (state ?? subscriptionState) === subscriptionState,
      ),
  },
];

const listFilters: readonly By<ContactList>[] = [byId('listIds'), byText('name'), byText('alias')];

/** The filters of a query for custom fields. Rules: PUB-LIST-FILTER-03. */
const customFieldFilters: readonly By<CustomField>[] = [byId('customFieldIds'), byText('label'), byText('mergeTag')];

export interface MembersRequest {
  readonly contactsToAddIds?: readonly string[];
  readonly contactsToRemoveIds?: readonly string[];
}

/** A change of a list's members, with all contacts found. */
export interface MembersChange {
  readonly list: ContactList;
  readonly toAdd: readonly Contact[];
  readonly toRemove: readonly Contact[];
}

/** Finds the list and the contacts. Throws a Problem with HTTP status 400 that names everything unknown. */
function findMembers(
  { lists, contacts }: ContactRecords,
  listId: string,
  { contactsToAddIds = [], contactsToRemoveIds = [] }: MembersRequest,
): MembersChange {
  const list = findIn(lists, listId);
  const lost = (ids: readonly string[]) => [...new Set(ids.filter((id) => !findIn(contacts, id)))];
  const found = (ids: readonly string[]) => ids.flatMap((id) => findIn(contacts, id) ?? []);
  const leaving = new Set(contactsToRemoveIds);
  const both = contactsToAddIds.filter((id) => leaving.has(id));
  const mistakes: Mistake[] = [
    ...(list ? [] : unknown('/listId', [listId])),
    ...unknown('/contactsToAddIds', lost(contactsToAddIds)),
    ...unknown('/contactsToRemoveIds', lost(contactsToRemoveIds)),
    ...(both.length > 0
      ? [{ pointer: '/contactsToRemoveIds', kind: 'incorrect_operation', message: 'adds too', ids: both }]
      : []),
  ];
  if (!list || mistakes.length > 0) throw new Problem(400, 'The members cannot be changed.', mistakes);
  return { list, toAdd: found(contactsToAddIds), toRemove: found(contactsToRemoveIds) };
}

/**
 * Adds contacts to a list and removes others; no change for those already added or removed.
 * Rules: PUB-LIST-MEMBER-01, PUB-LIST-MEMBER-02, PUB-LIST-MEMBER-03, PUB-LIST-MEMBER-05.
 */
function changeMembers({ contacts }: ContactRecords, { list, toAdd, toRemove }: MembersChange): void {
  for (const contact of toAdd) contacts.entries.set(contact.id, joined(contact, list.id));
  for (const contact of toRemove) contacts.entries.set(contact.id, departed(contact, list.id));
}

function replaceAll({ contacts }: ContactRecords, after: (contact: Contact) => Contact): void {
  for (const contact of contacts.entries.values()) {
    const changed = after(contact);
    if (changed !== contact) contacts.entries.set(contact.id, changed);
  }
}

/** Deletes a custom field and its values. Rules: PUB-CONTACT-DELETE-01, PUB-FIELD-DELETE-01, PUB-LIST-DELETE-01. */
function forgetCustomField(records: ContactRecords, id: string): void {
  replaceAll(records, (contact) => {
    if (!Object.hasOwn(contact.values, id)) return contact;
    const { [id]: _gone, ...values } = contact.values;
    return { ...contact, values };
  });
  records.customFields.entries.delete(id);
}

/** The decisions about contacts as published, replaceable one by one. Section "Published: contacts". */
export const contactDecisions = {
  contactFilters,
  listFilters,
  customFieldFilters,
  contactChecks,
  contactAfter,
  listAfter,
  fieldAfter,
  findMembers,
  changeMembers,
  /** The custom field with the same merge tag, if any: two would make messages ambiguous. */
  holderOf: ({ customFields }: ContactRecords, mergeTag: string): CustomField | undefined =>
    [...customFields.entries.values()].find((field) => field.mergeTag === mergeTag),
  /** Deletes a list; its contacts remain. */
  forgetList: (records: ContactRecords, id: string): void => {
    replaceAll(records, (contact) => departed(contact, id));
    records.lists.entries.delete(id);
  },
  forgetCustomField,
};

export type ContactDecisions = typeof contactDecisions;
