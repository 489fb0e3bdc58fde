import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { confirmationOf, oldest } from './oldest.ts';

const reportsOf = ({ world, caller }: Call<AccountCaller>): Map<string, DeliveryReport> =>
  world.messaging.recordsOf(world.behaviour.decisions.messaging.keeperOf(caller.account, 'reports')).reports;

function list(call: Call<AccountCaller>): Reply {
  const { messaging, behaviour } = call.world;
  const { polledReport } = behaviour.decisions.messaging;
  const shown = oldest(reportsOf(call).values(), (report) => polledReport(report, messaging.vendorId));
  return { status: 200, body: { delivery_reports: shown } };
}

function confirm(call: Call<AccountCaller, { delivery_report_ids: string[] }>): Reply {
  const reports = reportsOf(call);
  for (const id of call.body.delivery_report_ids) {
    if (reports.delete(id)) call.world.ledger.record('reports.confirm', 'message');
  }
  return { status: 202, text: '' };
}

/** Delivery reports: the oldest unconfirmed ones, and their confirmation. */
export const reportOperations: readonly Operation<AccountCaller>[] = [
  { id: 'reports.list', method: 'GET', path: '/v1/delivery_reports', run: list },
  {
    id: 'reports.confirm',
    method: 'POST',
    path: '/v1/delivery_reports/confirmed',
    schema: confirmationOf('delivery_report_ids'),
    run: confirm,
  },
];
