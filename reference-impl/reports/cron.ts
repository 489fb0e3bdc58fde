import { Cron } from 'croner';

/** When a schedule is due, in the form that the engine reads: seconds first. */
export interface CronSchedule {
  readonly expression: string;
  /** Whether Sunday is 1, as in six and seven parts; in five parts it is 0 and 7. */
  readonly isSundayFirst: boolean;
}

const LONGEST = 200;

/** Characters of the parts; the engine takes other forms too, such as words and dates, which are published nowhere. */
const PART = /^[\dA-Z*,/LW#-]+$/i;

/** A list with an item that has nothing before its step, and a weekday beyond Saturday. */
const STEP_ALONE = /(^|,)\//;
const NO_WEEKDAY = /(^|[,-])([089]|\d\d)/;

/** A question mark leaves a day open, as a star does; it has no meaning elsewhere. */
const opened = (part: string): string => (part === '?' ? '*' : part);

/** Five parts: minute, hour, day of month, month, day of week. Where both name days, either may fit. */
const ofFive = ([minute = '', hour = '', day = '', month = '', weekday = '']: readonly string[]): CronSchedule => ({
  expression: `0 ${minute} ${hour} ${opened(day)} ${month} ${opened(weekday)}`,
  isSundayFirst: false,
});

/**
 * Six or seven parts: a second before the five, and perhaps years behind them. A report is made once a minute at most, one
 * of the days stays open, and `L` by itself is the last day of the week.
 */
function ofSeconds(parts: readonly string[]): CronSchedule | undefined {
  const [second = '', minute = '', hour = '', day = '', month = '', weekday = '', ...years] = parts;
  if (!/^\d{1,2}$/.test(second) || NO_WEEKDAY.test(weekday)) return undefined;
  const isOpen = [day, weekday].map((part) => opened(part) === '*');
  if (!isOpen.includes(true) || (day === '?' && weekday === '?')) return undefined;
  const dayOfWeek = /^L$/i.test(weekday) ? 'SAT' : opened(weekday);
  return { expression: [second, minute, hour, opened(day), month, dayOfWeek, ...years].join(' '), isSundayFirst: true };
}

/** The engine with a schedule in a time zone; it sets no timer. Throws for an expression that has no meaning. */
const engineOf = ({ expression, isSundayFirst }: CronSchedule, timezone: string): Cron =>
  new Cron(expression, { paused: true, timezone, alternativeWeekdays: isSundayFirst, sloppyRanges: true });

/**
 * A cron expression of six or seven parts, as of schedulers that count seconds and begin the week with 1 for Sunday; or of
 * five in the older convention. Undefined for anything else.
 * Rules: PUB-SCHED-CRON-01.
 */
export function parseCron(expression: string): CronSchedule | undefined {
  if (expression.length > LONGEST) return undefined;
  const parts = expression.trim().split(/\s+/);
  if (parts.length < 5 || parts.length > 7) return undefined;
  const schedule = parts.length === 5 ? ofFive(parts) : ofSeconds(parts);
  if (!schedule?.expression.split(' ').every((part) => PART.test(part) && !STEP_ALONE.test(part))) return undefined;
  try {
    engineOf(schedule, 'UTC');
    return schedule;
  } catch {
    return undefined;
  }
}

/**
 * The first instant after `after` at which a schedule fires in `zone`, in milliseconds since the epoch; undefined when
 * its day never comes. A local time that the clock skips comes later, and one that it repeats comes once.
 * Rules: PUB-SCHED-FIRE-01.
 */
export function nextFiring(cron: CronSchedule, zone: string, after: number): number | undefined {
  return engineOf(cron, zone).nextRun(new Date(after))?.getTime();
}
