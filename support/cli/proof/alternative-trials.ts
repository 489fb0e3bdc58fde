import { type AlternativeOutcome, alternativeOutcome } from '../../ledger/alternative-outcome.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';
import type { Alternative } from '../run/faults.ts';
import { type Group, groupsOf, halvesOf } from './alternative-groups.ts';
import type { TrialJob, TrialPlan } from './trial-plan.ts';

/** Tries alternatives together; one that does not act in its group is tried alone, and a red group is split until its culprit is alone. */
export class AlternativeTrials {
  readonly #trials: TrialPlan;
  readonly #alternatives: readonly Alternative[];
  #reaching: Readonly<Record<string, readonly string[]>> = {};
  readonly #groups = new Map<string, Group>();
  readonly #found = new Map<string, Trial>();
  readonly #again = new Set<string>();

  constructor(alternatives: readonly Alternative[], trials: TrialPlan) {
    this.#alternatives = alternatives;
    this.#trials = trials;
  }

  /** The first jobs, when it is known which examples reach each alternative. */
  begin(reaching: Readonly<Record<string, readonly string[]>>): TrialJob[] {
    this.#reaching = reaching;
    const reachOf = (each: Alternative): number => this.#trials.reachOf(each, reaching[each.name]);
    return groupsOf(this.#alternatives, reachOf).map((group) => this.#job(group));
  }

  #job(group: Group): TrialJob {
    const job = this.#trials.groupJob(group, this.#reaching);
    this.#groups.set(job.fault, group);
    return job;
  }

  knows(name: string): boolean {
    return this.#groups.has(name);
  }

  /** Takes down a trial, and returns what is to be tried next. What is red alone has a second try, as faults have. */
  take(trial: Trial): TrialJob[] {
    const group = this.#groups.get(trial.fault) as Group;
    const isRed = trial.red.length > 0 || trial.crashes.length > 0 || trial.lost !== undefined;
    const [first] = group;
    if (group.length === 1 && first) {
      this.#found.set(first.name, trial);
      if (!isRed || this.#again.has(first.name)) return [];
      this.#again.add(first.name);
      return [this.#job(group)];
    }
    if (isRed) return halvesOf(group).map((half) => this.#job(half));
    for (const { name } of group) this.#found.set(name, trial);
    return group.filter(({ name }) => !trial.acting?.includes(name)).map((each) => this.#job([each]));
  }

  outcomes(): AlternativeOutcome[] {
    return this.#alternatives.map((each) => alternativeOutcome(this.#found.get(each.name) as Trial, each));
  }
}
