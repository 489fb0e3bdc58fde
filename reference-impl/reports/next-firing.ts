import { type CronSchedule, engineOf } from './cron.ts';

/**
 * The first instant after `after` at which a schedule fires in `zone`, in milliseconds since the epoch; undefined when its
 * day never comes. A local time that the clock skips comes later, and one that it repeats comes once.
 * Rules: PUB-SCHED-FIRE-01.
 */
export function nextFiring(cron: CronSchedule, zone: string, after: number): number | undefined {
  return engineOf(cron, zone).nextRun(new Date(after))?.getTime();
}
