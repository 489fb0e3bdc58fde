import { type Contact, REACHES, withPlus } from './contact.ts';
import type { ContactList } from './contact-list.ts';
import type { CustomField } from './custom-field.ts';
import type { ListQuery } from './list-query.ts';
import type { Kept, Register } from './register.ts';
import { SequenceSet } from './sequence-set.ts';

/** One filter of a list. Section "Published: contacts, pages". */
export interface Filter<Entry extends Kept> {
  readonly name: string;
  readonly isAsked: (query: ListQuery) => boolean;
  /** Sets that together have exactly the entries that the filter keeps. */
  readonly sets: (register: Register<Entry>, query: ListQuery) => readonly SequenceSet[];
  /** Whether the sets are disjoint. */
  readonly areDisjoint?: (query: ListQuery) => boolean;
  readonly keeps: (entry: Entry, query: ListQuery) => boolean;
  /** Filters that need not be checked if this one leads. */
  readonly covers?: readonly string[];
}

const among = (wanted: readonly string[] | undefined, value: string): boolean =>
  wanted === undefined || wanted.includes(value);

/** Keeps the entries whose ids the parameter lists. */
const byId = <Entry extends Kept>(name: 'contactIds' | 'listIds' | 'customFieldIds'): Filter<Entry> => ({
  name,
  isAsked: (query) => query[name] !== undefined,
  sets: (register, query) => [new SequenceSet((query[name] ?? []).flatMap((id) => register.find(id)?.sequence ?? []))],
  keeps: ({ id }, query) => among(query[name], id),
});

type TextParameter = 'name' | 'alias' | 'label' | 'mergeTag';

/** Keeps the entries that have exactly this text. */
const byText = <Entry extends Kept & Record<Name, string>, Name extends TextParameter>(name: Name): Filter<Entry> => ({
  name,
  isAsked: (query) => query[name] !== undefined,
  sets: (register, query) => [register.under(`${name}:${query[name]}`)],
  keeps: (entry, query) => (entry[name] as string) === query[name],
});

const inLists: Filter<Contact> = {
  name: 'listIds',
  isAsked: ({ listIds }) => listIds !== undefined,
  sets: (register, { listIds = [] }) => [...new Set(listIds)].map((id) => register.under(`list:${id}`)),
  keeps: ({ listIds }, query) => listIds.some((id) => among(query.listIds, id)),
};

const withNumber: Filter<Contact> = {
  name: 'channelIds',
  isAsked: ({ channelIds }) => channelIds !== undefined,
  sets: (register, { channelIds = [] }) =>
    [...new Set(channelIds.map(withPlus))].map((id) => register.under(`channel:${id}`)),
  keeps: ({ channels }, query) => channels.some(({ channelId }) => among(query.channelIds?.map(withPlus), channelId)),
};

const asksForReach = ({ channelTypes, channelSubscriptionState }: ListQuery): boolean =>
  channelTypes !== undefined || channelSubscriptionState !== undefined;

const isReach = (type: string, state: string, query: ListQuery): boolean =>
  among(query.channelTypes, type) &&
  (query.channelSubscriptionState === undefined || query.channelSubscriptionState === state);

/** Whether a reach such as `SMS/SUBSCRIBED WHATSAPP/UNSUBSCRIBED` has a part that the query asks for. */
const hasPart = (reach: string, query: ListQuery): boolean =>
  reach.split(' ').some((part) => {
    const [type = '', state = ''] = part.split('/');
    return type !== '' && isReach(type, state, query);
  });

/** A single channel must have both the requested type and state. */
const reachable: Filter<Contact> = {
  name: 'channels',
  isAsked: asksForReach,
  sets: (register, query) =>
    REACHES.filter((reach) => hasPart(reach, query)).map((reach) => register.under(`reach:${reach}`)),
  areDisjoint: () => true,
  keeps: ({ channels }, query) =>
    channels.some(({ type, subscriptionState }) => isReach(type, subscriptionState, query)),
};

/** Filtering a list by how its contacts can be reached is the most common query, so it has its own sets. */
const reachableInLists: Filter<Contact> = {
  name: 'channelsInLists',
  isAsked: (query) => inLists.isAsked(query) && reachable.isAsked(query),
  sets: (register, query) =>
    [...new Set(query.listIds)].flatMap((id) =>
      REACHES.filter((reach) => hasPart(reach, query)).map((reach) => register.under(`list:${id}/${reach}`)),
    ),
  keeps: (contact, query) => inLists.keeps(contact, query) && reachable.keeps(contact, query),
  areDisjoint: ({ listIds = [] }) => new Set(listIds).size === 1,
  covers: ['listIds', 'channels'],
};

/** The filters of a query for contacts. */
export const contactFilters: readonly Filter<Contact>[] = [
  reachableInLists,
  byId('contactIds'),
  withNumber,
  inLists,
  reachable,
];

/** The filters of a query for lists. */
export const listFilters: readonly Filter<ContactList>[] = [
  byId('listIds'),
  byText<ContactList, 'name'>('name'),
  byText<ContactList, 'alias'>('alias'),
];

/** The filters of a query for custom fields. Rules: PUB-LIST-FILTER-03. */
export const customFieldFilters: readonly Filter<CustomField>[] = [
  byId('customFieldIds'),
  byText<CustomField, 'label'>('label'),
  byText<CustomField, 'mergeTag'>('mergeTag'),
];
