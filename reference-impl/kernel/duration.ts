import { Temporal } from 'temporal-polyfill';

/** Milliseconds of an ISO 8601 duration such as `PT24H` or `P7D` (a day has 24 hours); undefined when it is none. */
export function millisecondsOf(duration: string): number | undefined {
  try {
    return Temporal.Duration.from(duration).total({ unit: 'milliseconds' });
  } catch {
    return undefined;
  }
}
