import { keyFor } from '../ground/problems/declared-keys.ts';
import { declaredThing } from '../ground/problems/declared-thing.ts';
import type { Obstacle, Reason } from '../ground/problems/inconclusive.ts';
import { HOUR, MINUTE } from '../ground/time/units.ts';
import { columnOf, reasonOf } from './tally.ts';
import type { JudgedRule } from './verdicts.ts';

export type Obstruction = Pick<Obstacle, 'undeclared' | 'facility' | 'sideEffect' | 'budget' | 'until' | 'waitMs'> & {
  readonly reason?: Reason | undefined;
  readonly facilities?: readonly string[] | undefined;
};

/** What to do about it, and how much it takes: 0 for nothing but a later run. */
export interface Remedy {
  readonly says: string;
  readonly effort: number;
  /** The wait that it allows: a longer one allows the shorter ones too. */
  readonly waitMs?: number;
  readonly facility?: string;
}

/** Waits that are worth allowing, the shortest first, as the command line takes them. */
const WAITS: ReadonlyArray<readonly [text: string, span: number]> = [
  ['1m', MINUTE],
  ['10m', 10 * MINUTE],
  ['1h', HOUR],
  ['2h', 2 * HOUR],
  ['6h', 6 * HOUR],
  ['25h', 25 * HOUR],
];

const SIMPLER_THAN_A_LAB: Readonly<Record<string, Remedy>> = {
  clock: { says: 'allow real waits with --max-wait, or offer a lab with a clock', effort: 1 },
  accounts: { says: 'declare accounts with the features that it needs', effort: 4 },
  hlr: { says: 'declare lookups in the target file, or offer a lab with a home register', effort: 4 },
  downstream: { says: 'declare downstream in the target file', effort: 4 },
  holds: { says: 'offer a lab that holds requests until all have come', effort: 8 },
};

const BY_REASON: Readonly<Record<Reason, Remedy>> = {
  'deferred-until': { says: 'run again when the waits are over: the verdict is collected then', effort: 0 },
  'time-unreachable': { says: 'offer a lab whose clock can be set', effort: 7 },
  'budget-exhausted': { says: 'raise limits in the target file, or --limit', effort: 2 },
  'callback-unreachable': { says: 'say in callbacks.publicUrl where the target reaches the harness', effort: 5 },
  'other-reading': { says: 'choose the reading in the target file, where it is meant', effort: 1 },
  'premise-failed': { says: 'mend the rule that it leans on, which is red', effort: 10 },
  'core-missing': { says: 'see in the report which example of its core was not asked, and why', effort: 3 },
  'target-unavailable': { says: 'bring the target up: plumbline doctor says what does not answer', effort: 6 },
  'facility-missing': { says: 'offer the facility: facilities in the target file, or a lab', effort: 7 },
  'precondition-unmet': { says: 'see in the report why the examples did not get as far as their question', effort: 8 },
  'insufficient-evidence': { says: 'see in the report what should have shown and did not', effort: 9 },
};

const offerOf = (names: readonly string[]): string =>
  `offer ${names.join(', ')}: facilities in the target file, or a lab`;

export function remediesFor(want: Obstruction): Remedy[] {
  const { reason, undeclared, facility, sideEffect, budget, waitMs } = want;
  const { facilities = facility === undefined ? [] : [facility] } = want;
  if (facilities.length > 0)
    return facilities.map(
      (facility) => SIMPLER_THAN_A_LAB[facility] ?? { says: offerOf([facility]), effort: 7, facility },
    );
  if (sideEffect) return [{ says: `allow sideEffects ${sideEffect} in the target file`, effort: 2 }];
  const kind = undeclared && declaredThing(undeclared).kind;
  if (kind === 'account' || kind === 'other customer') {
    const article = kind === 'account' ? 'an ' : 'an';
    return [{ says: `declare ${article}${undeclared}`, effort: 4 }];
  }
  if (undeclared) return [{ says: `declare ${keyFor(undeclared)} in the target file`, effort: 3 }];
  if (budget) return [{ says: `raise limits.${budget} in the target file`, effort: 2 }];
  if (waitMs) {
    const hours = Math.ceil(waitMs / HOUR);
    const [wait, span] = WAITS.find(([, each]) => waitMs <= each) ?? [`${hours}h`, hours * HOUR];
    return [{ says: `allow real waits with --max-wait ${wait}`, effort: 1, waitMs: span }];
  }
  return [BY_REASON[reason ?? 'precondition-unmet']];
}

export function remediesOf(rule: JudgedRule): Remedy[] {
  const column = columnOf(rule);
  if (column !== 'inconclusive' && column !== 'notVerifiable' && column !== 'carriedOver') return [];
  const undecided = rule.examples.filter(({ verdict }) => verdict === 'inconclusive');
  const wants: Obstruction[] = rule.facilities ? [{ facilities: rule.facilities }] : undecided;
  const bySentence = new Map<string, Remedy>();
  for (const want of wants.length > 0 ? wants : [{ reason: reasonOf(rule) }])
    for (const remedy of remediesFor(want)) bySentence.set(remedy.says, remedy);
  return [...bySentence.values()].sort((one, other) => one.effort - other.effort);
}

/** Remedies in one sentence: of several waits the longest, and facilities together. */
export function inOneSentence(remedies: readonly Remedy[]): string {
  let longest = 0;
  const facilities: string[] = [];
  for (const { waitMs = 0, facility } of remedies) {
    longest = Math.max(longest, waitMs);
    if (facility !== undefined) facilities.push(facility);
  }
  const sentences: string[] = [];
  for (const { says, waitMs = longest, facility } of remedies)
    if (facility === undefined && waitMs === longest) sentences.push(says);
  if (facilities.length > 0) sentences.push(offerOf(facilities));
  return sentences.join('; and ');
}
