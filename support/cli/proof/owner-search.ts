import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { exampleKey } from '../../ledger/ending.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';
import { pathsTo } from '../run/example-paths.ts';
import { bluntest, placeIn, type Unit } from './fault-space.ts';
import { grouped, judgedPlaces } from './judged-places.ts';
import type { CaughtFault } from './minimal.ts';
import type { OwnerMemory } from './owner-memory.ts';
import type { TrialJob } from './trial-plan.ts';

/** Rules with more examples cost too much to be the owner of a fault. */
const MOST_EXAMPLES = 60;

/** How many examples are tried at a time, until one catches the fault. */
const ROUNDS = [12, 50, 150, 500];

/** So many rules that caught others at the same place are enough for a first try. */
const FIRST = 3;

/** The check that ends every example: what it sees is late. */
const GUARD = /^at its end/;

/** How the search for the rule that catches a fault stands. */
export interface Search {
  readonly unit: Unit;
  /** The rules that are still to be tried. */
  left: readonly string[];
  round: number;
  /** The rule that catches it. */
  owner?: string;
  /** A rule whose examples see it only at their end. */
  late?: string;
  isVoid?: boolean;
  /** The members of a family that may be the subtlest that is caught: the last of them is. */
  range: readonly [from: number, to: number];
  readonly trials: Map<string, Trial>;
}

/** The result of a search. */
export interface Found extends CaughtFault {
  readonly trial: Trial;
  readonly unit: Unit;
}

/** Finds out which rule catches each fault of the grammar, and of a family the subtlest member that it catches. */
export class OwnerSearch {
  readonly #book: RuleBook;
  readonly #examples: ReadonlyMap<string, readonly ExamplePlace[]>;
  readonly #reach = new Map<string, number>();
  readonly #memory: OwnerMemory;
  readonly #order: ReadonlyMap<string, number>;
  readonly #green: () => ReadonlySet<string>;
  readonly #all: Search[] = [];
  readonly #searches = new Map<string, Search>();
  #eager: ReadonlySet<string> = new Set();

  constructor(book: RuleBook, places: readonly ExamplePlace[], green: () => ReadonlySet<string>, memory: OwnerMemory) {
    this.#memory = memory;
    this.#book = book;
    this.#green = green;
    this.#order = new Map(book.rules.map(({ id }, at) => [id, at]));
    this.#examples = grouped(judgedPlaces(places, book), ({ rule }) => rule);
  }

