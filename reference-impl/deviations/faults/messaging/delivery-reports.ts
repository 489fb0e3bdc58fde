import { fault, faultsOf } from '../../fault.ts';
import { around, decision, keptByParent, keptInCommon, result } from '../../operators/messaging.ts';
import { good, lettingPass, on, refusing, rewriting } from '../../operators/replies.ts';

const CONFIRMED = { status: 202, text: '' };

/** Deviations from what is published about fetching delivery reports. */
export const faults = faultsOf({
  'PUB-DR-FORM-01': {
    'fetched-reports.confirmed-with-200': fault('Confirming reports returns HTTP status 200.', {
      reply: on('reports.confirm', good, 200),
    }),
  },
  'FORM-list-delivery-reports': {
    'fetched-reports.bare-list': fault('Reports are returned as a bare list.', {
      reply: rewriting('reports.list', ({ delivery_reports }) => delivery_reports),
    }),
  },
  'PUB-DR-POLL-01': {
    'fetched-reports.with-code': fault('A fetched report includes the code of a pushed one.', {
      decide: around('polledReport', (_polledReport, { reportBody }) => reportBody),
    }),
  },
  'PUB-DR-CONFIRM-01': {
    'fetched-reports.never-confirmed': fault('Confirmed reports are returned again.', {
      decide: decision('dropReport', () => true),
    }),
    'fetched-reports.once': fault('A report can be fetched only once.', {
      decide: result('unconfirmedReports', (reports, records) => {
        const shown = [...reports];
        records.reports.clear();
        return shown;
      }),
    }),
  },
  'PUB-DR-OLDEST-01': {
    'fetched-reports.newest-first': fault('The newest reports are returned first.', {
      decide: result('unconfirmedReports', (reports) => [...reports].reverse()),
    }),
    'fetched-reports.fifty': fault('At most 50 reports are returned at once.', {
      reply: rewriting('reports.list', ({ delivery_reports }) => ({ delivery_reports: delivery_reports.slice(0, 50) })),
    }),
  },
  'PUB-DR-LIMIT-01': {
    'fetched-reports.any-number': fault('One request may confirm any number of reports.', {
      reply: lettingPass('reports.confirm', '/delivery_report_ids: ', CONFIRMED),
    }),
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
  'PUB-DR-ACCOUNT-01': {
    'fetched-reports.of-everybody': fault('All customers share their reports.', { decide: keptInCommon('reports') }),
    'fetched-reports.of-the-family': fault('A sub-account gets the reports of its parent.', {
      decide: keptByParent('reports'),
    }),
  },
});
