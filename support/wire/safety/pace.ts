import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { isObject, membersOf } from '../../ground/json.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { replaceFile } from './state-folder.ts';

function fileOf({ lab, safety }: ResolvedTarget): string | undefined {
  if (lab !== undefined || !safety) return undefined;
  return join(safety.stateDir, 'pace.json');
}

function keptIn(file: string | undefined): Record<string, unknown> {
  if (file === undefined || !existsSync(file)) return {};
  return membersOf(readText(file));
}

/** How many milliseconds the examples of each rule took in the last run that asked them, without their waits. */
export function keptPace(target: ResolvedTarget): Readonly<Record<string, unknown>> {
  const kept = keptIn(fileOf(target))[target.name];
  return isObject(kept) ? kept : {};
}

export function keepPace(target: ResolvedTarget, examples: readonly RecordedExample[]): void {
  const file = fileOf(target);
  if (file === undefined || !existsSync(dirname(file))) return;
  const spent: Record<string, number> = {};
  for (const { rule, durationMs, evidence } of examples)
    if (!evidence?.resumed) spent[rule] = (spent[rule] ?? 0) + Math.round(durationMs);
  replaceFile(file, JSON.stringify({ ...keptIn(file), [target.name]: { ...keptPace(target), ...spent } }));
}
