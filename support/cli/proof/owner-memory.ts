import { bluntest, placeIn, type Unit } from './fault-space.ts';

export class OwnerMemory {
  readonly #caught = new Map<string, Map<string, number>>();
  readonly #before = new Map<string, string>();
  readonly #reach = new Map<string, number>();

  /** A rule caught a fault before: it stays the owner as long as it does, so that a search changes few lines. */
  remember(id: string, rule: string): void {
    this.#before.set(id, rule);
    this.learn(id, rule);
  }

  learn(id: string, rule: string): void {
    const rules = this.#caught.get(placeIn(id)) ?? new Map<string, number>();
    this.#caught.set(placeIn(id), rules.set(rule, (rules.get(rule) ?? 0) + 1));
  }

  meet({ rules }: Unit): void {
    for (const rule of rules) this.#reach.set(rule, (this.#reach.get(rule) ?? 0) + 1);
  }

  wasOwner(rule: string, { members }: Unit): boolean {
    for (const id of members) if (this.#before.get(id) === rule) return true;
    return false;
  }

  knowsPlaceOf(unit: Unit): boolean {
    return this.#caught.has(placeIn(bluntest(unit)));
  }

  /**
   * The owner of before and the eager rules, then those that caught others at the same place, then those that reach
   * least: a rule that reaches little is about what it reaches. @param left with how many examples each has
   */
  likeliestFirst(left: ReadonlyMap<string, number>, unit: Unit, eager: ReadonlySet<string>): string[] {
    const known = this.#caught.get(placeIn(bluntest(unit)));
    const ranks = new Map<string, number>();
    for (const [rule, size] of left) {
      const times = known?.get(rule);
      if (eager.has(rule) || this.wasOwner(rule, unit)) ranks.set(rule, Number.NEGATIVE_INFINITY);
      else ranks.set(rule, times === undefined ? (this.#reach.get(rule) ?? 0) * Math.sqrt(size) : -times);
    }
    // Between two that are as likely as can be the difference is no number.
    return [...left.keys()].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0) || 0);
  }
}
