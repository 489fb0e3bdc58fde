import { type AlternativeOutcome, alternativeOutcome } from '../../ledger/alternative-outcome.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';
import type { Alternative } from '../run/faults.ts';
import type { TrialJob, TrialPlan } from './trial-plan.ts';

/** Each alternative joins the first group that it has no change or fact in common with, those that reach most first. */
export function groupsOf(alternatives: readonly Alternative[], reachOf: (one: Alternative) => number): Alternative[][] {
  const ranked = alternatives.map((alternative) => ({ alternative, reach: reachOf(alternative) }));
  ranked.sort((one, other) => other.reach - one.reach);

  const groups = new Map<Alternative[], Set<string>>();
  for (const { alternative } of ranked) {
    const { published, bindings = {} } = alternative.target;
    const own: string[] = [];
    for (const row of alternative.rows) own.push(`row ${row}`);
    for (const decision of alternative.decisions) own.push(`decision ${decision}`);
    for (const binding of Object.keys(bindings)) own.push(`binding ${binding}`);
    let isIn = false;
    for (const [members, touched] of groups) {
      if (members[0]?.target.published !== published || own.some((each) => touched.has(each))) continue;
      members.push(alternative);
      for (const each of own) touched.add(each);
      isIn = true;
      break;
    }
    if (!isIn) groups.set([alternative], new Set(own));
  }
  return [...groups.keys()];
}

export class AlternativeTrials {
  readonly #trials: TrialPlan;
  readonly #alternatives: readonly Alternative[];
  #reaching: Readonly<Record<string, readonly string[]>> = {};
  readonly #groups = new Map<string, readonly Alternative[]>();
  readonly #found = new Map<string, Trial>();
  readonly #again = new Set<string>();

  constructor(alternatives: readonly Alternative[], trials: TrialPlan) {
    this.#alternatives = alternatives;
    this.#trials = trials;
  }

  begin(reaching: Readonly<Record<string, readonly string[]>>): TrialJob[] {
    this.#reaching = reaching;
    return this.#jobs(groupsOf(this.#alternatives, (each) => this.#trials.reachOf(each, reaching[each.name])));
  }

  #jobs(groups: Iterable<readonly Alternative[]>): TrialJob[] {
    const jobs: TrialJob[] = [];
    for (const group of groups) {
      const job = this.#trials.groupJob(group, this.#reaching);
      this.#groups.set(job.fault, group);
      jobs.push(job);
    }
    return jobs;
  }

  knows(name: string): boolean {
    return this.#groups.has(name);
  }

  take(trial: Trial): TrialJob[] {
    const group = this.#groups.get(trial.fault) ?? [];
    const isRed = trial.red.length > 0 || trial.crashes.length > 0 || trial.lost !== undefined;
    const [first] = group;
    if (group.length === 1 && first) {
      this.#found.set(first.name, trial);
      if (!isRed || this.#again.has(first.name)) return [];
      this.#again.add(first.name);
      return this.#jobs([group]);
    }
    if (isRed) {
      const middle = Math.ceil(group.length / 2);
      return this.#jobs([group.slice(0, middle), group.slice(middle)]);
    }
    const alone: Alternative[][] = [];
    for (const each of group) {
      this.#found.set(each.name, trial);
      if (!trial.acting?.includes(each.name)) alone.push([each]);
    }
    return this.#jobs(alone);
  }

  outcomes(): AlternativeOutcome[] {
    return this.#alternatives.map((each) => alternativeOutcome(this.#found.get(each.name) as Trial, each));
  }
}
