import { Temporal } from 'temporal-polyfill';

/** Spans of time in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds of an ISO 8601 duration such as `PT24H` or `P7D` (a day has 24 hours); undefined when it is none. */
export function millisecondsOf(duration: string): number | undefined {
  try {
    return Temporal.Duration.from(duration).total({ unit: 'milliseconds' });
  } catch {
    return undefined;
  }
}
