import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CronSchedule, nextFiring, parseCron } from '../../../reference-impl/reports/cron.ts';
import { forSome } from '../for-all.ts';
import { five, says, seven } from './plain-cron.ts';

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
