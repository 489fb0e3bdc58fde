import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';

/** The same number for the same text, spread well enough to draw by. */
export function numberOf(text: string): number {
  let number = 0;
  for (const letter of text) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003;
  return number;
}

/** So many of some items; which ones depends on a text. */
export function draw<Item>(from: readonly Item[], count: number, by: string): Item[] {
  const start = numberOf(by);
  const step = Math.max(1, Math.floor(from.length / count));
  const drawn: Item[] = [];
  for (let n = 0; n < Math.min(count, from.length); n += 1) drawn.push(from[(start + n * step) % from.length] as Item);
  return drawn;
}

/** One example alone: of an outline the row that `by` draws. */
export function single(place: ExamplePlace, by: string): ExamplePlace {
  const [line = place.line] = draw(place.rows ?? [], 1, by);
  return { ...place, line, isPart: false };
}

/** An outline with so many of its rows: of the same rows always the same ones. */
export function withRows(place: ExamplePlace, most: number): ExamplePlace {
  const { uri, rows = [] } = place;
  if (rows.length <= most) return place;
  const drawn = rows.toSorted((one, other) => numberOf(`${uri}:${one}`) - numberOf(`${uri}:${other}`));
  return { ...place, rows: drawn.slice(0, most), isPart: true };
}

/** So many places of each rule: of the same places always the same ones. */
export function fewOfEach(places: readonly ExamplePlace[], most: number): ExamplePlace[] {
  const byRule = new Map<string, Array<{ readonly place: ExamplePlace; readonly rank: number }>>();
  for (const place of places) {
    const rule = ruleTagOf(place.tags) ?? '';
    const ranked = byRule.get(rule) ?? [];
    ranked.push({ place, rank: numberOf(`${place.uri}:${place.line}`) });
    byRule.set(rule, ranked);
  }

  const few: ExamplePlace[] = [];
  for (const ranked of byRule.values()) {
    ranked.sort((one, other) => one.rank - other.rank);
    for (const { place } of ranked.slice(0, most)) few.push(place);
  }
  return few;
}
