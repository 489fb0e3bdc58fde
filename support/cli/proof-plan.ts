import { UsageError } from '../problems/usage-error.ts';
import { type ExamplePlace, ruleTagOf } from '../rules/example-index.ts';
import { unknownName } from '../rules/nearest.ts';
import { isJudged } from '../rules/rule.ts';
import type { RuleBook } from '../rules/rule-book.ts';
import type { Fault } from './faults.ts';

/** What is to be proven: faults with the twin of an alias as their rule, and the judged rules that each need one. */
export interface ProofPlan {
  readonly faults: readonly Fault[];
  readonly judgedRules: readonly string[];
  readonly partial: boolean;
}

/** Chooses faults and rules by the names given: fault ids, areas or rule ids. Throws UsageError. */
export function planProof(
  names: readonly string[],
  faults: readonly Fault[],
  book: RuleBook,
  places: readonly ExamplePlace[],
): ProofPlan {
  const owned = faults.map((fault) => ({ ...fault, rule: book.get(fault.rule)?.id ?? fault.rule }));
  const withExamples = new Set(places.flatMap(({ tags }) => ruleTagOf(tags) ?? []));
  const judged = book.rules.filter((rule) => isJudged(rule, true) && withExamples.has(rule.id));
  if (names.length === 0) return { faults: owned, judgedRules: judged.map(({ id }) => id), partial: false };
  const areas = new Set(book.areas);
  const known = [...owned.map(({ id }) => id), ...areas, ...book.rules.map(({ id }) => id)];
  const stray = names.find((name) => !known.includes(name));
  if (stray !== undefined)
    throw new UsageError(unknownName('fault or area', stray, known, 'plumbline rules ID'));
  const wanted = new Set(names.map((name) => book.get(name)?.id ?? name));
  const chosen = owned.filter(({ id, rule }) => {
    const area = book.get(rule)?.area ?? '';
    return wanted.has(id) || wanted.has(rule) || wanted.has(area);
  });
  const judgedRules = judged.filter(({ id, area }) => wanted.has(id) || wanted.has(area)).map(({ id }) => id);
  return { faults: chosen, judgedRules, partial: true };
}

/** Interfaces that share credentials, and so may be broken by one fault. */
const FAMILIES: readonly (readonly string[])[] = [
  ['@messaging'],
  ['@token', '@voice', '@subprojects'],
  ['@lookup'],
  ['@conversation'],
];

const MOST_CONTROLS = 3;

/** A few smoke examples of interfaces that a fault of `rule` has no business to reach, one per area. */
export function controlsFor(rule: string, places: readonly ExamplePlace[], book: RuleBook): ExamplePlace[] {
  const own = places.filter(({ tags }) => ruleTagOf(tags) === rule).flatMap(({ tags }) => tags);
  const family = FAMILIES.find((tags) => tags.some((tag) => own.includes(tag)));
  if (!family) return [];
  const controls = new Map<string, ExamplePlace>();
  for (const place of places) {
    const { tags } = place;
    const area = book.get(ruleTagOf(tags) ?? '')?.area;
    const related = family.some((tag) => tags.includes(tag));
    const foreign = FAMILIES.flat().some((tag) => tags.includes(tag));
    if (tags.includes('@smoke') && foreign && !related && area && !controls.has(area))
      controls.set(area, place);
  }
  return [...controls.values()].slice(0, MOST_CONTROLS);
}
