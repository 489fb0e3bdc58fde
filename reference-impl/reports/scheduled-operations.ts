import type { Account } from '../accounts/account.ts';
import type { Reply } from '../http/operation.ts';
import { badRequest, found, objectionsTo, refuse } from '../kernel/problem.ts';
import { isTimeZone } from '../kernel/time.ts';
import { recordsOf } from './async-operations.ts';
import type { ReportsCall, ReportsOperation, ReportsScope } from './part.ts';
import { listedIn, type ObjectSchema, SCHEDULED_DETAIL_SCHEMA, SCHEDULED_SUMMARY_SCHEMA } from './request-schemas.ts';
import { accountsOf, orderReport } from './selection.ts';
import { type JobKind, nextSequence, type ScheduledReport, type ScheduleOrder } from './state.ts';
import { pageSizeIn, tokenIn, tokenPage } from './token-page.ts';

/** When a schedule fires next; undefined if it is invalid or its day never comes. */
function firingAfter(scope: ReportsScope, { schedule }: ScheduleOrder, after: number): number | undefined {
  const { parseCron, nextFiring } = scope.decisions;
  const cron = parseCron(schedule.cron_expression);
  return cron && nextFiring(cron, schedule.timezone, after);
}

/** Throws a Problem (400, or 403 for accounts of others) for an invalid schedule. */
function requireGoodOrder(scope: ReportsScope, account: Account, order: ScheduleOrder): void {
  if (!isTimeZone(order.schedule.timezone)) throw badRequest('/schedule/timezone', 'must be the name of a time zone');
  if (firingAfter(scope, order, scope.clock.now()) === undefined)
    throw badRequest(
      '/schedule/cron_expression',
      'must be a cron expression for a day that comes, such as 0 0 8 ? * MON-FRI: second, minute, hour, day, month, weekday (1 is Sunday), perhaps years',
    );
  refuse(objectionsTo(scope.decisions.requestChecks, order.report, '/report'));
  accountsOf(scope, account, order.report);
}

function stopFiring({ timer }: ScheduledReport): void {
  if (timer) timer.cancelled = true;
}

/** Waits for the next firing, makes the report then, and waits again. */
function waitForFiring(scope: ReportsScope, account: Account, scheduled: ScheduledReport): void {
  const due = firingAfter(scope, scheduled.order, scope.clock.now());
  const fire = (): void => {
    const { label, schedule, report } = scheduled.order;
    const request = { ...report, label };
    const { timezone = schedule.timezone, period = 'TODAY' } = request;
    const window = scope.decisions.periodWindow(period, scope.clock.now(), timezone);
    const selection = { accounts: accountsOf(scope, account, request), request, window };
    orderReport(scope, { kind: scheduled.kind, account, selection });
    waitForFiring(scope, account, scheduled);
  };
  scheduled.timer = due === undefined ? undefined : scope.clock.schedule(due, 'reports.schedule', fire);
}

const BASE = '/v2-preview/reporting';
const ONE = `${BASE}/scheduled/:id`;

type Ordered = ReportsCall<ScheduleOrder>;

/** A scheduled report without its metadata, which looks different from operation to operation. */
const plainBody = ({ id, kind, order }: ScheduledReport): object => ({
  label: order.label,
  schedule: order.schedule,
  report: order.report,
  scheduled_report_id: id,
  message_type: order.report.direction ?? 'all',
  report_type: kind,
});

const shown = (scheduled: ScheduledReport): object => ({
  ...plainBody(scheduled),
  metadata: Object.fromEntries((scheduled.order.metadata ?? []).map(({ key, value }) => [key, value])),
});

/** A scheduled report of the caller; throws a Problem (404) when there is none with that id and of that kind. */
function find(call: ReportsCall, kind?: JobKind): ScheduledReport {
  const scheduled = found(recordsOf(call).schedules.get(call.params.id as string));
  return found((kind ?? scheduled.kind) === scheduled.kind ? scheduled : undefined);
}

function list(call: ReportsCall): Reply {
  const size = pageSizeIn(call.query);
  const all = [...recordsOf(call).schedules.values()];
  const { entries, nextToken } = tokenPage(all, { size, token: tokenIn(call.query), isUpwards: true });
  const pagination = { page_size: size, ...(nextToken === undefined ? {} : { page_token: nextToken }) };
  return { status: 200, body: { pagination, data: entries.map(shown) } };
}

function remove(call: ReportsCall): Reply {
  const scheduled = find(call);
  stopFiring(scheduled);
  recordsOf(call).schedules.delete(scheduled.id);
  return { status: 202, text: '' };
}

const ordering = (
  kind: JobKind,
  schema: ObjectSchema & { readonly properties: { readonly report: ObjectSchema } },
): ReportsOperation[] => {
  const path = `${BASE}/${kind.toLowerCase()}/scheduled`;
  const id = `reporting.scheduled.${kind.toLowerCase()}`;

  /** Runs an operation with nothing in the order but what its schema has judged. */
  const listed =
    (run: (call: Ordered) => Reply) =>
    (call: Ordered): Reply => {
      const { report, ...order } = listedIn(schema, call.body);
      return run({ ...call, body: { ...order, report: listedIn(schema.properties.report, report) } });
    };

  const change = (call: Ordered): Reply => {
    const { scope, caller, body } = call;
    const scheduled = find(call, kind);
    requireGoodOrder(scope, caller.account, body);
    scheduled.order = body;
    stopFiring(scheduled);
    waitForFiring(scope, caller.account, scheduled);
    return { status: 200, body: { ...plainBody(scheduled), metadata: scheduled.order.metadata ?? [] } };
  };

  const create = (call: Ordered): Reply => {
    const { scope, caller, body: order } = call;
    requireGoodOrder(scope, caller.account, order);
    const sequence = nextSequence(scope.state);
    const scheduled: ScheduledReport = { id: scope.ids.uuid(), sequence, kind, order, timer: undefined };
    recordsOf(call).schedules.set(scheduled.id, scheduled);
    waitForFiring(scope, caller.account, scheduled);
    scope.ledger.record(id, 'report');
    return { status: 201, body: { scheduled_report_id: scheduled.id } };
  };
  return [
    { id, method: 'POST', path, schema, run: listed(create) },
    { id: `${id}.change`, method: 'PUT', path: `${path}/:id`, schema, run: listed(change) },
  ];
};

/**
 * Reports that are made again and again: POST, PUT, GET, DELETE. Section "Reports".
 * Rules: PUB-SCHED-CHANGE-01, PUB-SCHED-CREATE-01, PUB-SCHED-DELETE-01, PUB-SCHED-LIMIT-01,
 * PUB-SCHED-MISSING-01, PUB-SCHED-READ-01, PUB-SCHED-REQUIRED-01.
 */
export const scheduledReportOperations: readonly ReportsOperation[] = [
  ...ordering('DETAIL', SCHEDULED_DETAIL_SCHEMA),
  ...ordering('SUMMARY', SCHEDULED_SUMMARY_SCHEMA),
  { id: 'reporting.scheduled.list', method: 'GET', path: `${BASE}/scheduled`, run: list },
  {
    id: 'reporting.scheduled.read',
    method: 'GET',
    path: ONE,
    run: (call) => ({ status: 200, body: shown(find(call)) }),
  },
  { id: 'reporting.scheduled.delete', method: 'DELETE', path: ONE, run: remove },
];
