import type { Fault } from './behaviour.ts';
import { keptByParent, keptInCommon } from './keeping-elsewhere.ts';
import { answering, changingBody, lettingPass, refusing } from './letting-pass.ts';

const CONFIRMED = { status: 202, text: '' };

/** Deviations in what is published of delivery reports that the client fetches. */
export const publishedFetchedReportFaults: readonly Fault[] = [
  {
    id: 'fetched-reports.confirmed-with-200',
    rule: 'PUB-DR-FORM-01',
    says: 'A confirmation is answered with HTTP status 200.',
    reply: answering('reports.confirm', 200),
  },
  {
    id: 'fetched-reports.bare-list',
    rule: 'PUB-DR-FORM-01',
    says: 'Reports come as a list without a name.',
    reply: changingBody('reports.list', ({ delivery_reports }) => delivery_reports),
  },
  {
    id: 'fetched-reports.with-code',
    rule: 'PUB-DR-POLL-01',
    says: 'A fetched report has the code of a pushed one.',
    decide: ({ messaging }) => {
      messaging.polledReport = messaging.reportBody;
    },
  },
  {
    id: 'fetched-reports.never-confirmed',
    rule: 'PUB-DR-CONFIRM-01',
    says: 'Confirmed reports are fetched again.',
    decide: ({ messaging }) => {
      messaging.dropReport = () => true;
    },
  },
  {
    id: 'fetched-reports.once',
    rule: 'PUB-DR-CONFIRM-01',
    says: 'A report that was fetched is not fetched again.',
    decide: ({ messaging }) => {
      messaging.unconfirmedReports = ({ reports }) => {
        const shown = [...reports.values()];
        reports.clear();
        return shown;
      };
    },
  },
  {
    id: 'fetched-reports.newest-first',
    rule: 'PUB-DR-OLDEST-01',
    says: 'The newest reports are fetched first.',
    decide: ({ messaging }) => {
      messaging.unconfirmedReports = ({ reports }) => [...reports.values()].reverse();
    },
  },
  {
    id: 'fetched-reports.fifty',
    rule: 'PUB-DR-OLDEST-01',
    says: 'Only 50 reports are fetched at once.',
    reply: changingBody('reports.list', ({ delivery_reports }) => ({
      delivery_reports: delivery_reports.slice(0, 50),
    })),
  },
  {
    id: 'fetched-reports.any-number',
    rule: 'PUB-DR-LIMIT-01',
    says: 'Any number of reports is confirmed at once.',
    reply: lettingPass('reports.confirm', '/delivery_report_ids: ', CONFIRMED),
  },
  {
    id: 'fetched-reports.half-as-many',
    rule: 'PUB-DR-LIMIT-01',
    says: 'Only 50 reports are confirmed at once.',
    reply: refusing<{ delivery_report_ids: unknown[] }>(
      'reports.confirm',
      (body) => body.delivery_report_ids.length > 50,
    ),
  },
  {
    id: 'fetched-reports.any-id',
    rule: 'PUB-DR-INVALID-01',
    says: 'Ids that are none are confirmed.',
    reply: lettingPass('reports.confirm', '/delivery_report_ids/0', CONFIRMED),
  },
  {
    id: 'fetched-reports.unwanted',
    rule: 'PUB-DR-WANTED-01',
    says: 'Reports are made for messages that do not ask for them.',
    decide: ({ messaging }) => {
      messaging.isReported = () => true;
    },
  },
  {
    id: 'fetched-reports.of-everybody',
    rule: 'PUB-DR-ACCOUNT-01',
    says: 'All customers fetch the same reports.',
    decide: keptInCommon('reports'),
  },
  {
    id: 'fetched-reports.of-the-family',
    rule: 'PUB-DR-ACCOUNT-01',
    says: 'A sub-account fetches the reports of its parent.',
    decide: keptByParent('reports'),
  },
];
