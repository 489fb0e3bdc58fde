import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { isObject, membersOf } from '../../ground/json.ts';
import { SECOND } from '../../ground/time/units.ts';
import { replaceFile } from '../../wire/safety/state-folder.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { PlannedRule } from './plan.ts';

/** What takes how long where no run has measured it: milliseconds, and the part of `callbacks.patience` spent in silence. */
const REQUEST = { ms: 25, silent: 0.07 };
const LOOK = { ms: 400, silent: 0.4 };

const fileOf = ({ lab, safety }: ResolvedTarget): string | undefined =>
  lab === undefined && safety ? join(safety.stateDir, 'pace.json') : undefined;

const keptIn = (file: string | undefined): Record<string, unknown> =>
  file !== undefined && existsSync(file) ? membersOf(readText(file)) : {};

/** How many seconds a run works on some rules, as the last one that asked them did, without its waits. */
export function workSeconds(target: ResolvedTarget, rules: ReadonlyArray<Pick<PlannedRule, 'id' | 'price'>>): number {
  const kept = keptIn(fileOf(target))[target.name];
  const spent = ({ ms, silent }: typeof REQUEST): number => ms + silent * target.callbacks.patienceMs;
  let work = 0;
  for (const { id, price } of rules) {
    const usual = price.requests * spent(REQUEST) + price.looking * spent(LOOK);
    const measured = isObject(kept) ? kept[id] : undefined;
    work += typeof measured === 'number' ? measured : usual;
  }
  return work / SECOND;
}

/** Keeps for `plan` how long the examples of each rule took in a run, in milliseconds, but for those that waited. */
export function keepPace(target: ResolvedTarget, examples: readonly RecordedExample[]): void {
  const file = fileOf(target);
  if (file === undefined || !existsSync(dirname(file))) return;
  const all = keptIn(file);
  const spent: Record<string, number> = {};
  for (const { rule, durationMs, evidence } of examples)
    if (!evidence?.resumed) spent[rule] = (spent[rule] ?? 0) + Math.round(durationMs);
  const before = all[target.name];
  replaceFile(file, JSON.stringify({ ...all, [target.name]: isObject(before) ? { ...before, ...spent } : spent }));
}
