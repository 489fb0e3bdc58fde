import type { Fault } from './behaviour.ts';
import { filtering, lacking } from './report-filters.ts';

/** Deviations in what a filter of a report keeps. Section "Report requests". */
export const detailReportFilterFaults: readonly Fault[] = [
  {
    id: 'report.status-ignored',
    rule: 'REPORT-STATUS-01',
    says: 'The status does not narrow a report down.',
    decide: lacking('status'),
  },
  {
    id: 'report.status-after-words',
    rule: 'X-44',
    says: 'The status is compared letter by letter with the one of the delivery reports.',
    decide: filtering(
      'status',
      () =>
        ({ status }, request) =>
          request.status?.includes(status) ?? true,
    ),
  },
  {
    id: 'report.source-ignored',
    rule: 'REPORT-FILTER-01',
    says: 'Reports are not narrowed down to where messages come from.',
    decide: lacking('source'),
  },
  {
    id: 'report.destinations-ignored',
    rule: 'REPORT-FILTER-01',
    says: 'A list of recipients does not narrow a report down; one recipient does.',
    decide: filtering(
      'destination',
      () =>
        ({ destination }, request) =>
          request.destination === undefined || request.destination === destination,
    ),
  },
  {
    id: 'report.destination-ignored',
    rule: 'REPORT-FILTER-01',
    says: 'One recipient does not narrow a report down; a list does.',
    decide: filtering(
      'destination',
      (keeps) => (message, request) => request.destinations === undefined || keeps(message, request),
    ),
  },
  {
    id: 'report.sources-ignored',
    rule: 'REPORT-FILTER-01',
    says: 'A list of sources does not narrow a report down; one source does.',
    decide: filtering(
      'source',
      (keeps) => (message, request) => request.sources !== undefined || keeps(message, request),
    ),
  },
  {
    id: 'report.value-ignored',
    rule: 'REPORT-FILTER-01',
    says: 'One metadata value does not narrow a report down; a list does.',
    decide: filtering(
      'metadataValue',
      (keeps) => (message, request) => request.metadata_values === undefined || keeps(message, request),
    ),
  },
  {
    id: 'report.status-of-failures-only',
    rule: 'REPORT-STATUS-01',
    says: 'Whatever failed is listed under every status.',
    decide: filtering(
      'status',
      (keeps) => (message, request) => message.status === 'failed' || keeps(message, request),
    ),
  },
  {
    id: 'report.key-ignored',
    rule: 'REPORT-FILTER-01',
    says: 'A metadata key does not narrow a report down.',
    decide: lacking('metadataKey'),
  },
  {
    id: 'report.values-ignored',
    rule: 'REPORT-FILTER-01',
    says: 'A list of metadata values does not narrow a report down; one value does.',
    decide: filtering(
      'metadataValue',
      (keeps) => (message, request) => request.metadata_values !== undefined || keeps(message, request),
    ),
  },
  {
    id: 'report.accounts-ignored',
    rule: 'REPORT-FILTER-01',
    says: 'Naming a sub-account has no effect.',
    decide: ({ reports }) => {
      reports.namedAccounts = () => undefined;
    },
  },
];
