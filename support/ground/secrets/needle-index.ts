import { collect } from '../collect.ts';
import type { Range } from './unescaped.ts';

/** So many code units at the start of a needle lead to it; shorter ones are looked for one by one. */
const START = 3;
const SLOTS = 1 << 13;

const slotOf = (first: number, second: number, third: number): number =>
  ((first * 31 + second) * 31 + third) & (SLOTS - 1);

/** Finds many needles, overlapping too, in one pass over a text, in a time that hardly depends on their number. */
export function needleIndex(needles: readonly string[]): (text: string) => Range[] {
  const short: string[] = [];
  const taken = new Uint8Array(SLOTS);
  const byStart = new Map<string, string[]>();
  for (const needle of new Set(needles)) {
    if (needle.length >= START) {
      taken[slotOf(needle.charCodeAt(0), needle.charCodeAt(1), needle.charCodeAt(2))] = 1;
      collect(byStart, needle.slice(0, START), needle);
    } else if (needle !== '') short.push(needle);
  }
  return (text) => {
    const ranges: Range[] = [];
    for (const needle of short)
      for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1))
        ranges.push([at, at + needle.length]);

    let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
    for (let at = 0; at <= text.length - START; at += 1) {
      const third = text.charCodeAt(at + 2);
      const isTaken = taken[slotOf(first, second, third)] === 1;
      first = second;
      second = third;
      if (!isTaken) continue;
      for (const needle of byStart.get(text.slice(at, at + START)) ?? [])
        if (text.startsWith(needle, at)) ranges.push([at, at + needle.length]);
    }
    return ranges;
  };
}
