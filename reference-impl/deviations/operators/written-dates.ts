import { DAY } from '../../kernel/time.ts';

/** A timestamp with the year of its calendar week, which differs around New Year. */
export function inWeekYear(iso: string): string {
  const at = new Date(iso);
  const thursday = new Date(at.getTime() + (4 - (at.getUTCDay() || 7)) * DAY);
  return iso.replace(/^\d{4}/, String(thursday.getUTCFullYear()));
}
