import { remembered } from './remembered.ts';

/** Milliseconds since the epoch of an instant in ISO 8601, in letters of either case; NaN when no calendar has it. */
export function instantOf(text: string): number {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day <= lastDay ? Date.parse(text.toUpperCase()) : Number.NaN;
}

/** Many requests happen in one millisecond. */
const writtenOf = remembered(500, (instant: number) => new Date(instant).toISOString());

/** An instant as it is written; undefined stays undefined. */
export function isoOf(instant: number): string;
export function isoOf(instant: number | undefined): string | undefined;
export function isoOf(instant: number | undefined): string | undefined {
  return instant === undefined ? undefined : writtenOf(instant);
}
