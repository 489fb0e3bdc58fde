import type { KnownFailure } from '../../ground/claim.ts';
import { isOf } from '../../ledger/fingerprint.ts';
import { deviationsIn, knownOutcome } from '../../ledger/known-failures.ts';
import type { JudgedRule, Verdicts } from '../../ledger/verdicts.ts';

export interface Given {
  readonly owner?: string | undefined;
  readonly issue?: string | undefined;
  readonly expires?: string | undefined;
  readonly reason?: string | undefined;
}

export interface Baseline {
  readonly add: readonly KnownFailure[];
  readonly remove: readonly KnownFailure[];
  /** Entries whose day is over: a new one is for people to give. */
  readonly expired: readonly KnownFailure[];
}

/** A new entry that takes the place of another inherits who sees to it, but never its expiry. */
function ofRule(rule: JudgedRule, known: readonly KnownFailure[], given: Given, today: string): Baseline {
  const states = new Map<string, string>();
  for (const { fingerprint, state } of knownOutcome(known, rule.examples, today).entries)
    states.set(fingerprint, state);
  const remove: KnownFailure[] = [];
  const expired: KnownFailure[] = [];
  for (const entry of known) {
    const state = states.get(entry.fingerprint);
    if (state === 'stale' || state === 'changed') remove.push(entry);
    if (state === 'expired') expired.push(entry);
  }

  const add: KnownFailure[] = [];
  for (const fingerprint of deviationsIn(rule.examples)) {
    if (known.some((entry) => isOf(entry.fingerprint, fingerprint))) continue;
    const before = remove[add.length];
    add.push({
      rule: rule.id,
      fingerprint,
      reason: given.reason ?? before?.reason ?? '',
      owner: given.owner ?? before?.owner ?? '',
      issue: given.issue ?? before?.issue ?? '',
      expires: given.expires ?? '',
    });
  }
  return { add, remove, expired };
}

/** Works out the change; `known` are the entries of the file, with the rule ids of the ledger as `idOf` gives them. */
export function baselineOf(
  { rules }: Verdicts,
  known: readonly KnownFailure[],
  { given, today, idOf }: { given: Given; today: string; idOf: (rule: string) => string },
): Baseline {
  const [add, remove, expired]: [KnownFailure[], KnownFailure[], KnownFailure[]] = [[], [], []];
  for (const rule of rules) {
    if (!rule.judged || rule.verdict === 'error') continue;
    const own = known.filter((entry) => idOf(entry.rule) === rule.id);
    const change = ofRule(rule, own, given, today);
    add.push(...change.add);
    remove.push(...change.remove);
    expired.push(...change.expired);
  }
  return { add, remove, expired };
}

/** How long a common run of lines is from every pair of places on. */
function commonRuns(before: readonly string[], after: readonly string[]): number[][] {
  const runs = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => runs[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      (runs[i] as number[])[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return runs;
}

/** The lines that differ between two texts, marked with - and +, each block under the line where it begins. */
export function changedLines(one: string, other: string): string {
  const [before, after] = [one.split('\n'), other.split('\n')];
  const runs = commonRuns(before, after);
  const lines: string[] = [];
  let isInBlock = false;
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      isInBlock = false;
      i += 1;
      j += 1;
      continue;
    }
    if (!isInBlock) lines.push(`@@ line ${i + 1}`);
    isInBlock = true;
    if (j >= after.length || (i < before.length && (runs[i + 1]?.[j] ?? 0) >= (runs[i]?.[j + 1] ?? 0))) {
      lines.push(`- ${before[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${after[j]}`);
      j += 1;
    }
  }
  return lines.join('\n');
}
