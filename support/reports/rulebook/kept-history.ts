import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { isObject, membersOf } from '../../ground/json.ts';
import type { History } from '../../ledger/run-history.ts';

const isRun = (run: unknown): boolean =>
  isObject(run) && typeof run.startedAt === 'string' && typeof run.overall === 'string' && isObject(run.verified);

const isRule = (rule: unknown): boolean =>
  isObject(rule) && typeof rule.id === 'string' && typeof rule.says === 'string' && Array.isArray(rule.turns);

/** A history of this target as far as it can be shown; undefined for any other value. */
export function historyIn(text: string, target: string): History | undefined {
  const { schema, target: of, runs, changed, steady } = membersOf(text);
  if (schema !== 1 || of !== target || typeof steady !== 'number') return undefined;
  const isWhole = Array.isArray(runs) && Array.isArray(changed) && runs.every(isRun) && changed.every(isRule);
  return isWhole ? ({ schema, target, runs, changed, steady } as unknown as History) : undefined;
}

/** What `plumbline history` wrote to the first of these folders that has a history of the target. */
export function keptHistory(folders: readonly string[], target: string): History | undefined {
  for (const file of folders.map((folder) => join(folder, 'history.json')).filter(existsSync)) {
    const found = historyIn(readText(file), target);
    if (found) return found;
  }
  return undefined;
}
