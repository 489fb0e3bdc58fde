import type { Fault } from '../../../worlds/behaviour.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { around, leaveOut, alter } = operatorsOn('reports');

type Keeps = Decisions['reports']['filters'][number]['keeps'];
type Message = Parameters<Keeps>[0];
type Request = Parameters<Keeps>[1];

/** Changes what a filter keeps; without its index, so that it judges every message. */
const filtering = (filter: string, change: (isKept: boolean, message: Message, request: Request) => boolean) =>
  alter('filters', filter, ({ name, keeps }) => ({
    name,
    keeps: (message, request) => change(keeps(message, request), message, request),
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
  'X-44': {
    'report.status-after-words': fault('The status filter is case-sensitive.', {
      decide: filtering('status', (_isKept, { status }, request) => request.status?.includes(status) ?? true),
    }),
    'report.delivered-is-nothing': fault('The status filter DELIVERED finds nothing.', {
      decide: filtering('status', (isKept, _message, { status }) => isKept && !status?.includes('DELIVERED')),
    }),
  },
  'PUB-REPORT-FILTER-01': { 'published-reports.no-direction-filter': ignored('direction') },
  'PUB-REPORT-FILTER-04': {
    'published-reports.value-under-any-key': fault('A metadata value matches under any key.', {
      decide: filtering(
        'metadataValue',
        (isKept, { metadata }, { metadata_value: value = '' }) => isKept || Object.values(metadata).includes(value),
      ),
    }),
  },
});
