import { DAY } from '../../kernel/time.ts';

/** A text whose long numbers have as many digits as a floating-point number keeps: about sixteen. */
export const withRoundedNumbers = (text: string): string =>
  text.replace(/\d{17,}/g, (digits) => String(BigInt(Number(digits))));

/** A timestamp with the year of its calendar week, which differs around New Year. */
export function inWeekYear(iso: string): string {
  const at = new Date(iso);
  const thursday = new Date(at.getTime() + (4 - (at.getUTCDay() || 7)) * DAY);
  return iso.replace(/^\d{4}/, String(thursday.getUTCFullYear()));
}
