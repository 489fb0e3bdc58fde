import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { isObject, membersOf } from '../../ground/json.ts';
import type { History } from '../../ledger/runs/history.ts';

/** A history of this target as far as it can be shown; undefined for any other value. */
export function historyIn(text: string, target: string): History | undefined {
  const { schema, target: of, runs, changed, steady } = membersOf(text);
  if (schema !== 1 || of !== target || typeof steady !== 'number') return undefined;
  if (!Array.isArray(runs) || !Array.isArray(changed)) return undefined;
  for (const run of runs)
    if (
      !isObject(run) ||
      typeof run.startedAt !== 'string' ||
      typeof run.overall !== 'string' ||
      !isObject(run.verified)
    )
      return undefined;
  for (const rule of changed)
    if (!isObject(rule) || typeof rule.id !== 'string' || typeof rule.says !== 'string' || !Array.isArray(rule.turns))
      return undefined;
  return { schema, target, runs, changed, steady } as unknown as History;
}

export function keptHistory(folders: readonly string[], target: string): History | undefined {
  for (const folder of folders) {
    const file = join(folder, 'history.json');
    const found = existsSync(file) ? historyIn(readText(file), target) : undefined;
    if (found) return found;
  }
  return undefined;
}
