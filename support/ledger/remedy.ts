import { keyFor } from '../ground/problems/declared-keys.ts';
import type { Obstacle, Reason } from '../ground/problems/inconclusive.ts';
import { HOUR, MINUTE } from '../ground/time/units.ts';
import { columnOf, reasonOf } from './tally.ts';
import type { JudgedRule } from './verdicts.ts';

export type Want = Pick<Obstacle, 'undeclared' | 'facility' | 'sideEffect' | 'budget' | 'until' | 'waitMs'> & {
  readonly reason?: Reason | undefined;
  readonly facilities?: readonly string[] | undefined;
};

/** What to do about it, and how much it takes: 0 for nothing but a later run. */
export interface Remedy {
  readonly says: string;
  readonly effort: number;
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

const SIMPLER: Readonly<Record<string, Remedy>> = {
  clock: { says: 'allow real waits with --max-wait, or offer a lab with a clock', effort: 1 },
  accounts: { says: 'declare accounts with the features that it needs', effort: 4 },
};

const BY_REASON: Readonly<Record<Reason, Remedy>> = {
  'deferred-until': { says: 'run again when the waits are over: the verdict is collected then', effort: 0 },
  'time-unreachable': { says: 'offer a lab whose clock can be set', effort: 7 },
  'budget-exhausted': { says: 'raise limits in the target file, or --limit', effort: 2 },
  'callback-unreachable': { says: 'say in callbacks.publicUrl where the target reaches the harness', effort: 5 },
  'target-unavailable': { says: 'bring the target up: plumbline doctor says what does not answer', effort: 6 },
  'facility-missing': { says: 'offer the facility: facilities in the target file, or a lab', effort: 7 },
  'precondition-unmet': { says: 'see in the report why the examples did not get as far as their question', effort: 8 },
  'insufficient-evidence': { says: 'see in the report what should have shown and did not', effort: 9 },
};

/** Another account, or another customer with one, by what has to be on and off there. */
const CUSTOMER = /^(?:account|other customer) (?!in the role)/;

function facilityRemedies(names: readonly string[]): Remedy[] {
  const remedies: Remedy[] = [];
  const others: string[] = [];
  for (const name of names) {
    const simple = SIMPLER[name];
    if (simple) remedies.push(simple);
    else others.push(name);
  }
  const says = `offer ${others.join(', ')}: facilities in the target file, or a lab`;
  if (others.length > 0) remedies.push({ says, effort: 7 });
  return remedies;
}

export function remediesFor({ reason, undeclared, facility, sideEffect, budget, waitMs, ...want }: Want): Remedy[] {
  const { facilities = facility === undefined ? [] : [facility] } = want;
  if (facilities.length > 0) return facilityRemedies(facilities);
  if (sideEffect) return [{ says: `allow sideEffects ${sideEffect} in the target file`, effort: 2 }];
  if (undeclared && CUSTOMER.test(undeclared)) {
    const article = undeclared.startsWith('other') ? 'an' : 'an ';
    return [{ says: `declare ${article}${undeclared}`, effort: 4 }];
  }
  if (undeclared) return [{ says: `declare ${keyFor(undeclared)} in the target file`, effort: 3 }];
  if (budget) return [{ says: `raise limits.${budget} in the target file`, effort: 2 }];
  if (waitMs) {
    const [wait = `${Math.ceil(waitMs / HOUR)}h`] = WAITS.find(([, span]) => waitMs <= span) ?? [];
    return [{ says: `allow real waits with --max-wait ${wait}`, effort: 1 }];
  }
  return [BY_REASON[reason ?? 'precondition-unmet']];
}

/** What to do so that an undecided rule can be judged, the cheapest first; nothing for a rule that is decided. */
export function remediesOf(rule: JudgedRule): Remedy[] {
  const column = columnOf(rule);
  if (column !== 'inconclusive' && column !== 'notVerifiable' && column !== 'carriedOver') return [];
  const undecided = rule.examples.filter(({ verdict }) => verdict === 'inconclusive');
  const wants: Want[] = rule.facilities ? [{ facilities: rule.facilities }] : undecided;
  const bySentence = new Map<string, Remedy>();
  for (const want of wants.length > 0 ? wants : [{ reason: reasonOf(rule) }])
    for (const remedy of remediesFor(want)) bySentence.set(remedy.says, remedy);
  return [...bySentence.values()].sort((one, other) => one.effort - other.effort);
}

export interface RemedyGroup<R> {
  readonly says: string;
  readonly rules: readonly R[];
}

/** The undecided rules by what would open them: first what takes least, then what opens most. */
export function remedyGroups<R extends JudgedRule>(rules: readonly R[]): Array<RemedyGroup<R>> {
  const groups = new Map<string, { says: string; effort: number; rules: R[] }>();
  for (const rule of rules) {
    const sentences: string[] = [];
    let effort = 0;
    for (const remedy of remediesOf(rule)) {
      sentences.push(remedy.says);
      effort += remedy.effort;
    }
    if (sentences.length === 0) continue;
    const says = sentences.join('; and ');
    const group = groups.get(says) ?? { says, effort, rules: [] };
    group.rules.push(rule);
    groups.set(says, group);
  }
  return [...groups.values()].sort((one, other) => one.effort - other.effort || other.rules.length - one.rules.length);
}
