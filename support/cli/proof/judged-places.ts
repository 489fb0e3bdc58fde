import { ROOT } from '../../ground/own-package.ts';
import { linesBelow, placesAsking } from '../../ground/rules/asking-places.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';

/** An example that judges a rule. */
export interface JudgedPlace extends ExamplePlace {
  readonly rule: string;
  readonly area: string;
}

/** The examples of judged rules, without those that only observe. */
export function judgedPlaces(places: readonly ExamplePlace[], book: RuleBook): JudgedPlace[] {
  const judged: JudgedPlace[] = [];
  for (const place of places) {
    const rule = book.get(ruleTagOf(place.tags) ?? '');
    if (!rule || !isJudged(rule, true) || place.tags.includes('@observe')) continue;
    judged.push({ ...place, rule: rule.id, area: rule.area });
  }
  return judged;
}

/** Examples by their rule or area, in their order. */
export function grouped(places: readonly JudgedPlace[], by: 'rule' | 'area'): Map<string, JudgedPlace[]> {
  const groups = new Map<string, JudgedPlace[]>();
  for (const place of places) {
    const group = groups.get(place[by]);
    if (group) group.push(place);
    else groups.set(place[by], [place]);
  }
  return groups;
}

/** The judged examples that see a form, by the row that it is judged by. */
export class FormPlaces {
  readonly #known = new Map<string, readonly JudgedPlace[]>();
  readonly #linesOf = linesBelow(ROOT);
  readonly #places: readonly JudgedPlace[];
  readonly #book: RuleBook;

  constructor(places: readonly JudgedPlace[], book: RuleBook) {
    this.#places = places;
    this.#book = book;
  }

  /** Those whose own rule is about forms first; none for a rule that is about no form. */
  of(id: string): readonly JudgedPlace[] {
    const known = this.#known.get(id);
    if (known) return known;
    const words = this.#book.get(id)?.form?.asked ?? [];
    const all = words.length > 0 ? placesAsking(words, this.#places, this.#linesOf) : [];
    const first = all.filter(({ rule }) => rule.includes('-FORM-'));
    const found = [...new Set([...first, ...all])];
    this.#known.set(id, found);
    return found;
  }
}
