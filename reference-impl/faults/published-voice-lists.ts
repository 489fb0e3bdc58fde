import type { Fault } from './behaviour.ts';
import { deciding, listing, unlinked } from './published-voice-answers.ts';

/** Deviations in how voice services are listed. */
export const publishedVoiceListFaults: readonly Fault[] = [
  {
    id: 'published-voice.pages-overlap',
    rule: 'PUB-VOICE-LIST-01',
    says: 'A page begins with the last service of the page before.',
    decide: deciding(() => ({
      pageOf: (items, { page, size }) => items.slice(Math.max(0, (page - 1) * size - 1), page * size),
    })),
  },
  {
    id: 'published-voice.listed-without-name',
    rule: 'PUB-VOICE-LIST-01',
    says: 'A service in the list has no name.',
    decide: deciding(() => ({ shownInList: ({ name, ...rest }) => rest })),
  },
  {
    id: 'published-voice.ten-a-page',
    rule: 'PUB-VOICE-LIST-02',
    says: 'A page has ten services when its size is not said.',
    decide: deciding(({ pageSizes }) => ({ pageSizes: { ...pageSizes, usual: 10 } })),
  },
  {
    id: 'published-voice.pages-of-any-size',
    rule: 'PUB-VOICE-LIST-03',
    says: 'A page may have any number of services.',
    decide: deciding(({ pageSizes }) => ({ pageSizes: { ...pageSizes, largest: 1_000_000 } })),
  },
  {
    id: 'published-voice.pages-of-99',
    rule: 'PUB-VOICE-LIST-03',
    says: 'A page has at most 99 services.',
    decide: deciding(({ pageSizes }) => ({ pageSizes: { ...pageSizes, largest: 99 } })),
  },
  {
    id: 'published-voice.no-way-on',
    rule: 'PUB-VOICE-LIST-04',
    says: 'A page does not link to the next.',
    reply: unlinked('next'),
  },
  {
    id: 'published-voice.total-of-the-page',
    rule: 'PUB-VOICE-LIST-04',
    says: 'The total is told as the number of services on the page.',
    reply: listing(({ meta, services }) => ({
      meta: { ...(meta as object), totalCount: (services as unknown[]).length },
    })),
  },
  {
    id: 'published-voice.default-hidden',
    rule: 'PUB-VOICE-LIST-05',
    says: 'isDefault false lists every service.',
    decide: deciding(({ isWanted }) => ({
      isWanted: (service, wanted) =>
        isWanted(service, wanted.isDefault === false ? { ...wanted, isDefault: undefined } : wanted),
    })),
  },
  {
    id: 'published-voice.filter-with-case',
    rule: 'PUB-VOICE-LIST-06',
    says: 'The filter tells capitals from small letters.',
    decide: deciding(({ isWanted }) => ({
      isWanted: (service, wanted) =>
        isWanted(service, wanted) &&
        `${service.name}\n${service.description ?? ''}`.includes(wanted.filter ?? ''),
    })),
  },
  {
    id: 'published-voice.filter-on-names',
    rule: 'PUB-VOICE-LIST-06',
    says: 'The filter looks at names alone.',
    decide: deciding(({ isWanted }) => ({
      isWanted: ({ description, ...service }, wanted) => isWanted(service, wanted),
    })),
  },
];
