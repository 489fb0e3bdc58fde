import { DAY } from '../../kernel/time.ts';

/** A timestamp with the year of its calendar week, which differs around New Year. */
export function inWeekYear(iso: string): string {
  const at = new Date(iso);
  const thursday = new Date(at.getTime() + (4 - (at.getUTCDay() || 7)) * DAY);
  return iso.replace(/^\d{4}/, String(thursday.getUTCFullYear()));
}

/** A timestamp whose hour is that of a clock with twelve hours. */
export const inTwelveHours = (iso: string): string =>
  iso.replace(/T(\d\d)/, (_hour, hour: string) => `T${String(Number(hour) % 12 || 12).padStart(2, '0')}`);
