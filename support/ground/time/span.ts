import { DAY, HOUR, MINUTE, SECOND } from './units.ts';

const UNITS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: SECOND,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
};

export function spanOf(text: string): number {
  let sum = 0;
  for (const [, count, unit] of text.matchAll(/\b(\d+) (millisecond|second|minute|hour|day)/g))
    sum += Number(count) * (UNITS[unit as string] as number);
  return sum;
}
