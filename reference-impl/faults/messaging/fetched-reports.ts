import type { Kept } from '../../messaging/decisions.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { decision } from '../operators/decisions.ts';
import { answering, lettingPass, refusing, rewriting } from '../operators/replies.ts';

const CONFIRMED = { status: 202, text: '' };

/** Keeps something of all accounts in one place. */
const keptInCommon =
  (what: Kept) =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => (kept === what ? 'everybody' : keeperOf(account, kept));
  };

/** Keeps something of a sub-account with its parent. */
const keptByParent =
  (what: Kept) =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => keeperOf(kept === what && account.parent ? account.parent : account, kept);
  };

/** TODO */
export const faults = faultsOf({
  'PUB-DR-FORM-01': {
    'fetched-reports.confirmed-with-200': fault('A confirmation is answered with HTTP status 200.', { reply: answering('reports.confirm', 200) }),
    'fetched-reports.bare-list': fault('Reports come as a list without a name.', {
      reply: rewriting('reports.list', ({ delivery_reports }) => delivery_reports),
    }),
  },
  'PUB-DR-POLL-01': {
    'fetched-reports.with-code': fault('A fetched report has the code of a pushed one.', {
      decide: ({ messaging }) => {
        messaging.polledReport = messaging.reportBody;
      },
    }),
  },
  'PUB-DR-CONFIRM-01': {
    'fetched-reports.never-confirmed': fault('Confirmed reports are fetched again.', { decide: decision('messaging', 'dropReport', () => true) }),
    'fetched-reports.once': fault('A report that was fetched is not fetched again.', {
      decide: decision('messaging', 'unconfirmedReports', ({ reports }) => {
        const shown = [...reports.values()];
        reports.clear();
        return shown;
      }),
    }),
  },
  'PUB-DR-OLDEST-01': {
    'fetched-reports.newest-first': fault('The newest reports are fetched first.', {
      decide: decision('messaging', 'unconfirmedReports', ({ reports }) => [...reports.values()].reverse()),
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
    'fetched-reports.unwanted': fault('Reports are made for messages that do not ask for them.', { decide: decision('messaging', 'isReported', () => true) }),
  },
  'PUB-DR-ACCOUNT-01': {
    'fetched-reports.of-everybody': fault('All customers fetch the same reports.', { decide: keptInCommon('reports') }),
    'fetched-reports.of-the-family': fault('A sub-account fetches the reports of its parent.', { decide: keptByParent('reports') }),
  },
});
