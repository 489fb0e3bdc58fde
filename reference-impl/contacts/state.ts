import { type Contact, contactKeys } from './contact.ts';
import { type ContactList, listKeys } from './contact-list.ts';
import { type CustomField, fieldKeys } from './custom-field.ts';
import { Register } from './register.ts';

/** The contacts of one account, its lists and its custom fields. */
export class ContactRecords {
  readonly contacts = new Register<Contact>(contactKeys);
  readonly lists = new Register<ContactList>(listKeys);
  readonly customFields = new Register<CustomField>(fieldKeys);
}

/** The contacts of one world, by account. */
export class ContactsState {
  readonly #records = new Map<string, ContactRecords>();

  /** What an account keeps, nothing at first. */
  recordsOf(accountId: string): ContactRecords {
    const records = this.#records.get(accountId) ?? new ContactRecords();
    this.#records.set(accountId, records);
    return records;
  }
}
