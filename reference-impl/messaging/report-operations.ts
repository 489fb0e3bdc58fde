import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import { confirmationOf, oldest } from './oldest.ts';
import type { AccountRecords } from './state.ts';

const recordsOf = ({ world, caller }: Call<AccountCaller>): AccountRecords =>
  world.messaging.recordsOf(world.behaviour.decisions.messaging.keeperOf(caller.account, 'reports'));

function list(call: Call<AccountCaller>): Reply {
  const { messaging, behaviour } = call.world;
  const { polledReport, unconfirmedReports } = behaviour.decisions.messaging;
  const shown = oldest(unconfirmedReports(recordsOf(call)), (report) =>
    polledReport(report, messaging.vendorId),
  );
  return { status: 200, body: { delivery_reports: shown } };
}

function confirm(call: Call<AccountCaller, { delivery_report_ids: string[] }>): Reply {
  const records = recordsOf(call);
  const { dropReport } = call.world.behaviour.decisions.messaging;
  for (const id of call.body.delivery_report_ids) {
    if (dropReport(records, id)) call.world.ledger.record('reports.confirm', 'message');
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
