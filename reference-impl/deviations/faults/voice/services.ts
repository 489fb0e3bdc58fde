import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { decision, onlyWhen, amend } = operatorsOn('voice');
/** Deviations in how voice services are made, shown and deleted. */
export const faults = faultsOf({
  'PUB-VOICE-LIST-01': {
    'published-voice.pages-overlap': fault('A page begins with the last service of the previous page.', {
      decide: decision('pageOf', (items, { page, size }) =>
        items.slice(Math.max(0, (page - 1) * size - 1), page * size),
      ),
    }),
  },
  'PUB-VOICE-LIST-03': {
    'published-voice.pages-of-any-size': fault('A page of services may have any size.', {
      decide: amend('pageSizes', { largest: 1_000_000 }),
    }),
    'published-voice.pages-of-99': fault('A page may have at most 99 services.', {
      decide: amend('pageSizes', { largest: 99 }),
    }),
  },
  'PUB-VOICE-LIST-06': {
    'published-voice.filter-with-case': fault('The filter is case-sensitive.', {
      decide: onlyWhen('isWanted', ({ name, description = '' }, { filter = '' }) =>
        `${name}\n${description}`.includes(filter),
      ),
    }),
  },
});
