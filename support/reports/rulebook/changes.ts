import { compareRuns } from '../../ledger/runs/compare.ts';
import type { History } from '../../ledger/runs/history.ts';
import type { RuleVerdict, Verdicts } from '../../ledger/verdicts.ts';

export interface Changes {
  /** ISO 8601, UTC. */
  readonly since: string;
  readonly rules: ReadonlyArray<{
    readonly id: string;
    readonly says: string;
    readonly before: RuleVerdict | 'unknown';
    readonly after: RuleVerdict | 'unknown';
  }>;
}

export function changesSince(earlier: Verdicts, now: Verdicts): Changes {
  const { regressions, fixes, changes } = compareRuns(earlier, now);
  return { since: earlier.startedAt, rules: [...regressions, ...fixes, ...changes] };
}

/** What a history says of a run that is in it; nothing of its first one. */
export function changesIn({ runs, changed }: History, { startedAt }: Verdicts): Changes | undefined {
  const at = runs.findIndex((run) => run.startedAt === startedAt);
  const since = runs[at - 1]?.startedAt;
  if (since === undefined) return undefined;
  const rules: Array<Changes['rules'][number]> = [];
  for (const { id, says, turns } of changed)
    for (const { run, from, to } of turns) if (run === at) rules.push({ id, says, before: from, after: to });
  return { since, rules };
}
