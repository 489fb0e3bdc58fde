import { MINUTE } from '../../ground/time/units.ts';

const LONGEST = 2000;

/** A text of the target as a page may show it: cut where it gets long. */
export function bodyText(text = '', longest = LONGEST): string {
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;
}

const UNITS: ReadonlyArray<[milliseconds: number, name: string]> = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
  [1, 'ms'],
];

/** A span as people write it, with at most three units: `23 h 59 min 59 s`, `1 ms`, `0 s`. */
export function spanText(milliseconds: number): string {
  let rest = Math.round(Math.abs(milliseconds));
  const parts: string[] = [];
  for (const [size, name] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${name}`);
  }
  return parts.slice(0, 3).join(' ') || '0 s';
}

export const instantText = (iso: string): string => iso.replace('T', ' ').replace(/\.000Z$|Z$/, '');

/** The real time that lies between two instants: `10.9 s`, `3 min 12 s`. */
export function elapsedText(from: string, to: string): string {
  const span = Date.parse(to) - Date.parse(from);
  if (!Number.isFinite(span)) return 'an unknown time';
  return span < MINUTE ? `${(span / 1000).toFixed(1)} s` : spanText(Math.round(span / 1000) * 1000);
}
