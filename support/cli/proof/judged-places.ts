import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';

/** An example that judges a rule. */
export interface JudgedPlace extends ExamplePlace {
  readonly rule: string;
  readonly area: string;
}

/** The examples of judged rules, without those that only observe. */
export const judgedPlaces = (places: readonly ExamplePlace[], book: RuleBook): JudgedPlace[] =>
  places.flatMap((place) => {
    const rule = book.get(ruleTagOf(place.tags) ?? '');
    if (!rule || !isJudged(rule, true) || place.tags.includes('@observe')) return [];
    return [{ ...place, rule: rule.id, area: rule.area }];
  });

/** Examples by what `keyOf` says of them, in their order. */
export function grouped<Place>(places: readonly Place[], keyOf: (place: Place) => string): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(keyOf(place));
    if (group) group.push(place);
    else groups.set(keyOf(place), [place]);
  }
  return groups;
}
