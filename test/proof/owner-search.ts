import { pathsTo } from '../../support/cli/example-paths.ts';
import type { TrialJob } from '../../support/cli/trial-plan.ts';
import { type ExamplePlace, ruleTagOf } from '../../support/ground/rules/example-index.ts';
import { isJudged } from '../../support/ground/rules/rule.ts';
import type { RuleBook } from '../../support/ground/rules/rule-book.ts';
import { exampleKey } from '../../support/ledger/ending.ts';
import type { Trial } from '../../support/ledger/fault-outcome.ts';
import { placeIn } from './owner-files.ts';

/** Rules with more examples cost too much to be the owner of a fault. */
const MOST_EXAMPLES = 60;

/** So many rules that caught others at the same place are enough for a first try. */
const FIRST = 3;

/** The check that ends every example: what it sees is late, and may move to a verdict of its own. */
const GUARD = /^at its end/;

/** A form is judged by whatever example meets its operation. */
const isForm = (rule: string): boolean => rule.startsWith('FORM-');

/** How the search for the owner of one fault stands. */
export interface Search {
  readonly id: string;
  readonly place: string;
  /** The rules that are still to be tried. */
  left: readonly string[];
  owner?: string;
  /** A rule whose examples see it only at their end. */
  late?: string;
  crashed?: boolean;
}

/** Chooses which rules are tried with a fault, and learns from what they catch. */
export class OwnerSearch {
  readonly #book: RuleBook;
  readonly #examples = new Map<string, ExamplePlace[]>();
  readonly #reach = new Map<string, number>();
  readonly #caught = new Map<string, Map<string, number>>();
  readonly #order: ReadonlyMap<string, number>;

  constructor(book: RuleBook, places: readonly ExamplePlace[]) {
    this.#book = book;
    this.#order = new Map(book.rules.map(({ id }, at) => [id, at]));
    for (const place of places) {
      const rule = book.get(ruleTagOf(place.tags) ?? '');
      if (!rule || !isJudged(rule, true) || place.tags.includes('@observe')) continue;
      this.#examples.set(rule.id, [...(this.#examples.get(rule.id) ?? []), place]);
    }
  }

  /** A fault with the rules that reach it. */
  add(id: string, rules: readonly string[]): Search {
    const known = [...new Set(rules.map((rule) => this.#book.get(rule)?.id ?? rule))];
    for (const rule of known) this.#reach.set(rule, (this.#reach.get(rule) ?? 0) + 1);
    const left = known.filter((rule) => this.hasExamples(rule) && this.#size(rule) <= MOST_EXAMPLES);
    return { id, place: placeIn(id), left };
  }

  hasExamples(rule: string): boolean {
    return this.#examples.has(rule);
  }

  /** Whether a rule can still catch a fault: by its examples, or as a form that the examples of other rules show. */
  canOwn(rule: string): boolean {
    return this.hasExamples(rule) || isForm(rule);
  }

  /** A rule caught a fault here: it is the first to be asked about others. */
  learn(id: string, rule: string): void {
    const rules = this.#caught.get(placeIn(id)) ?? new Map<string, number>();
    this.#caught.set(placeIn(id), rules.set(rule, (rules.get(rule) ?? 0) + 1));
  }

  #size(rule: string): number {
    const examples = this.#examples.get(rule) ?? [];
    return examples.reduce((sum, { rows }) => sum + Math.max(1, rows?.length ?? 0), 0);
  }

  /** Those that caught others here first, then those that reach least: a rule that reaches little is about what it reaches. */
  #rank(rule: string, known: ReadonlyMap<string, number> | undefined): number {
    const times = known?.get(rule);
    return times === undefined ? (this.#reach.get(rule) ?? 0) * Math.sqrt(this.#size(rule)) : -times;
  }

  /** The next rules to try with a fault, within a number of examples. */
  next(search: Search, most: number, isFirst: boolean): TrialJob | undefined {
    const known = this.#caught.get(search.place);
    const ordered = search.left.toSorted((one, other) => this.#rank(one, known) - this.#rank(other, known));
    const taken: string[] = [];
    let size = 0;
    for (const rule of ordered) {
      if (taken.length > 0 && size + this.#size(rule) > most) continue;
      if (isFirst && taken.length >= FIRST && known) break;
      taken.push(rule);
      size += this.#size(rule);
    }
    search.left = search.left.filter((rule) => !taken.includes(rule));
    const [rule] = taken;
    const places = taken.flatMap((each) => this.#examples.get(each) ?? []);
    return rule === undefined ? undefined : { fault: search.id, rule, paths: pathsTo(places) };
  }

  #first(red: Trial['red']): string | undefined {
    const rules = red.map(({ rule }) => this.#book.get(rule)?.id ?? rule);
    return rules.toSorted((one, other) => (this.#order.get(one) ?? 0) - (this.#order.get(other) ?? 0))[0];
  }

  /** Takes down the outcome of a trial. A fault that makes the platform fall over is none. */
  take(search: Search, { red, crashes, lost }: Trial, green: ReadonlySet<string>): void {
    if (crashes.length > 0 || lost) {
      search.crashed = true;
      return;
    }
    const kills = red.filter((example) => example.ending === 'assertion' && green.has(exampleKey(example)));
    const early = kills.filter(({ step = '' }) => !GUARD.test(step));
    for (const rule of new Set(early.map((each) => each.rule))) this.learn(search.id, this.#book.get(rule)?.id ?? rule);
    const [owner, late] = [this.#first(early), this.#first(kills)];
    if (owner !== undefined) search.owner = owner;
    if (late !== undefined) search.late ??= late;
  }
}
