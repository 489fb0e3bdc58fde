import { DAY, HOUR, MINUTE, SECOND } from './units.ts';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: SECOND, m: MINUTE, h: HOUR, d: DAY };

/** Milliseconds of a duration such as `0s`, `90s`, `10m`, `25h` or `1h 30m`; undefined when it is none. */
export function parseDuration(text: string): number | undefined {
  const parts = text.trim().split(/\s+/);
  let sum = 0;
  for (const part of parts) {
    const [, count, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(part) ?? [];
    if (!count || !unit) return undefined;
    sum += Number(count) * (UNITS[unit] as number);
  }
  return sum;
}
