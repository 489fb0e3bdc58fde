import { isoOf } from '../kernel/time.ts';
import { type Contact, type ContactList, type CustomField, findIn, type Made } from './contact.ts';
import type { ContactRecords } from './state.ts';

export interface Ownership {
  readonly accountId: string;
  readonly vendorId: string;
}

type Body = Record<string, unknown>;

const datesOf = ({ createdAt, changedAt }: Made): Body => ({
  createdDate: isoOf(createdAt),
  lastModifiedDate: isoOf(changedAt),
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
    customFields: Object.entries(contact.values).flatMap(([id, value]) => {
      const field = findIn(records.customFields, id);
      return field ? [{ id, mergeTag: field.mergeTag, value, type: field.type }] : [];
    }),
    channels,
    lists: contact.listIds.flatMap((id) => {
      const list = findIn(records.lists, id);
      return list ? [{ id, name: list.name }] : [];
    }),
  };
}

export function listBody(list: ContactList, owner: Ownership): Body {
  const { id, name, alias } = list;
  return { id, ...owner, name, alias, ...datesOf(list) };
}

export function customFieldBody(field: CustomField, owner: Ownership): Body {
  const { id, label, mergeTag, maxLength, type } = field;
  return { id, ...owner, label, mergeTag, maxLength, type, ...datesOf(field) };
}
