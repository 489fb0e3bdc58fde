import type { Kept } from './register.ts';

/** What a number can be used with, and whether the contact subscribes. */
export const CHANNEL_TYPES = ['SMS', 'WHATSAPP'] as const;

/** Whether a contact subscribes to a channel. */
export const SUBSCRIPTION_STATES = ['SUBSCRIBED', 'UNSUBSCRIBED'] as const;

/** One of them. */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** A way to reach a contact: a phone number and what it is used with. */
export interface Channel {
  readonly channelId: string;
  readonly type: (typeof CHANNEL_TYPES)[number];
  readonly subscriptionState: SubscriptionState;
}

/** The members of a contact that are plain texts. */
export const TEXT_MEMBERS = ['firstName', 'lastName', 'alias', 'country', 'state', 'location', 'note'] as const;

type Texts = Record<(typeof TEXT_MEMBERS)[number], string>;

/** A person an account writes to. Instants are milliseconds since the epoch. */
export interface Contact extends Kept {
  readonly texts: Readonly<Texts>;
  readonly dateOfBirth: string | undefined;
  readonly channels: readonly Channel[];
  readonly listIds: readonly string[];
  /** The values of custom fields, by the id of the field. */
  readonly values: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A contact as a client describes it, once validated; absent members stay as they are. */
export interface ContactRequest extends Partial<Texts> {
  readonly dateOfBirth?: string;
  readonly channels?: ReadonlyArray<Omit<Channel, 'subscriptionState'> & Partial<Channel>>;
  readonly lists?: readonly { readonly id: string }[];
  readonly customFields?: readonly { readonly id: string; readonly value: string }[];
}

const NO_TEXTS = Object.fromEntries(TEXT_MEMBERS.map((member) => [member, ''])) as Texts;

/** An empty contact. */
export const blankContact = (id: string, sequence: number, now: number): Contact => ({
  id,
  sequence,
  texts: NO_TEXTS,
  dateOfBirth: undefined,
  channels: [],
  listIds: [],
  values: {},
  createdAt: now,
  changedAt: now,
});

/** A number as it is stored, with its plus sign. */
export const withPlus = (number: string): string => (number.startsWith('+') ? number : `+${number}`);

const idsOf = (references: readonly { readonly id: string }[]): string[] =>
  references.map(({ id }) => id.toLowerCase());

const textsOf = (request: ContactRequest): Partial<Texts> =>
  Object.fromEntries(
    TEXT_MEMBERS.flatMap((member) => (request[member] === undefined ? [] : [[member, request[member]]])),
  );

/** The contact after a request: the given members are replaced. */
export function contactAfter(contact: Contact, request: ContactRequest, now: number): Contact {
  const { channels, lists, customFields, dateOfBirth } = request;
  return {
    ...contact,
    texts: { ...contact.texts, ...textsOf(request) },
    dateOfBirth: dateOfBirth ?? contact.dateOfBirth,
    channels:
      channels?.map(({ channelId, type, subscriptionState = 'SUBSCRIBED' }) => ({
        channelId: withPlus(channelId),
        type,
        subscriptionState,
      })) ?? contact.channels,
    listIds: lists ? idsOf(lists) : contact.listIds,
    values: customFields
      ? Object.fromEntries(customFields.map(({ id, value }) => [id.toLowerCase(), value]))
      : contact.values,
    changedAt: now,
  };
}

/** The contact once it belongs to a list. */
export const joined = (contact: Contact, listId: string): Contact =>
  contact.listIds.includes(listId) ? contact : { ...contact, listIds: [...contact.listIds, listId] };

/** The contact once it is removed from a list. */
export const departed = (contact: Contact, listId: string): Contact => ({
  ...contact,
  listIds: contact.listIds.filter((each) => each !== listId),
});

/** The contact once a custom field is gone. */
export function withoutValue(contact: Contact, fieldId: string): Contact {
  const { [fieldId]: _gone, ...values } = contact.values;
  return { ...contact, values };
}

const reachWith = (parts: Iterable<string>): string => [...new Set(parts)].sort().join(' ');

/** How a contact can be reached, such as `SMS/SUBSCRIBED`: contacts with the same reach pass the same channel filters. */
const reachOf = ({ channels }: Contact): string =>
  reachWith(channels.map(({ type, subscriptionState }) => `${type}/${subscriptionState}`));

const PARTS = CHANNEL_TYPES.flatMap((type) => SUBSCRIPTION_STATES.map((state) => `${type}/${state}`));

/** Every reach of a contact; there are few, so that filters can scan them. */
export const REACHES: readonly string[] = Array.from({ length: 2 ** PARTS.length }, (_, mask) =>
  reachWith(PARTS.filter((_part, place) => mask & (1 << place))),
);

/**
 * The keys that a contact is found by.
 * Rules: PUB-CONTACT-CHANGE-01, PUB-CONTACT-CHANGE-02, PUB-CONTACT-CREATE-02, PUB-FIELD-VALUE-04.
 */
export function contactKeys(contact: Contact): string[] {
  const reach = reachOf(contact);
  return [
    `reach:${reach}`,
    ...contact.listIds.map((id) => `list:${id}/${reach}`),
    ...new Set(contact.channels.map(({ channelId }) => `channel:${channelId}`)),
    ...contact.listIds.map((id) => `list:${id}`),
    ...Object.keys(contact.values).map((id) => `field:${id}`),
  ];
}
