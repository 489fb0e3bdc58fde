import { DAY, MINUTE, SECOND } from '../../kernel/time.ts';
import { type Operator, operator } from './operator.ts';

const onNumber = (name: string, says: string, change: (number: number) => number): Operator =>
  operator(name, says, (value) => (typeof value === 'number' && Number.isFinite(value) ? change(value) : value));

/** Numbers below this size are counted; others are durations and moments in milliseconds. */
const COUNTED = 1_000;

const onCount = (name: string, says: string, step: number): Operator =>
  onNumber(name, says, (number) => (Math.abs(number) < COUNTED ? number + step : number));

const onTime = (name: string, says: string, change: (number: number) => number): Operator =>
  onNumber(name, says, (number) => (Math.abs(number) < COUNTED ? number : change(number)));

/** Limits, counts, durations and moments that are nearly right. */
export const numberOperators: readonly Operator[] = [
  onCount('one-more', 'one higher', 1),
  onCount('one-less', 'one lower', -1),
  onNumber('zero', 'as zero', () => 0),
  onNumber('halved', 'half as large', (number) => Math.floor(number / 2)),
  onNumber('doubled', 'twice as large', (number) => number * 2),
  onTime('a-second-more', 'one second longer', (number) => number + SECOND),
  onTime('a-second-less', 'one second shorter', (number) => number - SECOND),
  onTime('without-milliseconds', 'floored to the second', (number) => Math.floor(number / SECOND) * SECOND),
  onTime('without-seconds', 'floored to the minute', (number) => Math.floor(number / MINUTE) * MINUTE),
  onTime('a-day-off', 'one day later', (number) => number + DAY),
  onNumber('at-most-30-days', 'at most 30 days long', (number) =>
    number < 1e12 && number > 30 * DAY ? 30 * DAY : number,
  ),
];
