import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { parseCron } from '../../../reference-impl/reports/cron.ts';
import { nextFiring } from '../../../reference-impl/reports/next-firing.ts';

const MINUTE = 60_000;

const part = (least: number, most: number): fc.Arbitrary<string> => {
  const value = fc.integer({ min: least, max: most });
  return fc.oneof(
    fc.constant('*'),
    value.map(String),
    fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((values) => values.join(',')),
    fc.tuple(value, value).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
    fc.integer({ min: 1, max: 20 }).map((step) => `*/${step}`),
  );
};

const expression = fc
  .tuple(part(0, 59), part(0, 23), part(1, 31), part(1, 12), part(0, 7))
  .map((parts) => parts.join(' '));

/** Whether the wall clock of UTC at an instant is what an expression says, read in the plainest way. */
function says(text: string, instant: number): boolean {
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC');
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = text.split(' ');
  const has = (field: string, value: number, least: number): boolean =>
    field.split(',').some((item) => {
      if (item.startsWith('*/')) return (value - least) % Number(item.slice(2)) === 0;
      const [first, last = first] = item.split('-');
      return item === '*' || (value >= Number(first) && value <= Number(last));
    });
  const onDay = has(day, at.day, 1);
  const onWeekday = has(weekday, at.dayOfWeek % 7, 0) || (at.dayOfWeek === 7 && has(weekday, 7, 0));
  const either = !day.startsWith('*') && !weekday.startsWith('*');
  return (
    has(minute, at.minute, 0) &&
    has(hour, at.hour, 0) &&
    has(month, at.month, 1) &&
    (either ? onDay || onWeekday : onDay && onWeekday)
  );
}

const firingOf = (text: string, zone: string, after: string): string | undefined => {
  const cron = parseCron(text);
  const next = cron && nextFiring(cron, zone, Date.parse(after));
  return next === undefined ? undefined : new Date(next).toISOString();
};

describe('a cron expression', () => {
  it('fires at the first minute that it says, and at none before', () => {
    const start = Date.parse('2024-02-28T00:00:30Z');
    fc.assert(
      fc.property(expression, fc.nat(60 * 24 * 60), (text, offset) => {
        const cron = parseCron(text);
        if (!cron) throw new Error(`${text} is not understood`);
        const after = start + offset * MINUTE;
        const next = nextFiring(cron, 'UTC', after);
        if (next === undefined) return;
        expect(says(text, next)).toBe(true);
        expect(next % MINUTE).toBe(0);
        const horizon = Math.min(next, after + 12 * 60 * MINUTE);
        for (let at = Math.floor(after / MINUTE) * MINUTE + MINUTE; at < horizon; at += MINUTE)
          if (says(text, at)) throw new Error(`${text} was to fire at ${new Date(at).toISOString()}`);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['0 8 * * *', 'Europe/Stockholm', '2024-03-30T12:00:00Z', '2024-03-31T06:00:00.000Z'],
    ['30 2 * * *', 'Europe/Stockholm', '2024-03-30T12:00:00Z', '2024-03-31T01:30:00.000Z'],
    ['30 2 * * *', 'Europe/Stockholm', '2024-10-26T12:00:00Z', '2024-10-27T00:30:00.000Z'],
    ['30 2 * * *', 'Europe/Stockholm', '2024-10-27T00:30:00Z', '2024-10-28T01:30:00.000Z'],
    ['0 * * * *', 'Asia/Kolkata', '2024-01-15T12:00:00Z', '2024-01-15T12:30:00.000Z'],
    ['0 0 29 2 *', 'UTC', '2097-01-01T00:00:00Z', '2104-02-29T00:00:00.000Z'],
    ['0 0 13 * FRI', 'UTC', '2024-09-01T00:00:00Z', '2024-09-06T00:00:00.000Z'],
    ['15 0 8 ? * MON-FRI', 'UTC', '2024-01-19T12:00:00Z', '2024-01-22T08:00:15.000Z'],
    ['0 12 * * 7', 'UTC', '2024-01-15T12:00:00Z', '2024-01-21T12:00:00.000Z'],
    ['0 0 30 2 *', 'UTC', '2024-01-15T12:00:00Z', undefined],
  ])('%s in %s after %s', (text, zone, after, wanted) => expect(firingOf(text, zone, after)).toBe(wanted));

  it.each([
    '',
    '* * * *',
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
    'a b c d e',
    '-1 * * * *',
    '1, * * * *',
    '@daily',
    `${'1,'.repeat(300)}1 * * * *`,
  ])('is not %j', (text) => expect(parseCron(text)).toBeUndefined());

  it('never breaks on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseCron(text)));
  });
});
