import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';
import { filtering, lacking } from './report-filters.ts';

/** Deviations in what a filter of a report keeps. Section "Report requests". */
export const faults = faultsOf({
  'REPORT-STATUS-01': {
    'report.status-ignored': fault('The status does not narrow a report down.', { decide: lacking('status') }),
    'report.status-of-failures-only': fault('Whatever failed is listed under every status.', {
      decide: filtering('status', (keeps) => (message, request) => message.status === 'failed' || keeps(message, request)),
    }),
  },
  'X-44': {
    'report.status-after-words': fault('The status is compared letter by letter with the one of the delivery reports.', {
      decide: filtering(
        'status',
        () =>
          ({ status }, request) =>
            request.status?.includes(status) ?? true,
      ),
    }),
  },
  'REPORT-FILTER-01': {
    'report.source-ignored': fault('Reports are not narrowed down to where messages come from.', { decide: lacking('source') }),
    'report.destinations-ignored': fault('A list of recipients does not narrow a report down; one recipient does.', {
      decide: filtering(
        'destination',
        () =>
          ({ destination }, request) =>
            request.destination === undefined || request.destination === destination,
      ),
    }),
    'report.destination-ignored': fault('One recipient does not narrow a report down; a list does.', {
      decide: filtering('destination', (keeps) => (message, request) => request.destinations === undefined || keeps(message, request)),
    }),
    'report.sources-ignored': fault('A list of sources does not narrow a report down; one source does.', {
      decide: filtering('source', (keeps) => (message, request) => request.sources !== undefined || keeps(message, request)),
    }),
    'report.value-ignored': fault('One metadata value does not narrow a report down; a list does.', {
      decide: filtering('metadataValue', (keeps) => (message, request) => request.metadata_values === undefined || keeps(message, request)),
    }),
    'report.key-ignored': fault('A metadata key does not narrow a report down.', { decide: lacking('metadataKey') }),
    'report.values-ignored': fault('A list of metadata values does not narrow a report down; one value does.', {
      decide: filtering('metadataValue', (keeps) => (message, request) => request.metadata_values !== undefined || keeps(message, request)),
    }),
    'report.accounts-ignored': fault('Naming a sub-account has no effect.', { decide: decision('reports', 'namedAccounts', () => undefined) }),
  },
});
