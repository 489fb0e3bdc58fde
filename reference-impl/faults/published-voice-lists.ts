import { fault, faultsOf } from './fault.ts';
import { deciding, listing, unlinked } from './published-voice-answers.ts';

/** Deviations in how voice services are listed. */
export const faults = faultsOf({
  'PUB-VOICE-LIST-01': {
    'published-voice.pages-overlap': fault('A page begins with the last service of the page before.', {
      decide: deciding(() => ({ pageOf: (items, { page, size }) => items.slice(Math.max(0, (page - 1) * size - 1), page * size) })),
    }),
    'published-voice.listed-without-name': fault('A service in the list has no name.', {
      decide: deciding(() => ({ shownInList: ({ name, ...rest }) => rest })),
    }),
  },
  'PUB-VOICE-LIST-02': {
    'published-voice.ten-a-page': fault('A page has ten services when its size is not said.', {
      decide: deciding(({ pageSizes }) => ({ pageSizes: { ...pageSizes, usual: 10 } })),
    }),
  },
  'PUB-VOICE-LIST-03': {
    'published-voice.pages-of-any-size': fault('A page may have any number of services.', {
      decide: deciding(({ pageSizes }) => ({ pageSizes: { ...pageSizes, largest: 1_000_000 } })),
    }),
    'published-voice.pages-of-99': fault('A page has at most 99 services.', {
      decide: deciding(({ pageSizes }) => ({ pageSizes: { ...pageSizes, largest: 99 } })),
    }),
  },
  'PUB-VOICE-LIST-04': {
    'published-voice.no-way-on': fault('A page does not link to the next.', { reply: unlinked('next') }),
    'published-voice.total-of-the-page': fault('The total is told as the number of services on the page.', {
      reply: listing(({ meta, services }) => ({ meta: { ...(meta as object), totalCount: (services as unknown[]).length } })),
    }),
  },
  'PUB-VOICE-LIST-05': {
    'published-voice.default-hidden': fault('isDefault false lists every service.', {
      decide: deciding(({ isWanted }) => ({
        isWanted: (service, wanted) => isWanted(service, wanted.isDefault === false ? { ...wanted, isDefault: undefined } : wanted),
      })),
    }),
  },
  'PUB-VOICE-LIST-06': {
    'published-voice.filter-with-case': fault('The filter tells capitals from small letters.', {
      decide: deciding(({ isWanted }) => ({
        isWanted: (service, wanted) => isWanted(service, wanted) && `${service.name}\n${service.description ?? ''}`.includes(wanted.filter ?? ''),
      })),
    }),
    'published-voice.filter-on-names': fault('The filter looks at names alone.', {
      decide: deciding(({ isWanted }) => ({ isWanted: ({ description, ...service }, wanted) => isWanted(service, wanted) })),
    }),
  },
});
