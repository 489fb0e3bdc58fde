import type { Fault } from '../../../worlds/behaviour.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { decision, around, leaveOut, alter } = operatorsOn('reports');

type Keeps = Decisions['reports']['filters'][number]['keeps'];
type Message = Parameters<Keeps>[0];
type Request = Parameters<Keeps>[1];

/** Changes what a filter keeps; without its index, so that it judges every message. */
const filtering = (filter: string, change: (isKept: boolean, message: Message, request: Request) => boolean) =>
  alter('filters', filter, ({ name, keeps }) => ({
    name,
    keeps: (message, request) => change(keeps(message, request), message, request),
  }));

/** Applies a filter to a changed request. */
const rereading = (filter: string, change: (request: Request) => Request) =>
  alter('filters', filter, ({ name, keeps }) => ({
    name,
    keeps: (message, request) => keeps(message, change(request)),
  }));

const ignored = (filter: string): Row =>
  fault(`The report filter ${filter} is ignored.`, { decide: leaveOut('filters', filter) });

/** Deviations in which messages a filter of a report keeps. */
export const faults: readonly Fault[] = faultsOf({
  'X-43': {
    'report.duplicates-delivered': fault('A withheld duplicate counts as delivered.', {
      decide: around('filters', (filters) =>
        filters.map(({ name, keeps }) => ({
          name,
          keeps: (message, request) =>
            keeps(message.statusCode === '305' ? { ...message, status: 'delivered' } : message, request),
        })),
      ),
    }),
  },
  'REPORT-STATUS-01': {
    'report.status-ignored': fault('The status filter of a report is ignored.', {
      decide: leaveOut('filters', 'status'),
    }),
    'report.status-of-failures-only': fault('Failed messages are listed under every status.', {
      decide: filtering('status', (isKept, { status }) => isKept || status === 'failed'),
    }),
  },
  'X-44': {
    'report.status-after-words': fault('The status filter is case-sensitive.', {
      decide: filtering('status', (_isKept, { status }, request) => request.status?.includes(status) ?? true),
    }),
    'report.delivered-is-nothing': fault('The status filter DELIVERED finds nothing.', {
      decide: filtering('status', (isKept, _message, { status }) => isKept && !status?.includes('DELIVERED')),
    }),
  },
  'REPORT-FILTER-01': {
    'report.source-ignored': fault('The source filter of a report is ignored.', {
      decide: leaveOut('filters', 'source'),
    }),
    'report.destinations-ignored': fault('A list of recipients is ignored; a single recipient is not.', {
      decide: rereading('destination', ({ destinations: _, ...request }) => request),
    }),
    'report.destination-ignored': fault('A single recipient is ignored; a list is not.', {
      decide: rereading('destination', ({ destination: _, ...request }) => request),
    }),
    'report.sources-ignored': fault('A list of sources is ignored; a single source is not.', {
      decide: filtering('source', (isKept, _message, { sources }) => isKept || sources !== undefined),
    }),
    'report.value-ignored': fault('A single metadata value is ignored; a list is not.', {
      decide: filtering(
        'metadataValue',
        (isKept, _message, { metadata_values }) => isKept || metadata_values === undefined,
      ),
    }),
    'report.key-ignored': fault('The metadata key filter is ignored.', { decide: leaveOut('filters', 'metadataKey') }),
    'report.values-ignored': fault('A list of metadata values is ignored; a single value is not.', {
      decide: filtering(
        'metadataValue',
        (isKept, _message, { metadata_values }) => isKept || metadata_values !== undefined,
      ),
    }),
    'report.accounts-ignored': fault('The account filter is ignored.', {
      decide: decision('namedAccounts', () => undefined),
    }),
  },
  'PUB-REPORT-FILTER-01': {
    'published-reports.no-direction-filter': ignored('direction'),
    'published-reports.no-source-filter': ignored('source'),
    'published-reports.no-destination-filter': ignored('destination'),
    'published-reports.no-metadata-value-filter': ignored('metadataValue'),
    'published-reports.no-status-filter': ignored('status'),
    'published-reports.no-opt-out-filter': ignored('optOut'),
    'published-reports.no-media-filter': ignored('media'),
    'published-reports.no-format-filter': ignored('format'),
    'published-reports.no-channel-filter': ignored('channel'),
    'published-reports.wrong-case-matches': fault('The metadata value filter ignores case.', {
      decide: filtering(
        'metadataValue',
        (_isKept, { metadata }, { metadata_key: key = '', metadata_value: value, metadata_values: values }) => {
          const wanted = values ?? (value === undefined ? [] : [value]);
          return wanted.length === 0 || wanted.some((each) => each.toLowerCase() === metadata[key]?.toLowerCase());
        },
      ),
    }),
    'published-reports.first-of-list': fault('Only the first of several metadata values counts.', {
      decide: rereading('metadataValue', (request) => ({
        ...request,
        metadata_values: request.metadata_values?.slice(0, 1) as string[],
      })),
    }),
  },
  'PUB-REPORT-FILTER-02': {
    'published-reports.one-source-prevails': fault('A single source overrides a list of sources.', {
      decide: rereading('source', (request) =>
        request.source === undefined ? request : { ...request, sources: [request.source] },
      ),
    }),
    'published-reports.one-destination-prevails': fault('A single destination overrides a list of destinations.', {
      decide: rereading('destination', (request) =>
        request.destination === undefined ? request : { ...request, destinations: [request.destination] },
      ),
    }),
    'published-reports.one-value-prevails': fault('A single metadata value overrides a list of values.', {
      decide: rereading('metadataValue', (request) =>
        request.metadata_value === undefined ? request : { ...request, metadata_values: [request.metadata_value] },
      ),
    }),
  },
  'PUB-REPORT-FILTER-03': {
    'published-reports.any-filter-will-do': fault('A matching recipient is enough, whatever the other filters say.', {
      decide: around('filters', (filters) => {
        const byRecipient = filters.find(({ name }) => name === 'destination');
        return filters.map(({ name, keeps }) => ({
          name,
          keeps: (message, request) =>
            (request.destination !== undefined && byRecipient?.keeps(message, request)) || keeps(message, request),
        }));
      }),
    }),
    'published-reports.last-filter-only': fault('Next to a metadata key the recipient filter is ignored.', {
      decide: filtering('destination', (isKept, _message, { metadata_key }) => isKept || metadata_key !== undefined),
    }),
  },
  'PUB-REPORT-FILTER-04': {
    'published-reports.value-without-key': fault('A metadata value without a key is accepted and ignored.', {
      decide: leaveOut('requestChecks', 'keyToValue'),
    }),
    'published-reports.value-under-any-key': fault('A metadata value matches under any key.', {
      decide: filtering(
        'metadataValue',
        (isKept, { metadata }, { metadata_value: value = '' }) => isKept || Object.values(metadata).includes(value),
      ),
    }),
  },
});
