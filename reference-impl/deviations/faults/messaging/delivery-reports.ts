import { fault, faultsOf } from '../../fault.ts';
import { around, decision } from '../../operators/messaging.ts';
import { lettingPass, refusing } from '../../operators/replies.ts';

const CONFIRMED = { status: 202, text: '' };

/** Deviations from what is published about fetching delivery reports. */
export const faults = faultsOf({
  'PUB-DR-POLL-01': {
    'fetched-reports.with-code': fault('A fetched report includes the code of a pushed one.', {
      decide: around('polledReport', (_polledReport, { reportBody }) => reportBody),
    }),
  },
  'PUB-DR-LIMIT-01': {
    'fetched-reports.half-as-many': fault('One request may confirm only 50 reports.', {
      reply: refusing<{ delivery_report_ids: unknown[] }>(
        'reports.confirm',
        (body) => body.delivery_report_ids.length > 50,
      ),
    }),
  },
  'PUB-DR-INVALID-01': {
    'fetched-reports.any-id': fault('Invalid ids of reports can be confirmed.', {
      reply: lettingPass('reports.confirm', '/delivery_report_ids/0', CONFIRMED),
    }),
  },
  'PUB-DR-WANTED-01': {
    'fetched-reports.unwanted': fault('Messages that request no report get one.', {
      decide: decision('isReported', () => true),
    }),
  },
});
