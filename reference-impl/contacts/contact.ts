import type { Made } from './collection.ts';

/** What a number can be used with, and whether the contact subscribes. */
export const CHANNEL_TYPES = ['SMS', 'WHATSAPP'] as const;

export const SUBSCRIPTION_STATES = ['SUBSCRIBED', 'UNSUBSCRIBED'] as const;

/** A way to reach a contact: a phone number and what it is used with. */
export interface Channel {
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

/** A number as it is stored, with its plus sign. */
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

export function withoutValue(contact: Contact, fieldId: string): Contact {
  if (!Object.hasOwn(contact.values, fieldId)) return contact;
  const { [fieldId]: _gone, ...values } = contact.values;
  return { ...contact, values };
}
