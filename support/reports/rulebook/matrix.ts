import type { JudgedRule, Verdicts } from '../../ledger/verdicts.ts';
import { type Shown, shownAs, VERDICTS, wordOf } from './words.ts';

/** A run to be compared, under the name of its folder. */
export interface ComparedRun {
  readonly name: string;
  readonly verdicts: Verdicts;
}

/** A rule with what each run says of it; undefined where a run does not know it. */
export interface MatrixRow {
  readonly id: string;
  readonly says: string;
  readonly level: string;
  readonly cells: ReadonlyArray<JudgedRule | undefined>;
  readonly differs: boolean;
  /** From what to what it changed, of two runs that differ on it. */
  readonly change?: string | undefined;
}

/** Rules that changed in the same way from one run to the other. */
export interface ChangeGroup {
  readonly change: string;
  readonly to: Shown;
  readonly says: string;
  readonly count: number;
}

/** What was different in the first example that says it. */
export const deviationOf = ({ examples }: JudgedRule): string | undefined =>
  examples.find(({ fingerprint }) => fingerprint)?.fingerprint;

/** A run that left a rule out has no opinion about it. */
const ran = (rule: JudgedRule | undefined): rule is JudgedRule => rule !== undefined && rule.verdict !== 'not-selected';

const ARROW = ' → ';

function changeIn(cells: MatrixRow['cells']): string | undefined {
  const [before, after] = cells;
  return cells.length === 2 && before && after ? `${shownAs(before)}${ARROW}${shownAs(after)}` : undefined;
}

/** The rules of all runs side by side, those first on which they differ, else in the order in which the runs name them. */
export function matrixOf(runs: readonly ComparedRun[]): MatrixRow[] {
  const byRun = runs.map(({ verdicts }) => new Map(verdicts.rules.map((rule) => [rule.id, rule])));
  const ids = new Set(runs.flatMap(({ verdicts }) => verdicts.rules.map(({ id }) => id)));
  const rows = [...ids].map((id): MatrixRow => {
    const cells = byRun.map((rules) => rules.get(id));
    const known = cells.find(Boolean) as JudgedRule;
    const opinions = cells.filter(ran).map((rule) => `${shownAs(rule)} ${deviationOf(rule) ?? ''}`);
    const differs = new Set(opinions).size > 1;
    return { id, says: known.says, level: known.level, cells, differs, change: differs ? changeIn(cells) : undefined };
  });
  return rows.sort((one, other) => Number(other.differs) - Number(one.differs));
}

function saysOf(from: Shown, to: Shown): string {
  return from === to ? `${wordOf(to).word}, but otherwise` : `${wordOf(from).word}${ARROW}${wordOf(to).word}`;
}

/** How rules changed between two runs: what is worst now first, then what is most. */
export function changeGroups(rows: readonly MatrixRow[]): ChangeGroup[] {
  const counts = new Map<string, number>();
  for (const { change } of rows) if (change !== undefined) counts.set(change, (counts.get(change) ?? 0) + 1);
  const groups = [...counts].map(([change, count]): ChangeGroup => {
    const [from, to] = change.split(ARROW) as [Shown, Shown];
    return { change, to, says: saysOf(from, to), count };
  });
  const rank = ({ to }: ChangeGroup): number => VERDICTS.indexOf(to);
  return groups.sort((one, other) => rank(one) - rank(other) || other.count - one.count);
}

/** The names of runs without the folders that all of them share. */
export function shortNames(names: readonly string[]): string[] {
  const split = names.map((name) => name.split('/'));
  const shortest = Math.min(...split.map(({ length }) => length));
  let shared = 0;
  while (shared < shortest - 1 && split.every((parts) => parts[shared] === split[0]?.[shared])) shared += 1;
  return split.map((parts) => parts.slice(shared).join('/'));
}
