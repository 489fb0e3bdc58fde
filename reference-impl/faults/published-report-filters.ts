import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { without } from './operators/decisions.ts';
import { filtering, type Keeps, lacking } from './report-filters.ts';

/** Applies a filter to a request that was changed before. */
const rereading = (filter: string, change: (request: Parameters<Keeps>[1]) => Parameters<Keeps>[1]) =>
  filtering(filter, (keeps) => (message, request) => keeps(message, change(request)));

/** Says nothing about something that is wrong with a request. */
const uncritical =
  (check: string) =>
  ({ reports }: Decisions): void => {
    reports.requestChecks = without(reports.requestChecks, check);
  };

const FILTERS = ['direction', 'source', 'destination', 'metadataValue', 'status', 'optOut', 'media'] as const;

const ignoredFilters: readonly Fault[] = [...FILTERS, 'format', 'channel'].map((name) => ({
  id: `published-reports.no-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-filter`,
  rule: 'PUB-REPORT-FILTER-01',
  says: `The filter ${name} of a report has no effect.`,
  decide: lacking(name),
}));

/** Deviations in which messages a report has. Section "Published: reports". */
export const faults = [
  ...ignoredFilters,
  ...faultsOf({
    'PUB-REPORT-FILTER-01': {
      'published-reports.wrong-case-matches': fault('A metadata value is found in any case.', {
        decide: filtering(
          'metadataValue',
          () =>
            ({ metadata }, { metadata_key: key = '', metadata_value: value, metadata_values: values }) =>
              (values ?? (value === undefined ? [] : [value])).length === 0 ||
              (values ?? [value]).some((each) => each?.toLowerCase() === metadata[key]?.toLowerCase()),
        ),
      }),
      'published-reports.first-of-list': fault('Of a list of metadata values only the first counts.', {
        decide: rereading('metadataValue', (request) => ({ ...request, metadata_values: request.metadata_values?.slice(0, 1) as string[] })),
      }),
    },
  }),
  ...(['source', 'destination'] as const).map(
    (one): Fault => ({
      id: `published-reports.one-${one}-prevails`,
      rule: 'PUB-REPORT-FILTER-02',
      says: `A ${one} beside a list of them prevails.`,
      decide: rereading(one, (request) => {
        const value = request[one];
        return value === undefined ? request : { ...request, [`${one}s`]: [value] };
      }),
    }),
  ),
  ...faultsOf({
    'PUB-REPORT-FILTER-02': {
      'published-reports.one-value-prevails': fault('A metadata value beside a list of them prevails.', {
        decide: rereading('metadataValue', (request) =>
          request.metadata_value === undefined ? request : { ...request, metadata_values: [request.metadata_value] },
        ),
      }),
    },
    'PUB-REPORT-FILTER-03': {
      'published-reports.any-filter-will-do': fault('A recipient that fits is enough, whatever else is asked for.', {
        decide: ({ reports }) => {
          const byRecipient = reports.filters.find(({ name }) => name === 'destination');
          reports.filters = reports.filters.map(({ name, keeps }) => ({
            name,
            keeps: (message, request) => (request.destination !== undefined && byRecipient?.keeps(message, request)) || keeps(message, request),
          }));
        },
      }),
      'published-reports.last-filter-only': fault('Beside a metadata key the recipient is not looked at.', {
        decide: filtering('destination', (keeps) => (message, request) => request.metadata_key !== undefined || keeps(message, request)),
      }),
    },
    'PUB-REPORT-FILTER-04': {
      'published-reports.value-without-key': fault('A metadata value without a key is taken and ignored.', { decide: uncritical('keyToValue') }),
      'published-reports.value-under-any-key': fault('A metadata value is looked for under every key.', {
        decide: filtering(
          'metadataValue',
          (keeps) => (message, request) => keeps(message, request) || Object.values(message.metadata).includes(request.metadata_value ?? ''),
        ),
      }),
    },
  }),
];
