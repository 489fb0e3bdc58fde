import { collect } from '../ground/collect.ts';
import { promisesByRule, readPromises } from '../ground/rules/promises.ts';
import { type Column, tallyOf } from './tally.ts';
import type { JudgedRule, Summary, Verdicts } from './verdicts.ts';

export interface PromiseCount extends Summary {
  readonly name: string;
}

export function countByPromise(rules: readonly JudgedRule[]): PromiseCount[] {
  const promises = readPromises({ rules });
  const byRule = promisesByRule(promises);
  const groups = new Map<string, JudgedRule[]>();
  for (const { name } of promises) groups.set(name, []);
  for (const rule of rules) collect(groups, byRule.get(rule.id)?.name ?? rule.area, rule);
  const counts: PromiseCount[] = [];
  for (const [name, own] of groups) if (own.some(({ judged }) => judged)) counts.push({ name, ...tallyOf(own) });
  return counts;
}

const COLUMNS: ReadonlyArray<Readonly<{ of: Column; title: string; narrow: string; always: boolean }>> = [
  { of: 'pass', title: 'pass', narrow: 'pass', always: true },
  { of: 'fail', title: 'fail', narrow: 'fail', always: true },
  { of: 'error', title: 'error', narrow: 'error', always: false },
  { of: 'inconclusive', title: 'inconclusive', narrow: 'unsure', always: true },
  { of: 'carriedOver', title: 'carried over', narrow: 'later', always: false },
  { of: 'notVerifiable', title: 'not here', narrow: 'beyond', always: false },
  { of: 'open', title: 'open', narrow: 'open', always: true },
];

export function promiseColumns(counts: readonly PromiseCount[]): typeof COLUMNS {
  return COLUMNS.filter(({ of, always }) => always || counts.some((count) => count[of] > 0));
}

/** The counts as an aligned table, closer where it would be too wide; a full run names the promises of which nothing ran. */
export function promiseTable(
  { rules, partial }: Pick<Verdicts, 'rules' | 'partial'>,
  width = Number.POSITIVE_INFINITY,
): string {
  const ran: PromiseCount[] = [];
  const idle: string[] = [];
  for (const count of countByPromise(rules)) {
    if (COLUMNS.some(({ of }) => count[of] > 0)) ran.push(count);
    else idle.push(count.name);
  }

  const columns = promiseColumns(ran);
  const first = Math.max(...ran.map(({ name }) => name.length), 'promise'.length);
  const isNarrow = width < 2 + first + columns.length * 13;
  const rest = isNarrow ? 7 : 13;
  let head = `  ${'promise'.padEnd(first)}`;
  for (const { title, narrow } of columns) head += (isNarrow ? narrow : title).padStart(rest);
  const lines = [head];
  for (const count of ran) {
    let line = `  ${count.name.padEnd(first)}`;
    for (const { of } of columns) line += String(count[of]).padStart(rest);
    lines.push(line);
  }

  if (idle.length > 0 && !partial) lines.push(`  nothing ran in ${idle.join(', ')}`);
  return lines.join('\n');
}
