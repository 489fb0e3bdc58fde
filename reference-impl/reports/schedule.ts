import type { Account } from '../accounts/account.ts';
import { type Mistake, Problem } from '../kernel/problem.ts';
import { isTimeZone } from '../kernel/time-zone.ts';
import type { World } from '../worlds/world.ts';
import { requireSense } from './asked.ts';
import { orderReport } from './report-job.ts';
import { accountsOf } from './selection.ts';
import type { ScheduledReport, ScheduleOrder } from './state.ts';
import type { ReadTraffic } from './traffic.ts';

/** When a schedule fires next; undefined when it is no schedule or its day never comes. */
function firingAfter(world: World, { schedule }: ScheduleOrder, after: number): number | undefined {
  const { parseCron, nextFiring } = world.behaviour.decisions.reports;
  const cron = parseCron(schedule.cron_expression);
  return cron && nextFiring(cron, schedule.timezone, after);
}

/** Throws a Problem (400, or 403 for the accounts of others) when a schedule cannot be kept. */
export function requireGoodOrder(world: World, account: Account, order: ScheduleOrder): void {
  const mistakes: Mistake[] = [];
  if (!isTimeZone(order.schedule.timezone))
    mistakes.push({ pointer: '/schedule/timezone', message: 'must be the name of a time zone' });
  else if (firingAfter(world, order, world.clock.now()) === undefined)
    mistakes.push({
      pointer: '/schedule/cron_expression',
      message: 'must be a cron expression of five parts for a day that comes',
    });
  if (mistakes.length > 0) throw new Problem(400, 'Bad Request', mistakes);
  requireSense(world, order.report, '/report');
  accountsOf(world, account, order.report);
}

/** Waits for the next firing, makes the report then, and waits again. */
export function waitForFiring(
  world: World,
  readTraffic: ReadTraffic,
  account: Account,
  scheduled: ScheduledReport,
): void {
  const due = firingAfter(world, scheduled.order, world.clock.now());
  scheduled.timer =
    due === undefined
      ? undefined
      : world.clock.schedule(due, 'reports.schedule', () => {
          fire(world, readTraffic, account, scheduled);
          waitForFiring(world, readTraffic, account, scheduled);
        });
}

function fire(world: World, readTraffic: ReadTraffic, account: Account, scheduled: ScheduledReport): void {
  const { order, kind } = scheduled;
  const { label, schedule } = order;
  const request = { ...order.report, label };
  const zone = request.timezone ?? schedule.timezone;
  const { periodWindow } = world.behaviour.decisions.reports;
  const window = periodWindow(request.period ?? 'TODAY', world.clock.now(), zone);
  const selection = { accounts: accountsOf(world, account, request), request, window };
  orderReport(world, readTraffic, { kind, account, selection });
}
