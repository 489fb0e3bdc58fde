import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { type CronSchedule, nextFiring, parseCron } from '../../../reference-impl/reports/cron.ts';
import { forSome } from '../for-all.ts';

const part = (least: number, most: number): fc.Arbitrary<string> => {
  const value = fc.integer({ min: least, max: most });
  const step = fc.integer({ min: 1, max: Math.min(20, most - least) });
  return fc.oneof(
    fc.constant('*'),
    value.map(String),
    fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((values) => values.join(',')),
    fc.tuple(value, value).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
    step.map((width) => `*/${width}`),
    fc.tuple(value, step).map(([from, width]) => `${from}/${width}`),
  );
};

const DAY_OF_MONTH = fc.oneof(
  part(1, 31),
  fc.constant('L'),
  fc.integer({ min: 1, max: 31 }).map((day) => `${day}W`),
);
const weekday = fc.integer({ min: 1, max: 7 });
const DAY_OF_WEEK = fc.oneof(
  part(1, 7),
  fc.constantFrom('SUN', 'MON-FRI', 'tue,sat', 'L'),
  weekday.map((day) => `${day}L`),
  fc.tuple(weekday, fc.integer({ min: 1, max: 5 })).map(([day, nth]) => `${day}#${nth}`),
);

const five = fc
  .tuple(part(0, 59), part(0, 23), part(1, 31), part(1, 12), fc.constantFrom('*', '0', '7', '1-5', 'MON', '2,4'))
  .map((parts) => parts.join(' '));

const days = fc.oneof(
  DAY_OF_MONTH.map((day) => [day, '?']),
  DAY_OF_WEEK.map((day) => ['?', day]),
);

const seven = fc
  .tuple(
    fc.integer({ min: 0, max: 59 }),
    part(0, 59),
    part(0, 23),
    days,
    part(1, 12),
    fc.constantFrom('', ' *', ' 2024', ' 2024-2025'),
  )
  .map(
    ([second, minute, hour, [day, dayOfWeek], month, years]) =>
      `${second} ${minute} ${hour} ${day} ${month} ${dayOfWeek}${years}`,
  );

const NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Whether one part of an expression has a value, read in the plainest way. */
const has = (field: string, value: number, least: number, most: number): boolean =>
  field.split(',').some((item) => {
    const [range = '', step] = item.split('/');
    const [first, last = step === undefined ? first : most] =
      range === '*' || range === '?' ? [least, most] : range.split('-').map(Number);
    return value >= Number(first) && value <= Number(last) && (value - Number(first)) % Number(step ?? 1) === 0;
  });

/** The weekday nearest to a day of the month, within that month; undefined where the month has no such day. */
function nearestWeekday(day: number, at: Temporal.ZonedDateTime): number | undefined {
  if (day > at.daysInMonth) return undefined;
  const { dayOfWeek } = at.with({ day });
  if (dayOfWeek === 6) return day === 1 ? 3 : day - 1;
  if (dayOfWeek === 7) return day === at.daysInMonth ? day - 2 : day + 1;
  return day;
}

function isDayOfMonth(field: string, at: Temporal.ZonedDateTime): boolean {
  if (field === 'L') return at.day === at.daysInMonth;
  if (field.endsWith('W')) return at.day === nearestWeekday(Number.parseInt(field, 10), at);
  return has(field, at.day, 1, 31);
}

/** `sunday` is the number of Sunday in this convention. */
function isDayOfWeek(field: string, at: Temporal.ZonedDateTime, sunday: number): boolean {
  const today = (at.dayOfWeek % 7) + sunday;
  const plain = field.toUpperCase().replaceAll(/[A-Z]{3}/g, (name) => String(NAMES.indexOf(name) + sunday));
  if (plain === 'L') return today === 7;
  if (plain.endsWith('L')) return today === Number.parseInt(plain, 10) && at.day > at.daysInMonth - 7;
  const [day, nth] = plain.split('#');
  if (nth !== undefined) return today === Number(day) && Math.ceil(at.day / 7) === Number(nth);
  return has(plain, today, sunday, sunday + 6) || (sunday === 0 && today === 0 && has(plain, 7, 0, 7));
}

