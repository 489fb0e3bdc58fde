import { type Contact, departed, withoutValue } from './contact.ts';
import type { ContactRecords } from './state.ts';

function replaceUnder({ contacts }: ContactRecords, key: string, after: (contact: Contact) => Contact): void {
  for (const contact of contacts.entriesUnder(key).reverse()) contacts.replace(after(contact));
}

/** Deletes a contact; the lists that it was in lose it. */
export const forgetContact = ({ contacts }: ContactRecords, id: string): void => contacts.remove(id);

/** Deletes a list; its contacts stay and belong to it no more. */
export function forgetList(records: ContactRecords, id: string): void {
  replaceUnder(records, `list:${id}`, (contact) => departed(contact, id));
  records.lists.remove(id);
}

/**
 * Deletes a custom field together with what contacts had in it.
 * Rules: PUB-CONTACT-DELETE-01, PUB-FIELD-DELETE-01, PUB-LIST-DELETE-01.
 */
export function forgetCustomField(records: ContactRecords, id: string): void {
  replaceUnder(records, `field:${id}`, (contact) => withoutValue(contact, id));
  records.customFields.remove(id);
}
