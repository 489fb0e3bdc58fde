import { placeIn, type Unit } from './fault-space.ts';

/** Which rules catch what: those that caught a fault when everything was searched before, and those that do now. */
export class OwnerMemory {
  readonly #caught = new Map<string, Map<string, number>>();
  readonly #before = new Map<string, string>();

  /** A rule caught a fault before: it stays the owner as long as it does, so that a search changes few lines. */
  remember(id: string, rule: string): void {
    this.#before.set(id, rule);
    this.learn(id, rule);
  }

  /** A rule catches a fault at a place: it is the first to be asked about others there. */
  learn(id: string, rule: string): void {
    const rules = this.#caught.get(placeIn(id)) ?? new Map<string, number>();
    this.#caught.set(placeIn(id), rules.set(rule, (rules.get(rule) ?? 0) + 1));
  }

  /** How many faults each rule catches at the place of a fault; undefined where none is known to. */
  caughtAt(id: string): ReadonlyMap<string, number> | undefined {
    return this.#caught.get(placeIn(id));
  }

  wasOwner(rule: string, { members }: Pick<Unit, 'members'>): boolean {
    return members.some((id) => this.#before.get(id) === rule);
  }
}
