import type { Filter } from '../kernel/list.ts';
import { type Contact, type ContactList, type CustomField, type Kept, withPlus } from './contact.ts';
import type { ListQuery } from './list-query.ts';

type By<Entry> = Filter<Entry, ListQuery>;

const among = (wanted: readonly string[] | undefined, value: string): boolean =>
  wanted === undefined || wanted.includes(value);

const byId = (name: 'contactIds' | 'listIds' | 'customFieldIds'): By<Kept> => ({
  name,
  keeps: ({ id }, query) => among(query[name], id),
});

const byText = <Name extends 'name' | 'alias' | 'label' | 'mergeTag'>(name: Name): By<Record<Name, string>> => ({
  name,
  keeps: (entry, query) => query[name] === undefined || query[name] === entry[name],
});

/**
 * The filters of a query for contacts. Section "Published: contacts, pages".
 * A single channel must have both the requested type and state.
 */
export const contactFilters: readonly By<Contact>[] = [
  byId('contactIds'),
  {
    name: 'channelIds',
    keeps: ({ channels }, query) => {
      const wanted = query.channelIds?.map(withPlus);
      return wanted === undefined || channels.some(({ channelId }) => wanted.includes(channelId));
    },
  },
  { name: 'listIds', keeps: (contact, { listIds }) => !listIds || contact.listIds.some((id) => listIds.includes(id)) },
  {
    name: 'channels',
    keeps: ({ channels }, { channelTypes, channelSubscriptionState: state }) =>
      (channelTypes ?? state) === undefined ||
      channels.some(
        ({ type, subscriptionState }) =>
          among(channelTypes, type) && (state ?? subscriptionState) === subscriptionState,
      ),
  },
];

export const listFilters: readonly By<ContactList>[] = [byId('listIds'), byText('name'), byText('alias')];

/** The filters of a query for custom fields. Rules: PUB-LIST-FILTER-03. */
export const customFieldFilters: readonly By<CustomField>[] = [
  byId('customFieldIds'),
  byText('label'),
  byText('mergeTag'),
];
