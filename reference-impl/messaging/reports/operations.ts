import type { Reply } from '../../http/operation.ts';
import { confirmationOf, oldest } from '../oldest.ts';
import type { MessagingCall, MessagingOperation } from '../part.ts';
import type { DeliveryReport } from './delivery-report.ts';

const reportsOf = ({ scope, caller }: MessagingCall): Map<string, DeliveryReport> =>
  scope.state.recordsOf(caller.account.id).reports;

/** A report that is fetched has no code. */
function list(call: MessagingCall): Reply {
  const { decisions, settings } = call.scope;
  const shown = oldest(reportsOf(call).values(), (report) => {
    const { error_code, ...fetched } = decisions.reportBody(report, settings.vendorId);
    return fetched;
  });
  return { status: 200, body: { delivery_reports: shown } };
}

function confirm(call: MessagingCall<{ delivery_report_ids: string[] }>): Reply {
  const reports = reportsOf(call);
  for (const id of call.body.delivery_report_ids)
    if (reports.delete(id)) call.scope.ledger.record('reports.confirm', 'message');
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
