import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/duration.ts';
import { type Operator, operator } from './operator.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** A change of the moment that a text names; other texts and unchanged moments stay as they are written. */
const onInstant = (name: string, says: string, change: (instant: number) => number): Operator =>
  operator(name, says, (value) => {
    if (typeof value !== 'string' || !INSTANT.test(value)) return value;
    const instant = Date.parse(value);
    const changed = change(instant);
    return Number.isNaN(instant) || changed === instant ? value : new Date(changed).toISOString();
  });

const flooredTo = (unit: number) => (instant: number) => Math.floor(instant / unit) * unit;

/** What happens to moments that are rounded, or kept in another zone. */
export const instantOperators: readonly Operator[] = [
  onInstant('floored-to-second', 'floored to the second', flooredTo(SECOND)),
  onInstant('floored-to-minute', 'floored to the minute', flooredTo(MINUTE)),
  onInstant('at-midnight', 'as the day alone', flooredTo(DAY)),
  onInstant('a-second-late', 'one second late', (instant) => instant + SECOND),
  onInstant('an-hour-early', 'one hour early', (instant) => instant - HOUR),
  onInstant('a-day-late', 'one day late', (instant) => instant + DAY),
];
