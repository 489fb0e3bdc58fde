import type { Reply } from '../http/operation.ts';
import { keptFor } from './kept-for.ts';
import { confirmationOf, oldest } from './oldest.ts';
import type { MessagingCall, MessagingOperation } from './part.ts';
import type { AccountRecords } from './state.ts';

const recordsOf = ({ scope, caller }: MessagingCall): AccountRecords => keptFor(scope, caller.account, 'reports');

function list(call: MessagingCall): Reply {
  const { decisions, settings } = call.scope;
  const { polledReport, unconfirmedReports } = decisions;
  const shown = oldest(unconfirmedReports(recordsOf(call)), (report) => polledReport(report, settings.vendorId));
  return { status: 200, body: { delivery_reports: shown } };
}

function confirm(call: MessagingCall<{ delivery_report_ids: string[] }>): Reply {
  const records = recordsOf(call);
  const { dropReport } = call.scope.decisions;
  for (const id of call.body.delivery_report_ids) {
    if (dropReport(records, id)) call.scope.ledger.record('reports.confirm', 'message');
  }
  return { status: 202, text: '' };
}

/**
 * Delivery reports: the oldest unconfirmed ones, and their confirmation.
 * Rules: PUB-DR-ACCOUNT-01, PUB-DR-CONFIRM-01, PUB-DR-FORM-01, PUB-DR-INVALID-01, PUB-DR-LIMIT-01,
 * PUB-DR-OLDEST-01, PUB-DR-POLL-01, PUB-DR-WANTED-01.
 */
export const reportOperations: readonly MessagingOperation[] = [
  { id: 'reports.list', method: 'GET', path: '/v1/delivery_reports', run: list },
  {
    id: 'reports.confirm',
    method: 'POST',
    path: '/v1/delivery_reports/confirmed',
    schema: confirmationOf('delivery_report_ids'),
    run: confirm,
  },
];
