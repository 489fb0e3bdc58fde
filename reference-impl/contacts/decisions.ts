import { type Contact, contactAfter, departed, withoutValue } from './contact.ts';
import { contactChecks } from './contact-checks.ts';
import { listAfter } from './contact-list.ts';
import { type CustomField, fieldAfter } from './custom-field.ts';
import { contactFilters, customFieldFilters, listFilters } from './filters.ts';
import { changeMembers, findMembers } from './membership.ts';
import type { ContactRecords } from './state.ts';

function replaceAll({ contacts }: ContactRecords, after: (contact: Contact) => Contact): void {
  for (const contact of contacts.entries.values()) {
    const changed = after(contact);
    if (changed !== contact) contacts.entries.set(contact.id, changed);
  }
}

/** Deletes a list; its contacts remain. */
function forgetList(records: ContactRecords, id: string): void {
  replaceAll(records, (contact) => departed(contact, id));
  records.lists.entries.delete(id);
}

/** Deletes a custom field and its values. Rules: PUB-CONTACT-DELETE-01, PUB-FIELD-DELETE-01, PUB-LIST-DELETE-01. */
function forgetCustomField(records: ContactRecords, id: string): void {
  replaceAll(records, (contact) => withoutValue(contact, id));
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
  forgetList,
  forgetCustomField,
};

export type ContactDecisions = typeof contactDecisions;
