import { isoOf } from '../kernel/instant.ts';
import type { Contact } from './contact.ts';
import type { ContactList } from './contact-list.ts';
import type { CustomField } from './custom-field.ts';
import type { ContactRecords } from './state.ts';

/** The owner of entries, as answers show it. */
export interface Ownership {
  readonly accountId: string;
  readonly vendorId: string;
}

type Body = Record<string, unknown>;

const datesOf = ({ createdAt, changedAt }: { createdAt: number; changedAt: number }): Body => ({
  createdDate: isoOf(createdAt),
  lastModifiedDate: isoOf(changedAt),
});

const valuesOf = ({ values }: Contact, { customFields }: ContactRecords): Body[] =>
  Object.entries(values).flatMap(([id, value]) => {
    const field = customFields.find(id);
    return field ? [{ id, mergeTag: field.mergeTag, value, type: field.type }] : [];
  });

const listsOf = ({ listIds }: Contact, { lists }: ContactRecords): Body[] =>
  listIds.flatMap((id) => {
    const list = lists.find(id);
    return list ? [{ id, name: list.name }] : [];
  });

/** A contact as it is shown; missing texts are empty, a missing date of birth is left out. */
export function contactBody(contact: Contact, owner: Ownership, records: ContactRecords): Body {
  const { id, texts, dateOfBirth, channels } = contact;
  return {
    id,
    ...owner,
    ...texts,
    fullName: `${texts.firstName} ${texts.lastName}`.trim(),
    dateOfBirth,
    ...datesOf(contact),
    customFields: valuesOf(contact, records),
    channels,
    lists: listsOf(contact, records),
  };
}

/** A list as it is shown. */
export const listBody = (list: ContactList, owner: Ownership): Body => ({
  id: list.id,
  ...owner,
  name: list.name,
  alias: list.alias,
  ...datesOf(list),
});

/** A custom field as it is shown. */
export const customFieldBody = (field: CustomField, owner: Ownership): Body => ({
  id: field.id,
  ...owner,
  label: field.label,
  mergeTag: field.mergeTag,
  maxLength: field.maxLength,
  type: field.type,
  ...datesOf(field),
});
