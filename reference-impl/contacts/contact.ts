import type { Numbered } from '../kernel/list.ts';

/** What is kept in the order in which it was made. */
export interface Kept extends Numbered {
  readonly id: string;
}

/** What every entry has when it is made; instants are milliseconds since the epoch. */
export interface Made extends Kept {
  readonly createdAt: number;
  readonly changedAt: number;
}

/** Entries by id, oldest first. */
export interface Collection<Entry extends Kept> {
  readonly entries: Map<string, Entry>;
  /** How many were ever made: the number of the latest one. */
  made: number;
}

export const emptyCollection = <Entry extends Kept>(): Collection<Entry> => ({ entries: new Map(), made: 0 });

/** The entry with an id in capitals or small letters. */
export const findIn = <Entry extends Kept>({ entries }: Collection<Entry>, id: string): Entry | undefined =>
  entries.get(id.toLowerCase());

/** A list of contacts; its members are kept with the contacts. */
export interface ContactList extends Made {
  readonly name: string;
  readonly alias: string;
}

export interface ListRequest {
  readonly name: string;
  readonly alias?: string;
}

/** A list after a request: the alias stays if absent. Rules: PUB-LIST-CHANGE-01. */
export const listAfter = (list: ContactList, { name, alias }: ListRequest, now: number): ContactList => ({
  ...list,
  name,
  alias: alias ?? list.alias,
  changedAt: now,
});

export const FIELD_TYPES = ['DATE', 'NUMBER', 'PHONE', 'TEXT', 'URL', 'ZIP_CODE', 'NAME', 'EMAIL'] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** A member of contacts that the account defined; messages refer to it by its merge tag. */
export interface CustomField extends Made {
  readonly label: string;
  readonly mergeTag: string;
  readonly maxLength: number;
  readonly type: FieldType;
}

export type FieldRequest = Pick<CustomField, 'label' | 'mergeTag' | 'maxLength' | 'type'>;

export type FieldChange = Partial<Pick<CustomField, 'label' | 'maxLength'>>;

/** A custom field after a change of anything but its tag and type. Rules: PUB-FIELD-CHANGE-01, PUB-FIELD-CREATE-02. */
export const fieldAfter = (field: CustomField, { label, maxLength }: FieldChange, now: number): CustomField => ({
  ...field,
  label: label ?? field.label,
  maxLength: maxLength ?? field.maxLength,
  changedAt: now,
});

/** What a number can be used with, and whether the contact subscribes. */
export const CHANNEL_TYPES = ['SMS', 'WHATSAPP'] as const;

export const SUBSCRIPTION_STATES = ['SUBSCRIBED', 'UNSUBSCRIBED'] as const;

/** A way to reach a contact: a phone number and what it is used with. */
interface Channel {
  readonly channelId: string;
  readonly type: (typeof CHANNEL_TYPES)[number];
  readonly subscriptionState: (typeof SUBSCRIPTION_STATES)[number];
}

export const TEXT_MEMBERS = ['firstName', 'lastName', 'alias', 'country', 'state', 'location', 'note'] as const;

type Texts = Record<(typeof TEXT_MEMBERS)[number], string>;

export interface Contact extends Made {
  readonly texts: Readonly<Texts>;
  readonly dateOfBirth: string | undefined;
  readonly channels: readonly Channel[];
  readonly listIds: readonly string[];
  /** The values of custom fields, by the id of the field. */
  readonly values: Readonly<Record<string, string>>;
}

/** A contact as a client describes it, once validated; absent members stay as they are. */
export interface ContactRequest extends Partial<Texts> {
  readonly dateOfBirth?: string;
  readonly channels?: ReadonlyArray<Omit<Channel, 'subscriptionState'> & Partial<Channel>>;
  readonly lists?: readonly { readonly id: string }[];
  readonly customFields?: readonly { readonly id: string; readonly value: string }[];
}

const NO_TEXTS = Object.fromEntries(TEXT_MEMBERS.map((member) => [member, ''])) as Texts;

export const blankContact = (made: Made): Contact => ({
  ...made,
  texts: NO_TEXTS,
  dateOfBirth: undefined,
  channels: [],
  listIds: [],
  values: {},
});

export const withPlus = (number: string): string => (number.startsWith('+') ? number : `+${number}`);

/**
 * The contact after a request: the given members are replaced.
 * Rules: PUB-CONTACT-CHANGE-01, PUB-CONTACT-CHANGE-02, PUB-CONTACT-CREATE-02, PUB-FIELD-VALUE-04.
 */
export function contactAfter(contact: Contact, request: ContactRequest, now: number): Contact {
  const { channels, lists, customFields, dateOfBirth = contact.dateOfBirth } = request;
  const texts = TEXT_MEMBERS.map((member) => [member, request[member] ?? contact.texts[member]]);
  const given = channels?.map(({ channelId, type, subscriptionState = 'SUBSCRIBED' }) => ({
    channelId: withPlus(channelId),
    type,
    subscriptionState,
  }));
  const values = customFields?.map(({ id, value }) => [id.toLowerCase(), value]);
  return {
    ...contact,
    texts: Object.fromEntries(texts),
    dateOfBirth,
    channels: given ?? contact.channels,
    listIds: lists?.map(({ id }) => id.toLowerCase()) ?? contact.listIds,
    values: values ? Object.fromEntries(values) : contact.values,
    changedAt: now,
  };
}

export const joined = (contact: Contact, listId: string): Contact =>
  contact.listIds.includes(listId) ? contact : { ...contact, listIds: [...contact.listIds, listId] };

export function departed(contact: Contact, listId: string): Contact {
  const listIds = contact.listIds.filter((each) => each !== listId);
  return listIds.length < contact.listIds.length ? { ...contact, listIds } : contact;
}
