import { type Column, tallyOf } from './tally.ts';
import type { JudgedRule, Summary, Verdicts } from './verdicts.ts';

/** The rules of one area, counted by their places. */
export interface AreaCount extends Summary {
  readonly area: string;
}

/** Counts rules by area, in the order of the rules; areas without a judged rule are left out. */
export function countByArea(rules: readonly JudgedRule[]): AreaCount[] {
  const areas = [...new Set(rules.filter((rule) => rule.judged).map((rule) => rule.area))];
  return areas.map((area) => ({ area, ...tallyOf(rules.filter((rule) => rule.area === area)) }));
}

/** A column of the table by area; one that is not `always` there is shown where it has rules. */
interface AreaColumn {
  readonly of: Column;
  readonly title: string;
  readonly narrow: string;
  readonly always: boolean;
}

const COLUMNS: readonly AreaColumn[] = [
  { of: 'pass', title: 'pass', narrow: 'pass', always: true },
  { of: 'fail', title: 'fail', narrow: 'fail', always: true },
  { of: 'error', title: 'error', narrow: 'error', always: false },
  { of: 'inconclusive', title: 'inconclusive', narrow: 'unsure', always: true },
  { of: 'carriedOver', title: 'carried over', narrow: 'later', always: false },
  { of: 'notVerifiable', title: 'not here', narrow: 'beyond', always: false },
  { of: 'open', title: 'open', narrow: 'open', always: true },
];

/** The columns that a table by area has for these counts. */
export const areaColumns = (counts: readonly AreaCount[]): readonly AreaColumn[] =>
  COLUMNS.filter(({ of, always }) => always || counts.some((count) => count[of] > 0));

const isCounted = (count: AreaCount): boolean => COLUMNS.some(({ of }) => count[of] > 0);

/** The rules of one area in words, in the places in which the table counts them, with those that are recorded alone. */
export function areaText(rules: readonly JudgedRule[]): string {
  const count = tallyOf(rules);
  const words = COLUMNS.filter(({ of }) => count[of] > 0).map(({ of, title }) => `${count[of]} ${title}`);
  return [...words, ...(count.recorded > 0 ? [`${count.recorded} recorded`] : [])].join(', ');
}

/** The counts as an aligned table, its columns closer where it would be wider than `width`; a full run names the areas in which nothing ran. */
export function areaTable(
  { rules, partial }: Pick<Verdicts, 'rules' | 'partial'>,
  width = Number.POSITIVE_INFINITY,
): string {
  const counts = countByArea(rules);
  const ran = counts.filter(isCounted);
  const idle = counts.filter((count) => !ran.includes(count));
  const columns = areaColumns(ran);
  const isNarrow = width < 14 + columns.length * 13;
  const rows = [
    ['area', ...columns.map(({ title, narrow }) => (isNarrow ? narrow : title))],
    ...ran.map((count) => [count.area, ...columns.map(({ of }) => count[of])]),
  ];
  const lines = rows.map(([area, ...rest]) =>
    `  ${String(area).padEnd(isNarrow ? 10 : 12)}${rest.map((cell) => String(cell).padStart(isNarrow ? 7 : 13)).join('')}`.trimEnd(),
  );
  if (idle.length > 0 && !partial) lines.push(`  nothing ran in ${idle.map(({ area }) => area).join(', ')}`);
  return lines.join('\n');
}
