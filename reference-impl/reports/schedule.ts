import type { Account } from '../accounts/account.ts';
import { type Mistake, Problem } from '../kernel/problem.ts';
import { isTimeZone } from '../kernel/time-zone.ts';
import { requireSense } from './asked.ts';
import type { ReportsScope } from './part.ts';
import { orderReport } from './report-job.ts';
import { accountsOf } from './selection.ts';
import type { ScheduledReport, ScheduleOrder } from './state.ts';

/** When a schedule fires next; undefined if it is invalid or its day never comes. */
function firingAfter(scope: ReportsScope, { schedule }: ScheduleOrder, after: number): number | undefined {
  const { parseCron, nextFiring } = scope.decisions;
  const cron = parseCron(schedule.cron_expression);
  return cron && nextFiring(cron, schedule.timezone, after);
}

/** Throws a Problem (400, or 403 for accounts of others) for an invalid schedule. */
export function requireGoodOrder(scope: ReportsScope, account: Account, order: ScheduleOrder): void {
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
  requireSense(scope, order.report, '/report');
  accountsOf(scope, account, order.report);
}

/** Waits for the next firing, makes the report then, and waits again. */
export function waitForFiring(scope: ReportsScope, account: Account, scheduled: ScheduledReport): void {
  const due = firingAfter(scope, scheduled.order, scope.clock.now());
  scheduled.timer =
    due === undefined
      ? undefined
      : scope.clock.schedule(due, 'reports.schedule', () => {
          fire(scope, account, scheduled);
          waitForFiring(scope, account, scheduled);
        });
}

function fire(scope: ReportsScope, account: Account, scheduled: ScheduledReport): void {
  const { order, kind } = scheduled;
  const { label, schedule } = order;
  const request = { ...order.report, label };
  const zone = request.timezone ?? schedule.timezone;
  const { periodWindow } = scope.decisions;
  const window = periodWindow(request.period ?? 'TODAY', scope.clock.now(), zone);
  const selection = { accounts: accountsOf(scope, account, request), request, window };
  orderReport(scope, { kind, account, selection });
}
