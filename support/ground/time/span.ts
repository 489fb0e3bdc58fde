const UNITS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** A span such as `23 hours 59 minutes 59 seconds 999 milliseconds`, in milliseconds. */
export function spanOf(text: string): number {
  return [...text.matchAll(/(\d+) (millisecond|second|minute|hour|day)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (UNITS[unit as string] as number),
    0,
  );
}