/** Whether the wall clock of UTC at an instant is what an expression says. */
function says(text: string, instant: number): boolean {
  const given = text.split(' ');
  const sunday = given.length === 5 ? 0 : 1;
  const [second = '', minute = '', hour = '', day = '', month = '', dayOfWeek = '', year = '*'] =
    sunday === 0 ? ['0', ...given] : given;
  const clock = new Date(instant);
  const isTime =
    has(second, clock.getUTCSeconds(), 0, 59) &&
    has(minute, clock.getUTCMinutes(), 0, 59) &&
    has(hour, clock.getUTCHours(), 0, 23);
  if (!isTime) return false;
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC');
  const [onDay, onWeekday] = [isDayOfMonth(day, at), isDayOfWeek(dayOfWeek, at, sunday)];
  const isEither = ![day, dayOfWeek].some((field) => field === '*' || field === '?');
  return (
    has(month, at.month, 1, 12) &&
    has(year, at.year, 1970, 2099) &&
    (isEither ? onDay || onWeekday : onDay && onWeekday)
  );
}

const MINUTE = 60_000;

/** The expression fires at the first second that it says after an instant, and at none before. */
function firesFirst(text: string, after: number): void {
  const cron = parseCron(text);
  if (!cron) throw new Error(`${text} is not understood`);
  const next = nextFiring(cron, 'UTC', after);
  if (next !== undefined && !says(text, next)) throw new Error(`${text} does not say ${new Date(next).toISOString()}`);
  const second = text.split(' ').length === 5 ? 0 : Number.parseInt(text, 10);
  const horizon = Math.min(next ?? Number.POSITIVE_INFINITY, after + 3 * 24 * 60 * MINUTE);
  for (let at = Math.floor(after / MINUTE) * MINUTE + second * 1000; at < horizon; at += MINUTE)
    if (at > after && says(text, at)) throw new Error(`${text} was to fire at ${new Date(at).toISOString()}`);
}

describe('a cron expression', () => {
  it.each([
    ['five', five],
    ['six or seven', seven],
  ])('of %s parts fires at the first moment that it says, and at none before', (_, expression) => {
    const start = Date.parse('2024-02-27T00:00:30Z');
    forSome(60, expression, fc.nat(90 * 24 * 60), (text, offset) => firesFirst(text, start + offset * MINUTE));
  });

  it('comes later on the day when its local time is skipped', () => {
    const due = nextFiring(
      parseCron('30 2 * * *') as CronSchedule,
      'Europe/Stockholm',
      Date.parse('2024-03-30T12:00:00Z'),
    );
    expect(due).toBeGreaterThanOrEqual(Date.parse('2024-03-31T01:00:00Z'));
    expect(due).toBeLessThanOrEqual(Date.parse('2024-03-31T01:30:00Z'));
  });

  it.each([
    '',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * * 0 *',
    '* * * * 8',
    '5-1 * * * *',
    '*/0 * * * *',
    '1/2/3 * * * *',
    '1-2-3 * * * *',
    '? * * * *',
    '* * * * * *',
    '0/30 * * * * ?',
    '0 ? * * * *',
    '0 0 8 ? * ?',
    '0 0 8 1 * 2',
    '0 0 8 ? * 0',
    '0 0 8 ? * 2#6',
    '0 0 8 32 * ?',
    '0 /15 * * * ?',
    '0 0 8 * * ? 2024 *',
    'a b c d e',
    '-1 * * * *',
    '1, * * * *',
    '@daily',
    '0 H 8 * * ?',
    '2024-01-15T12:00:00 a b c d',
    `${'1,'.repeat(300)}1 * * * *`,
  ])('is not %j', (text) => expect(parseCron(text)).toBeUndefined());

  it('never breaks on any text, and finds its firing or the lack of one quickly', () => {
    const symbol = fc.constantFrom(...'* ? L W # / - , 0 2 31 59 MON FEB 2024 + H'.split(' '));
    const word = fc.array(symbol, { minLength: 1, maxLength: 4 }).map((symbols) => symbols.join(''));
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { minLength: 4, maxLength: 8 }).map((words) => words.join(' ')),
    );
    forSome(3000, text, (expression) => {
      const cron = parseCron(expression);
      if (cron) nextFiring(cron, 'Europe/Stockholm', Date.parse('2024-01-15T12:00:00Z'));
    });
  });
});
