import { csvOf } from './csv.ts';
import { type Group, leavesOf } from './groups.ts';
import type { Grouping } from './report-request.ts';

/** The summary as a file: a line for each innermost group, or one line for everything. */
export function summaryFile(group: Group, by: readonly Grouping[]): string {
  const lines = [...leavesOf(group, by.length)].map(([values, total]) => [...values, ...Object.values(total)]);
  return csvOf([[...by.map((each) => each.toLowerCase()), ...Object.keys(group.total)], ...lines]);
}
