import { collect } from '../../ground/collect.ts';
import { type ExamplePlace, OBSERVED, ruleTagOf } from '../../ground/rules/example-index.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';

export interface JudgedPlace extends ExamplePlace {
  readonly rule: string;
  readonly area: string;
}

export function ruleIn(tags: readonly string[], book: RuleBook): string {
  const tag = ruleTagOf(tags) ?? '';
  return book.get(tag)?.id ?? tag;
}

export function judgedPlaces(places: readonly ExamplePlace[], book: RuleBook): JudgedPlace[] {
  const judged: JudgedPlace[] = [];
  for (const place of places) {
    const rule = book.get(ruleTagOf(place.tags) ?? '');
    if (!rule || !isJudged(rule, true) || place.tags.includes(OBSERVED)) continue;
    judged.push({ ...place, rule: rule.id, area: rule.area });
  }
  return judged;
}

export function grouped(places: readonly JudgedPlace[], by: 'rule' | 'area'): Map<string, JudgedPlace[]> {
  const groups = new Map<string, JudgedPlace[]>();
  for (const place of places) collect(groups, place[by], place);
  return groups;
}

/** The same number for the same text, spread well enough to draw by. */
export function numberOf(text: string): number {
  let number = 0;
  for (const letter of text) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003;
  return number;
}

export function draw<Item>(from: readonly Item[], count: number, by: string): Item[] {
  const start = numberOf(by);
  const step = Math.max(1, Math.floor(from.length / count));
  const drawn: Item[] = [];
  for (let n = 0; n < Math.min(count, from.length); n += 1) drawn.push(from[(start + n * step) % from.length] as Item);
  return drawn;
}

export function single(place: ExamplePlace, by: string): ExamplePlace {
  const [line = place.line] = draw(place.rows ?? [], 1, by);
  return { ...place, line, isPart: false };
}

export function withRows(place: ExamplePlace, most: number): ExamplePlace {
  const { uri, rows = [] } = place;
  if (rows.length <= most) return place;
  const drawn = rows.toSorted((one, other) => numberOf(`${uri}:${one}`) - numberOf(`${uri}:${other}`));
  return { ...place, rows: drawn.slice(0, most), isPart: true };
}

export function fewOfEach(places: readonly ExamplePlace[], most: number): ExamplePlace[] {
  const byRule = new Map<string, ExamplePlace[]>();
  for (const place of places) collect(byRule, ruleTagOf(place.tags) ?? '', place);
  const few: ExamplePlace[] = [];
  for (const all of byRule.values()) {
    all.sort((one, other) => numberOf(`${one.uri}:${one.line}`) - numberOf(`${other.uri}:${other.line}`));
    few.push(...all.slice(0, most));
  }
  return few;
}
