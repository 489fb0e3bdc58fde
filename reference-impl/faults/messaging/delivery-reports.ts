import { fault, faultsOf } from '../fault.ts';
import { around, decision, keptByParent, keptInCommon, result } from '../operators/messaging.ts';
import { good, lettingPass, on, refusing, rewriting } from '../operators/replies.ts';

const CONFIRMED = { status: 202, text: '' };

/** Deviations in what is published of delivery reports that are fetched. */
export const faults = faultsOf({
  'PUB-DR-FORM-01': {
    'fetched-reports.confirmed-with-200': fault('A confirmation is answered with HTTP status 200.', { reply: on('reports.confirm', good, 200) }),
    'fetched-reports.bare-list': fault('Reports come as a list without a name.', {
      reply: rewriting('reports.list', ({ delivery_reports }) => delivery_reports),
    }),
  },
  'PUB-DR-POLL-01': {
    'fetched-reports.with-code': fault('A fetched report has the code of a pushed one.', {
      decide: around('polledReport', (_polledReport, { reportBody }) => reportBody),
    }),
  },
  'PUB-DR-CONFIRM-01': {
    'fetched-reports.never-confirmed': fault('Confirmed reports are fetched again.', { decide: decision('dropReport', () => true) }),
    'fetched-reports.once': fault('A report that was fetched is not fetched again.', {
      decide: result('unconfirmedReports', (reports, records) => {
        const shown = [...reports];
        records.reports.clear();
        return shown;
      }),
    }),
  },
  'PUB-DR-OLDEST-01': {
    'fetched-reports.newest-first': fault('The newest reports are fetched first.', {
      decide: result('unconfirmedReports', (reports) => [...reports].reverse()),
    }),
    'fetched-reports.fifty': fault('Only 50 reports are fetched at once.', {
      reply: rewriting('reports.list', ({ delivery_reports }) => ({ delivery_reports: delivery_reports.slice(0, 50) })),
    }),
  },
  'PUB-DR-LIMIT-01': {
    'fetched-reports.any-number': fault('Any number of reports is confirmed at once.', {
      reply: lettingPass('reports.confirm', '/delivery_report_ids: ', CONFIRMED),
    }),
    'fetched-reports.half-as-many': fault('Only 50 reports are confirmed at once.', {
      reply: refusing<{ delivery_report_ids: unknown[] }>('reports.confirm', (body) => body.delivery_report_ids.length > 50),
    }),
  },
  'PUB-DR-INVALID-01': {
    'fetched-reports.any-id': fault('Ids that are none are confirmed.', { reply: lettingPass('reports.confirm', '/delivery_report_ids/0', CONFIRMED) }),
  },
  'PUB-DR-WANTED-01': {
    'fetched-reports.unwanted': fault('Reports are made for messages that do not ask for them.', { decide: decision('isReported', () => true) }),
  },
  'PUB-DR-ACCOUNT-01': {
    'fetched-reports.of-everybody': fault('All customers fetch the same reports.', { decide: keptInCommon('reports') }),
    'fetched-reports.of-the-family': fault('A sub-account fetches the reports of its parent.', { decide: keptByParent('reports') }),
  },
});
