import { type Collection, type Contact, type ContactList, type CustomField, emptyCollection } from './contact.ts';

export interface ContactRecords {
  readonly contacts: Collection<Contact>;
  readonly lists: Collection<ContactList>;
  readonly customFields: Collection<CustomField>;
}

export type ContactsState = Map<string, ContactRecords>;

/**
 * What an account keeps, nothing at first.
 * Rules: PUB-CONTACT-ACCOUNT-01, PUB-CONTACT-ACCOUNT-02, PUB-FIELD-ACCOUNT-01, PUB-FIELD-ACCOUNT-02,
 * PUB-LIST-ACCOUNT-01, PUB-LIST-ACCOUNT-02.
 */
export function recordsOf(state: ContactsState, accountId: string): ContactRecords {
  const records = state.get(accountId) ?? {
    contacts: emptyCollection(),
    lists: emptyCollection(),
    customFields: emptyCollection(),
  };
  state.set(accountId, records);
  return records;
}
