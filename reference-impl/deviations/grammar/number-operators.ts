import { DAY, MINUTE, SECOND } from '../../kernel/time.ts';
import { type Operator, operator } from './operator.ts';

const onNumber = (name: string, says: string, change: (number: number) => number): Operator =>
  operator(name, says, (value) => (typeof value === 'number' && Number.isFinite(value) ? change(value) : value));

/** Numbers of this size are counted; larger ones are durations and moments in milliseconds. */
const COUNTED = 1_000;

const counted =
  (change: (number: number) => number) =>
  (number: number): number =>
    Math.abs(number) < COUNTED ? change(number) : number;

const measured =
  (change: (number: number) => number) =>
  (number: number): number =>
    Math.abs(number) < COUNTED ? number : change(number);

/** Limits, counts, durations and moments that are nearly right. */
export const numberOperators: readonly Operator[] = [
  onNumber(
    'one-more',
    'one higher',
    counted((number) => number + 1),
  ),
  onNumber(
    'one-less',
    'one lower',
    counted((number) => number - 1),
  ),
  onNumber('zero', 'as zero', () => 0),
  onNumber('halved', 'half as large', (number) => Math.floor(number / 2)),
  onNumber('doubled', 'twice as large', (number) => number * 2),
  onNumber(
    'a-second-more',
    'one second longer',
    measured((number) => number + SECOND),
  ),
  onNumber(
    'a-second-less',
    'one second shorter',
    measured((number) => number - SECOND),
  ),
  onNumber(
    'without-milliseconds',
    'floored to the second',
    measured((number) => Math.floor(number / SECOND) * SECOND),
  ),
  onNumber(
    'without-seconds',
    'floored to the minute',
    measured((number) => Math.floor(number / MINUTE) * MINUTE),
  ),
  onNumber(
    'a-day-off',
    'one day later',
    measured((number) => number + DAY),
  ),
  onNumber('at-most-30-days', 'at most 30 days long', (number) =>
    number < 1e12 && number > 30 * DAY ? 30 * DAY : number,
  ),
];
