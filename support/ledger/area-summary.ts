import type { JudgedRule, Verdicts } from './verdicts.ts';

/** One line of the summary by area. */
export interface AreaCount {
  readonly area: string;
  readonly pass: number;
  readonly fail: number;
  readonly inconclusive: number;
  readonly open: number;
}

/** Counts judged rules by area, in the order of the rules; an error counts as a fail here. */
export function countByArea(rules: readonly JudgedRule[]): AreaCount[] {
  const areas = [...new Set(rules.filter((rule) => rule.judged).map((rule) => rule.area))];
  return areas.map((area) => {
    const count = (...verdicts: JudgedRule['verdict'][]): number =>
      rules.filter((rule) => rule.judged && rule.area === area && verdicts.includes(rule.verdict)).length;
    return {
      area,
      pass: count('pass'),
      fail: count('fail', 'error'),
      inconclusive: count('inconclusive'),
      open: count('open'),
    };
  });
}

/** The room that the table takes; on less its columns move together. */
const FULL_WIDTH = 66;

/** The counts as an aligned table; a full run names the areas in which nothing ran. */
export function areaTable({ rules, partial }: Pick<Verdicts, 'rules' | 'partial'>, width: number = FULL_WIDTH): string {
  const isNarrow = width < FULL_WIDTH;
  const counts = countByArea(rules);
  const ran = counts.filter(({ pass, fail, inconclusive }) => pass + fail + inconclusive > 0);
  const idle = counts.filter((count) => !ran.includes(count));
  const rows = [
    ['area', 'pass', 'fail', isNarrow ? 'unsure' : 'inconclusive', 'open'],
    ...ran.map(({ area, pass, fail, inconclusive, open }) => [area, pass, fail, inconclusive, open]),
  ];
  const lines = rows.map(([area, ...rest]) =>
    `  ${String(area).padEnd(isNarrow ? 10 : 12)}${rest.map((cell) => String(cell).padStart(isNarrow ? 7 : 13)).join('')}`.trimEnd(),
  );
  if (idle.length > 0 && !partial) lines.push(`  nothing ran in ${idle.map(({ area }) => area).join(', ')}`);
  return lines.join('\n');
}
