import { type Column, tallyOf } from './tally.ts';
import type { JudgedRule, Summary, Verdicts } from './verdicts.ts';

export interface AreaCount extends Summary {
  readonly area: string;
}

export function countByArea(rules: readonly JudgedRule[]): AreaCount[] {
  const areas = new Set<string>();
  for (const { area, judged } of rules) if (judged) areas.add(area);
  const counts: AreaCount[] = [];
  for (const area of areas) counts.push({ area, ...tallyOf(rules.filter((rule) => rule.area === area)) });
  return counts;
}

/** The columns of the table by area; one that is not `always` there is shown where it has rules. */
const COLUMNS: ReadonlyArray<Readonly<{ of: Column; title: string; narrow: string; always: boolean }>> = [
  { of: 'pass', title: 'pass', narrow: 'pass', always: true },
  { of: 'fail', title: 'fail', narrow: 'fail', always: true },
  { of: 'error', title: 'error', narrow: 'error', always: false },
  { of: 'inconclusive', title: 'inconclusive', narrow: 'unsure', always: true },
  { of: 'carriedOver', title: 'carried over', narrow: 'later', always: false },
  { of: 'notVerifiable', title: 'not here', narrow: 'beyond', always: false },
  { of: 'open', title: 'open', narrow: 'open', always: true },
];

export function areaColumns(counts: readonly AreaCount[]): typeof COLUMNS {
  return COLUMNS.filter(({ of, always }) => always || counts.some((count) => count[of] > 0));
}

/** The rules of one area in words, in the places in which the table counts them, with those that are recorded alone. */
export function areaText(rules: readonly JudgedRule[]): string {
  const count = tallyOf(rules);
  const words: string[] = [];
  for (const { of, title } of COLUMNS) if (count[of] > 0) words.push(`${count[of]} ${title}`);
  if (count.recorded > 0) words.push(`${count.recorded} recorded`);
  return words.join(', ');
}

/** The counts as an aligned table, closer where it would be too wide; a full run names the areas where nothing ran. */
export function areaTable(
  { rules, partial }: Pick<Verdicts, 'rules' | 'partial'>,
  width = Number.POSITIVE_INFINITY,
): string {
  const ran: AreaCount[] = [];
  const idle: string[] = [];
  for (const count of countByArea(rules)) {
    if (COLUMNS.some(({ of }) => count[of] > 0)) ran.push(count);
    else idle.push(count.area);
  }

  const columns = areaColumns(ran);
  const isNarrow = width < 14 + columns.length * 13;
  const [first, rest] = isNarrow ? [10, 7] : [12, 13];
  let head = `  ${'area'.padEnd(first)}`;
  for (const { title, narrow } of columns) head += (isNarrow ? narrow : title).padStart(rest);
  const lines = [head];
  for (const count of ran) {
    let line = `  ${count.area.padEnd(first)}`;
    for (const { of } of columns) line += String(count[of]).padStart(rest);
    lines.push(line);
  }

  if (idle.length > 0 && !partial) lines.push(`  nothing ran in ${idle.join(', ')}`);
  return lines.join('\n');
}
