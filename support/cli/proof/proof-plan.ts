import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import { unknownName } from '../../ground/rules/nearest.ts';
import { isJudged, type Rule, type Standing } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import type { Alternative, Fault } from '../run/faults.ts';

/** What is to be proven: faults with the twin of an alias as their rule, and the judged rules that each need one. */
export interface ProofPlan {
  readonly faults: readonly Fault[];
  readonly alternatives: readonly Alternative[];
  readonly judgedRules: readonly string[];
  /** Rules whose examples are tried with everything that they reach, because they or their areas were named. */
  readonly searched: ReadonlySet<string>;
  /** Faults of the grammar that were named and that no rule is known to catch. */
  readonly sought: readonly string[];
  readonly partial: boolean;
}

const NAMED = 5;

const several = (names: readonly string[]): string =>
  names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more` : names.join(', ');

/** Faults that would be switched on for each other. */
function requireOneEach(faults: readonly Fault[]): void {
  const first = new Map(faults.toReversed().map((fault) => [fault.id, fault]));
  const twice = faults.filter((fault) => first.get(fault.id) !== fault);
  if (twice.length > 0) throw new UsageError(`more than one fault is called ${several(twice.map(({ id }) => id))}.`);
}

/** Faults that could prove nothing: their rule is not in the list, or is never judged. */
function requireJudgedRules(faults: readonly Fault[], book: RuleBook): void {
  const lost = faults.filter(({ rule }) => !book.get(rule));
  if (lost.length > 0)
    throw new UsageError(
      `no rule for ${several(lost.map(({ id, rule }) => `fault ${id} (its rule is ${rule})`))}; "plumbline rules" lists them.`,
    );
  const idle = faults.filter(({ rule }) => !isJudged(book.get(rule) as Rule, true));
  if (idle.length > 0)
    throw new UsageError(`never judged: the rule of ${several(idle.map(({ id, rule }) => `fault ${id} (${rule})`))}.`);
}

/** Whether a name looks like a fault of the grammar: an operator, a dot, and a place. */
const isGrown = (name: string): boolean => /^[a-z0-9-]+\.[a-z]+\/./.test(name);

/** The names as they are known: a fault or an area in any case, a rule as its twin. Throws UsageError for any other. */
function knownNames(names: readonly string[], tried: readonly string[], book: RuleBook): Set<string> {
  const known = [...tried, ...book.areas, ...book.rules.map(({ id }) => id)];
  const exact = new Map(known.map((name) => [name.toLowerCase(), name]));
  const found = names.map((name) => {
    const same = known.includes(name) ? name : exact.get(name.replace(/^@/, '').toLowerCase());
    if (same === undefined && isGrown(name)) return name;
    if (same === undefined)
      throw new UsageError(unknownName('fault, alternative, area or rule', name, known, 'plumbline rules'));
    return book.get(same)?.id ?? same;
  });
  return new Set(found);
}

/** What can be tried: deviations that must be caught, and permitted behaviours that must not. */
export interface Triable {
  readonly faults: readonly Fault[];
  readonly alternatives: readonly Alternative[];
  /** Why a row has no alternative. */
  readonly none: Readonly<Record<string, string>>;
}

const UNDECIDED: ReadonlySet<Standing> = new Set(['observe', 'not-shown']);

/** Rows that leave something open, with nothing that shows it and no reason. */
function requireAlternativeEach({ alternatives, none }: Triable, book: RuleBook): void {
  const shown = new Set([...alternatives.flatMap(({ rows }) => rows), ...Object.keys(none)]);
  const lost = [...shown].filter((row) => !book.get(row));
  if (lost.length > 0)
    throw new UsageError(`no rule ${several(lost)}, which alternatives name; "plumbline rules" lists them.`);
  const bare = book.rules.filter(({ id, standing }) => UNDECIDED.has(standing) && !shown.has(id)).map(({ id }) => id);
  if (bare.length > 0)
    throw new UsageError(
      `no alternative for the undecided ${bare.length === 1 ? 'rule' : 'rules'} ${several(bare)}; give each one in reference-impl/deviations/alternatives, or a reason in no-alternative.ts there.`,
    );
}

/** Chooses faults, alternatives and rules by the names given: their own, areas or rule ids. Throws UsageError. */
export function planProof(
  names: readonly string[],
  triable: Triable,
  book: RuleBook,
  places: readonly ExamplePlace[],
): ProofPlan {
  const { faults, alternatives } = triable;
  const owned = faults.map((fault) => ({ ...fault, rule: book.get(fault.rule)?.id ?? fault.rule }));
  requireOneEach(owned);
  requireJudgedRules(owned, book);
  const withExamples = new Set(places.flatMap(({ tags }) => ruleTagOf(tags) ?? []));
  const judged = book.rules.filter((rule) => isJudged(rule, true) && (rule.form || withExamples.has(rule.id)));
  const wanted = knownNames(names, [...owned.map(({ id }) => id), ...alternatives.map(({ name }) => name)], book);
  const isWanted = (rule: string): boolean => wanted.has(rule) || wanted.has(book.get(rule)?.area ?? '');
  const partial = names.length > 0;
  const judgedRules = judged.map(({ id }) => id).filter((id) => !partial || isWanted(id));
  if (!partial) requireAlternativeEach(triable, book);
  const chosen = owned.filter(({ id, rule }) => !partial || wanted.has(id) || isWanted(rule));
  const permitted = alternatives.filter(({ name, rows }) => !partial || wanted.has(name) || rows.some(isWanted));
  const sought = [...wanted].filter((name) => isGrown(name) && !chosen.some(({ id }) => id === name));
  if (chosen.length + permitted.length + sought.length === 0)
    throw new UsageError(`${names.join(' ')} selects no fault and no alternative; nothing to prove.`);
  const searched = new Set(partial ? judgedRules : []);
  return { faults: chosen, alternatives: permitted, judgedRules, searched, sought, partial };
}
