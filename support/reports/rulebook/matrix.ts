import type { JudgedRule, Verdicts } from '../../ledger/verdicts.ts';
import { type Shown, shownAs, VERDICTS, wordOf } from './words.ts';

export interface ComparedRun {
  readonly name: string;
  readonly verdicts: Verdicts;
}

export interface MatrixRow {
  readonly id: string;
  readonly says: string;
  readonly level: string;
  readonly cells: ReadonlyArray<JudgedRule | undefined>;
  readonly differs: boolean;
  readonly change?: string | undefined;
}

export interface ChangeGroup {
  readonly change: string;
  readonly to: Shown;
  readonly says: string;
  readonly count: number;
}

const ARROW = ' → ';

export function deviationOf({ examples }: JudgedRule): string | undefined {
  return examples.find(({ fingerprint }) => fingerprint)?.fingerprint;
}

/** The rules of all runs side by side, those first on which they differ, else in the order in which the runs name them. */
export function matrixOf(runs: readonly ComparedRun[]): MatrixRow[] {
  const known = new Map<string, Array<JudgedRule | undefined>>();
  for (const [at, { verdicts }] of runs.entries())
    for (const rule of verdicts.rules) {
      const cells = known.get(rule.id) ?? new Array<undefined>(runs.length).fill(undefined);
      cells[at] = rule;
      known.set(rule.id, cells);
    }

  const differing: MatrixRow[] = [];
  const agreed: MatrixRow[] = [];
  for (const [id, cells] of known) {
    const opinions = new Set<string>();
    // A run that left a rule out has no opinion about it.
    for (const rule of cells)
      if (rule && rule.verdict !== 'not-selected') opinions.add(`${shownAs(rule)} ${deviationOf(rule) ?? ''}`);
    const { says, level } = cells.find(Boolean) as JudgedRule;
    const row = { id, says, level, cells, differs: opinions.size > 1 };
    const [before, after] = cells;
    if (!row.differs) agreed.push(row);
    else if (cells.length > 2 || !before || !after) differing.push(row);
    else differing.push({ ...row, change: `${shownAs(before)}${ARROW}${shownAs(after)}` });
  }
  return [...differing, ...agreed];
}

export function changeGroups(rows: readonly MatrixRow[]): ChangeGroup[] {
  const counts = new Map<string, number>();
  for (const { change } of rows) if (change !== undefined) counts.set(change, (counts.get(change) ?? 0) + 1);
  const groups: ChangeGroup[] = [];
  for (const [change, count] of counts) {
    const [from, to] = change.split(ARROW) as [Shown, Shown];
    const { word } = wordOf(to);
    const says = from === to ? `${word}, but otherwise` : `${wordOf(from).word}${ARROW}${word}`;
    groups.push({ change, to, says, count });
  }
  return groups.sort((one, other) => VERDICTS.indexOf(one.to) - VERDICTS.indexOf(other.to) || other.count - one.count);
}

export function shortNames(names: readonly string[]): string[] {
  const [first = [], ...others] = names.map((name) => name.split('/'));
  let shared = first.length - 1;
  for (const other of others) {
    let same = 0;
    while (same < shared && same < other.length - 1 && other[same] === first[same]) same += 1;
    shared = same;
  }
  return names.map((name) => name.split('/').slice(shared).join('/'));
}
