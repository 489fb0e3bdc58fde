import { type Contact, departed, withoutValue } from './contact.ts';
import type { ContactRecords } from './state.ts';

function replaceUnder({ contacts }: ContactRecords, key: string, after: (contact: Contact) => Contact): void {
  for (const contact of contacts.entriesUnder(key).reverse()) contacts.replace(after(contact));
}

/** Deletes a contact and removes it from its lists. */
export const forgetContact = ({ contacts }: ContactRecords, id: string): void => contacts.remove(id);

/** Deletes a list; its contacts remain. */
export function forgetList(records: ContactRecords, id: string): void {
  replaceUnder(records, `list:${id}`, (contact) => departed(contact, id));
  records.lists.remove(id);
}

/**
 * Deletes a custom field and its values.
 * Rules: PUB-CONTACT-DELETE-01, PUB-FIELD-DELETE-01, PUB-LIST-DELETE-01.
 */
export function forgetCustomField(records: ContactRecords, id: string): void {
  replaceUnder(records, `field:${id}`, (contact) => withoutValue(contact, id));
  records.customFields.remove(id);
}
