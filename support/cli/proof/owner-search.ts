import { ruleOf } from '../../ground/members.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { GUARD_STEP } from '../../ledger/ending.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';
import { pathsTo } from '../run/example-paths.ts';
import { judgedPlaces } from './drawn-places.ts';
import { bluntest, placeIn, type Unit } from './fault-space.ts';
import { type CaughtFault, killsIn } from './minimal.ts';
import type { OwnerMemory } from './owner-memory.ts';
import type { TrialJob } from './trial-plan.ts';

/** Rules with more examples cost too much to be the owner of a fault. */
const MOST_EXAMPLES = 60;

const ROUNDS = [12, 50, 150, 500];

/** So many rules that caught others at the same place are enough for a first try. */
const ENOUGH_OWNERS = 3;

interface Search {
  readonly unit: Unit;
  readonly left: Map<string, number>;
  round: number;
  owner?: string | undefined;
  late?: string;
  isVoid?: boolean;
  /** The members of a family that may be the subtlest that is caught: the last of them is. */
  range: readonly [from: number, to: number];
  readonly trials: Map<string, Trial>;
}

export interface OwnedFault extends CaughtFault {
  readonly trial: Trial;
  readonly unit: Unit;
}

export class OwnerSearch {
  readonly #book: RuleBook;
  readonly #order = new Map<string, number>();
  readonly #green: ReadonlySet<string>;
  readonly #examples = new Map<string, { readonly places: ExamplePlace[]; size: number }>();
  readonly #memory: OwnerMemory;
  readonly #searches = new Map<string, Search>();
  #eager: ReadonlySet<string> = new Set();
  voids = 0;

  constructor(book: RuleBook, places: readonly ExamplePlace[], green: ReadonlySet<string>, memory: OwnerMemory) {
    this.#book = book;
    this.#memory = memory;
    this.#green = green;
    for (const [at, { id }] of book.rules.entries()) this.#order.set(id, at);
    for (const place of judgedPlaces(places, book)) {
      const examples = this.#examples.get(place.rule) ?? { places: [], size: 0 };
      examples.places.push(place);
      examples.size += Math.max(1, place.rows?.length ?? 0);
      this.#examples.set(place.rule, examples);
    }
  }

  /** What makes the first job of each unit when it is its turn: one at each place goes first and says the most. */
  begin(units: readonly Unit[], eager: ReadonlySet<string>): Array<() => TrialJob | undefined> {
    this.#eager = eager;
    const searches: Search[] = [];
    for (const unit of units) {
      this.#memory.meet(unit);
      const left = new Map<string, number>();
      for (const rule of unit.rules) {
        const { size } = this.#examples.get(rule) ?? {};
        if (size !== undefined && size <= MOST_EXAMPLES) left.set(rule, size);
      }
      const search: Search = { unit, left, round: 0, range: [0, unit.members.length - 1], trials: new Map() };
      for (const member of unit.members) this.#searches.set(member, search);
      searches.push(search);
    }
    const scouts = new Map<string, Search>();
    for (const search of searches.toReversed()) scouts.set(placeIn(bluntest(search.unit)), search);
    const makers: Array<() => TrialJob | undefined> = [];
    for (const search of new Set([...scouts.values(), ...searches])) makers.push(() => this.#next(search));
    return makers;
  }

  #next(search: Search): TrialJob | undefined {
    const { unit, left, round } = search;
    const most = ROUNDS[unit.excused && round > 0 ? ROUNDS.length : round];
    if (most === undefined || left.size === 0) return undefined;
    const isKnown = this.#memory.knowsPlaceOf(unit);
    const taken: string[] = [];
    let size = 0;
    for (const rule of this.#memory.likeliestFirst(left, unit, this.#eager)) {
      const own = left.get(rule) ?? 0;
      if (taken.length > 0 && size + own > most) continue;
      if (round === 0 && taken.length >= ENOUGH_OWNERS && isKnown) break;
      taken.push(rule);
      left.delete(rule);
      size += own;
    }
    search.round += 1;
    return this.#job(bluntest(unit), taken);
  }

  #job(fault: string, rules: readonly string[]): TrialJob {
    const places: ExamplePlace[] = [];
    for (const rule of rules) places.push(...(this.#examples.get(rule)?.places ?? []));
    return { fault, rule: rules[0] as string, isSearch: true, paths: pathsTo(places) };
  }

  take(trial: Trial): TrialJob[] {
    const search = this.#searches.get(trial.fault) as Search;
    const kills = killsIn(trial, this.#green, this.#book);
    const rules = new Set(kills.map(ruleOf));
    const isFallen = trial.crashes.length > 0 || trial.lost !== undefined;
    if (search.owner !== undefined) {
      const at = search.unit.members.indexOf(trial.fault);
      const isCaught = !isFallen && rules.has(search.owner);
      if (isCaught) search.trials.set(trial.fault, trial);
      search.range = isCaught ? [search.range[0], at] : [at + 1, search.range[1]];
      return this.#narrowed(search);
    }
    // A trial that did not end in time tells nothing: other rules may catch the fault, or it is named as open.
    if (isFallen && trial.lost !== 'time-out') {
      search.isVoid = true;
      this.voids += 1;
      return [];
    }

    const early = new Set<string>();
    for (const { rule, step } of kills) if (step !== GUARD_STEP) early.add(rule);
    for (const rule of early) this.#memory.learn(trial.fault, rule);
    const owner = this.#ownerAmong(early, search.unit);
    const late = this.#ownerAmong(rules, search.unit);
    if (late !== undefined && search.late === undefined) {
      search.late = late;
      search.trials.set(trial.fault, trial);
    }
    const next = owner === undefined ? this.#next(search) : undefined;
    if (next) return [next];
    search.owner = owner ?? search.late;
    if (owner !== undefined) search.trials.set(trial.fault, trial);
    return this.#narrowed(search);
  }

  #ownerAmong(rules: Iterable<string>, unit: Unit): string | undefined {
    let first: string | undefined;
    for (const rule of rules) {
      if (this.#memory.wasOwner(rule, unit)) return rule;
      if (first === undefined || (this.#order.get(rule) ?? 0) < (this.#order.get(first) ?? 0)) first = rule;
    }
    return first;
  }

  /** Of a family the next member to try with the owner of the bluntest: half-way to the subtlest. */
  #narrowed({ unit, owner, range: [from, to] }: Search): TrialJob[] {
    if (from >= to || owner === undefined || !this.#examples.has(owner)) return [];
    return [this.#job(unit.members[Math.floor((from + to) / 2)] as string, [owner])];
  }

  caught(): OwnedFault[] {
    const found: OwnedFault[] = [];
    for (const { unit, owner, range, trials } of new Set(this.#searches.values())) {
      const id = unit.members[range[1]] as string;
      const trial = trials.get(id);
      if (owner === undefined || !trial) continue;
      const red = new Set<string>();
      for (const { rule, key } of killsIn(trial, this.#green, this.#book)) if (rule === owner) red.add(key);
      found.push({ id, rule: owner, red, trial, unit });
    }
    return found;
  }

  uncaught(): Unit[] {
    const units: Unit[] = [];
    for (const { unit, owner, isVoid } of new Set(this.#searches.values()))
      if (owner === undefined && !isVoid) units.push(unit);
    return units;
  }
}
