import { ROOT } from '../../ground/own-package.ts';
import { linesBelow, placesAsking } from '../../ground/rules/asking-places.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';

/** The judged examples that see a form, by the row that it is judged by. */
export class FormPlaces<Place extends ExamplePlace & { readonly rule: string }> {
  readonly #known = new Map<string, readonly Place[]>();
  readonly #linesOf = linesBelow(ROOT);
  readonly #places: readonly Place[];
  readonly #book: RuleBook;

  constructor(places: readonly Place[], book: RuleBook) {
    this.#places = places;
    this.#book = book;
  }

  /** Those whose own rule is about forms first; none for a rule that is about no form. */
  of(id: string): readonly Place[] {
    const known = this.#known.get(id) ?? this.#find(this.#book.get(id)?.form?.asked ?? []);
    this.#known.set(id, known);
    return known;
  }

  #find(words: readonly string[]): Place[] {
    const all = words.length > 0 ? placesAsking(words, this.#places, this.#linesOf) : [];
    const first = all.filter(({ rule }) => rule.includes('-FORM-'));
    return [...first, ...all.filter((place) => !first.includes(place))];
  }
}
