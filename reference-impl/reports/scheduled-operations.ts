import type { Account } from '../accounts/account.ts';
import type { Reply } from '../http/operation.ts';
import { type Mistake, Problem } from '../kernel/problem.ts';
import { isTimeZone } from '../kernel/time-zone.ts';
import { pageSizeIn, requireSense, tokenIn } from './asked.ts';
import { recordsOf } from './async-operations.ts';
import { judgedBy } from './judged-operations.ts';
import type { ReportsCall, ReportsOperation } from './part.ts';
import { orderReport } from './report-job.ts';
import { listedIn, SCHEDULED_DETAIL_SCHEMA, SCHEDULED_SUMMARY_SCHEMA } from './request-schemas.ts';
import type { ReportsScope } from './scope.ts';
import { accountsOf } from './selection.ts';
import { type JobKind, nextSequence, type ScheduledReport, type ScheduleOrder } from './state.ts';
import { tokenPage } from './token-page.ts';

/** When a schedule fires next; undefined if it is invalid or its day never comes. */
function firingAfter(scope: ReportsScope, { schedule }: ScheduleOrder, after: number): number | undefined {
  const { parseCron, nextFiring } = scope.decisions;
  const cron = parseCron(schedule.cron_expression);
  return cron && nextFiring(cron, schedule.timezone, after);
}

/** Throws a Problem (400, or 403 for accounts of others) for an invalid schedule. */
function requireGoodOrder(scope: ReportsScope, account: Account, order: ScheduleOrder): void {
  const mistakes: Mistake[] = [];
  if (!isTimeZone(order.schedule.timezone))
    mistakes.push({ pointer: '/schedule/timezone', message: 'must be the name of a time zone' });
  else if (firingAfter(scope, order, scope.clock.now()) === undefined)
    mistakes.push({
      pointer: '/schedule/cron_expression',
      message:
        'must be a cron expression for a day that comes, such as 0 0 8 ? * MON-FRI: second, minute, hour, day, month, weekday (1 is Sunday), perhaps years',
    });
  if (mistakes.length > 0) throw new Problem(400, 'Bad Request', mistakes);
  requireSense(scope.decisions.requestChecks, order.report, '/report');
  accountsOf(scope, account, order.report);
}

function stopFiring({ timer }: ScheduledReport): void {
  if (timer) timer.cancelled = true;
}

/** Waits for the next firing, makes the report then, and waits again. */
function waitForFiring(scope: ReportsScope, account: Account, scheduled: ScheduledReport): void {
  const due = firingAfter(scope, scheduled.order, scope.clock.now());
  scheduled.timer =
    due === undefined
      ? undefined
      : scope.clock.schedule(due, 'reports.schedule', () => {
          const { order, kind } = scheduled;
          const { label, schedule } = order;
          const request = { ...order.report, label };
          const zone = request.timezone ?? schedule.timezone;
          const { periodWindow } = scope.decisions;
          const window = periodWindow(request.period ?? 'TODAY', scope.clock.now(), zone);
          const selection = { accounts: accountsOf(scope, account, request), request, window };
          orderReport(scope, { kind, account, selection });
          waitForFiring(scope, account, scheduled);
        });
}

const BASE = '/v2-preview/reporting';

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

/** As it is listed and read: metadata by key. */
const shown = (scheduled: ScheduledReport): object => ({
  ...plainBody(scheduled),
  metadata: Object.fromEntries((scheduled.order.metadata ?? []).map(({ key, value }) => [key, value])),
});

/** A scheduled report of the caller; throws a Problem (404) when there is none with that id and of that kind. */
function found(call: ReportsCall, kind?: JobKind): ScheduledReport {
  const scheduled = recordsOf(call).schedules.get(call.params.id as string);
  if (!scheduled || (kind && scheduled.kind !== kind)) throw new Problem(404, 'Resource not found.');
  return scheduled;
}

function list(call: ReportsCall): Reply {
  const size = pageSizeIn(call.query);
  const all = [...recordsOf(call).schedules.values()];
  const { entries, nextToken } = tokenPage(all, { size, token: tokenIn(call.query), isUpwards: true });
  const pagination = { page_size: size, ...(nextToken === undefined ? {} : { page_token: nextToken }) };
  return { status: 200, body: { pagination, data: entries.map(shown) } };
}

function remove(call: ReportsCall): Reply {
  const scheduled = found(call);
  stopFiring(scheduled);
  recordsOf(call).schedules.delete(scheduled.id);
  return { status: 202, text: '' };
}

type OrderSchema = { readonly properties: { readonly report: { readonly properties: object } } };

/** Runs an operation with nothing in the report but what its schema has judged. */
const listed =
  (schema: OrderSchema, run: (call: Ordered) => Reply) =>
  (call: Ordered): Reply =>
    run({ ...call, body: { ...call.body, report: listedIn(schema.properties.report, call.body.report) } });

const ordering = (kind: JobKind, schema: OrderSchema): ReportsOperation[] => {
  const path = `${BASE}/${kind.toLowerCase()}/scheduled`;
  const id = `reporting.scheduled.${kind.toLowerCase()}`;

  const change = (call: Ordered): Reply => {
    const { scope, caller, body } = call;
    const scheduled = found(call, kind);
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
    scope.ledger.record(`reporting.scheduled.${kind.toLowerCase()}`, 'report');
    return { status: 201, body: { scheduled_report_id: scheduled.id } };
  };
  return [
    { id, method: 'POST', path, ...judgedBy(schema, listed(schema, create)) },
    {
      id: `${id}.change`,
      method: 'PUT',
      path: `${path}/:id`,
      ...judgedBy(schema, listed(schema, change)),
    },
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
    path: `${BASE}/scheduled/:id`,
    run: (call) => ({ status: 200, body: shown(found(call)) }),
  },
  { id: 'reporting.scheduled.delete', method: 'DELETE', path: `${BASE}/scheduled/:id`, run: remove },
];