  /** Makes the first jobs for some units when it is their turn: one at each place before the others, because it says the most about them. */
  begin(units: readonly Unit[], eager: ReadonlySet<string>): Array<() => TrialJob | undefined> {
    for (const { rules } of units) for (const rule of rules) this.#reach.set(rule, (this.#reach.get(rule) ?? 0) + 1);
    this.#eager = eager;
    const searches = units.map((unit) => this.#add(unit));
    const scouts = new Set(new Map(searches.toReversed().map((each) => [placeIn(bluntest(each.unit)), each])).values());
    return [...scouts, ...searches.filter((each) => !scouts.has(each))].map((each) => () => this.#next(each));
  }

  #add(unit: Unit): Search {
    const left = unit.rules.filter((rule) => this.#examples.has(rule) && this.#size(rule) <= MOST_EXAMPLES);
    const search: Search = { unit, left, round: 0, range: [0, unit.members.length - 1], trials: new Map() };
    for (const member of unit.members) this.#searches.set(member, search);
    this.#all.push(search);
    return search;
  }

  #size(rule: string): number {
    const examples = this.#examples.get(rule) ?? [];
    return examples.reduce((sum, { rows }) => sum + Math.max(1, rows?.length ?? 0), 0);
  }

  /** The owner of before and those that have to be searched first, then those that caught others here, then those that reach least: a rule that reaches little is about what it reaches. */
  #rank(rule: string, unit: Unit, known: ReadonlyMap<string, number> | undefined): number {
    const isFirst = this.#eager.has(rule) || this.#memory.wasOwner(rule, unit);
    const times = isFirst ? Number.POSITIVE_INFINITY : known?.get(rule);
    return times === undefined ? (this.#reach.get(rule) ?? 0) * Math.sqrt(this.#size(rule)) : -times;
  }

  /** The next rules to try with a fault; none when it is excused and the likeliest were tried, or when all were. */
  #next(search: Search): TrialJob | undefined {
    const { unit, round } = search;
    const most = ROUNDS[unit.excused && round > 0 ? ROUNDS.length : round];
    if (most === undefined || search.left.length === 0) return undefined;
    const known = this.#memory.at(bluntest(unit));
    const rankOf = (rule: string): number => this.#rank(rule, unit, known);
    const ordered = search.left.toSorted((one, other) => rankOf(one) - rankOf(other) || 0);
    const taken: string[] = [];
    let size = 0;
    for (const rule of ordered) {
      if (taken.length > 0 && size + this.#size(rule) > most) continue;
      if (round === 0 && taken.length >= FIRST && known) break;
      taken.push(rule);
      size += this.#size(rule);
    }
    search.left = search.left.filter((rule) => !taken.includes(rule));
    search.round += 1;
    return this.#job(bluntest(unit), taken);
  }

  #job(fault: string, rules: readonly string[]): TrialJob {
    return {
      fault,
      rule: rules[0] as string,
      isSearch: true,
      paths: pathsTo(rules.flatMap((rule) => this.#examples.get(rule) ?? [])),
    };
  }

  /** Of a family the next member to try with the rule that catches the bluntest: half-way to the subtlest. */
  #narrow(search: Search): TrialJob | undefined {
    const [from, to] = search.range;
    if (from >= to || search.owner === undefined || !this.#examples.has(search.owner)) return undefined;
    return this.#job(search.unit.members[Math.floor((from + to) / 2)] as string, [search.owner]);
  }

  #first(red: Trial['red'], unit: Unit): string | undefined {
    const rules = red.map(({ rule }) => this.#book.get(rule)?.id ?? rule);
    const before = rules.find((rule) => this.#memory.wasOwner(rule, unit));
    if (before !== undefined) return before;
    return rules.toSorted((one, other) => (this.#order.get(one) ?? 0) - (this.#order.get(other) ?? 0))[0];
  }

  /** Takes down the outcome of a trial, and returns what is to be tried next. A fault that makes the platform fall over is none. */
  take(trial: Trial): TrialJob[] {
    const search = this.#searches.get(trial.fault) as Search;
    const kills = this.#killsIn(trial);
    if (search.owner !== undefined) return this.#narrowed(search, trial, kills);
    if (trial.crashes.length > 0 || trial.lost) {
      search.isVoid = true;
      return [];
    }
    const early = kills.filter(({ step = '' }) => !GUARD.test(step));
    for (const rule of new Set(early.map((each) => each.rule)))
      this.#memory.learn(trial.fault, this.#book.get(rule)?.id ?? rule);
    const [owner, late] = [this.#first(early, search.unit), this.#first(kills, search.unit)];
    if (late !== undefined && search.late === undefined) {
      search.late = late;
      search.trials.set(trial.fault, trial);
    }
    const next = owner === undefined ? this.#next(search) : undefined;
    if (next) return [next];
    search.owner = owner ?? search.late;
    if (owner !== undefined) search.trials.set(trial.fault, trial);
    return [this.#narrow(search) ?? []].flat();
  }

  #narrowed(search: Search, trial: Trial, kills: Trial['red']): TrialJob[] {
    const at = search.unit.members.indexOf(trial.fault);
    const isCaught = !trial.lost && trial.crashes.length === 0 && kills.some((red) => this.#isOf(search.owner, red));
    if (isCaught) search.trials.set(trial.fault, trial);
    const [from, to] = search.range;
    search.range = isCaught ? [from, at] : [at + 1, to];
    return [this.#narrow(search) ?? []].flat();
  }

  #isOf(rule: string | undefined, red: Trial['red'][number]): boolean {
    return (this.#book.get(red.rule)?.id ?? red.rule) === rule;
  }

  #killsIn({ red }: Trial): Trial['red'] {
    return red.filter((example) => example.ending === 'assertion' && this.#green().has(exampleKey(example)));
  }

  /** The faults that a rule catches, of each family the subtlest. */
  caught(): Found[] {
    return this.#all.flatMap(({ unit, owner, range: [, to], trials }) => {
      const id = unit.members[to] as string;
      const trial = trials.get(id);
      if (owner === undefined || !trial) return [];
      const red = this.#killsIn(trial).filter((each) => this.#isOf(owner, each));
      return [{ id, rule: owner, red: new Set(red.map(exampleKey)), trial, unit }];
    });
  }

  /** The units that no rule catches. */
  uncaught(): Unit[] {
    return this.#all.flatMap(({ unit, owner, isVoid }) => (owner === undefined && !isVoid ? [unit] : []));
  }

  /** How many make the platform fall over. */
  get voids(): number {
    return this.#all.filter(({ isVoid }) => isVoid).length;
  }
}
