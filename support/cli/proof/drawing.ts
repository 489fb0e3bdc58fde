import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import { grouped } from './judged-places.ts';

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
  const drawn = Array.from({ length: Math.min(count, from.length) }, (_, n) => (start + n * step) % from.length);
  return drawn.map((at) => from[at] as Item);
}

/** One example alone: of an outline the row that `by` draws. */
export function single(place: ExamplePlace, by: string): ExamplePlace {
  const [line = place.line] = draw(place.rows ?? [], 1, by);
  return { ...place, line, isPart: false };
}

const rankOf = ({ uri, line }: ExamplePlace): number => numberOf(`${uri}:${line}`);

/** So many places of each rule: of the same places always the same ones. */
export function fewOfEach(places: readonly ExamplePlace[], most: number): ExamplePlace[] {
  const byRule = grouped(places, ({ tags }) => ruleTagOf(tags) ?? '');
  return [...byRule.values()].flatMap((of) => of.sort((one, other) => rankOf(one) - rankOf(other)).slice(0, most));
}

/** An outline with so many of its rows: of the same rows always the same ones. */
export function withRows(place: ExamplePlace, most: number): ExamplePlace {
  const { uri, rows = [] } = place;
  if (rows.length <= most) return place;
  const drawn = rows.toSorted((one, other) => numberOf(`${uri}:${one}`) - numberOf(`${uri}:${other}`));
  return { ...place, rows: drawn.slice(0, most), isPart: true };
}
