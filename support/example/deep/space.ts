import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';

/** One choice of a value on each axis of a promise. */
export type Row = Readonly<Record<string, string>>;

/** Everything that may vary while a promise is kept: the values of each axis, the plainest first. */
export interface Space {
  readonly promise: string;
  /** The rules of the promise, by the beginning of their ids. */
  readonly area: string;
  readonly axes: Readonly<Record<string, readonly string[]>>;
  readonly excluded: ReadonlyArray<Readonly<Record<string, readonly string[]>>>;
  /** Rows beside those that cover the axes, by what is not plain in them: each is too long to meet everything else. */
  readonly fixed: readonly Row[];
}

/** The spaces of the five promises, as their table has them. */
export function readSpaces(): Space[] {
  const spaces = JSON.parse(readFileSync(join(ROOT, 'features/vectors/deep/space.json'), 'utf8')) as Space[];
  return spaces.map(({ axes, excluded, ...space }) => {
    const named: Record<string, readonly string[]> = {};
    const written = [...excluded];
    for (const [axis, values] of Object.entries(axes)) {
      // An axis that has the values of another one names it.
      const [, other] = /^=(.+)$/.exec(values[0] as string) ?? [];
      named[axis] = other === undefined ? values : (axes[other] as readonly string[]);
      for (const each of other === undefined ? [] : excluded) {
        const { [other as string]: some, ...rest } = each;
        if (some) written.push({ ...rest, [axis]: some });
      }
    }
    return { ...space, axes: named, excluded: written };
  });
}

/** Whether the values of a row, or of a part of one, go together. */
export const fits = ({ excluded }: Space, row: Row): boolean =>
  !excluded.some((values) =>
    Object.entries(values).every(([axis, some]) => row[axis] !== undefined && some.includes(row[axis])),
  );

/** What stands between the two values of a pair; no value has it. */
const BETWEEN = '\t';

const cellOf = (axis: string, value: string): string => `${axis}=${value}`;

/** Every two values of a row, as one text each, in the order of the axes. */
export function pairsIn(row: Row): string[] {
  const cells = Object.entries(row).map(([axis, value]) => cellOf(axis, value));
  const pairs: string[] = [];
  for (const [place, one] of cells.entries())
    for (const other of cells.slice(place + 1)) pairs.push(`${one}${BETWEEN}${other}`);
  return pairs;
}

/** Every two values of different axes that go together. */
export function pairsOf(space: Space): Set<string> {
  const axes = Object.entries(space.axes);
  const pairs = new Set<string>();
  for (const [place, [axis, values]] of axes.entries())
    for (const [other, others] of axes.slice(place + 1))
      for (const value of values)
        for (const second of others) {
          const row = { [axis]: value, [other]: second };
          if (fits(space, row)) for (const pair of pairsIn(row)) pairs.add(pair);
        }
  return pairs;
}

function shuffled<Value>(values: readonly Value[], next: () => number): Value[] {
  const drawn = new Map<Value, number>();
  for (const value of values) drawn.set(value, next());
  return values.toSorted((one, other) => (drawn.get(one) as number) - (drawn.get(other) as number));
}

/** A row that begins with a missing pair and takes on each further axis the value that covers most of the others. */
function rowAround(pair: string, space: Space, missing: ReadonlySet<string>, next: () => number): Row | undefined {
  const axes = Object.keys(space.axes);
  const row: Record<string, string> = {};
  const chosen = new Map<number, string>();
  for (const cell of pair.split(BETWEEN)) {
    const [axis = ''] = cell.split('=');
    row[axis] = cell.slice(axis.length + 1);
    chosen.set(axes.indexOf(axis), cell);
  }
  for (const place of shuffled([...axes.keys()], next)) {
    if (chosen.has(place)) continue;
    const axis = axes[place] as string;
    let best: { value: string; gain: number } | undefined;
    for (const value of shuffled(space.axes[axis] as readonly string[], next)) {
      if (!fits(space, { ...row, [axis]: value })) continue;
      const own = cellOf(axes[place] as string, value);
      let gain = 0;
      for (const [other, cell] of chosen)
        if (missing.has(place < other ? `${own}${BETWEEN}${cell}` : `${cell}${BETWEEN}${own}`)) gain += 1;
      if (best === undefined || gain > best.gain) best = { value, gain };
    }
    if (best === undefined) return undefined;
    row[axis] = best.value;
    chosen.set(place, cellOf(axis, best.value));
  }
  const ordered: Record<string, string> = {};
  for (const axis of axes) ordered[axis] = row[axis] as string;
  return ordered;
}

const TRIES = 6;

export function plainRow({ axes }: Space): Row {
  const row: Record<string, string> = {};
  for (const [axis, [value]] of Object.entries(axes)) row[axis] = value as string;
  return row;
}

/** Rows with every two compatible values together at least once, by the seed; the plainest and fixed ones first. */
export function coveringRows(space: Space, seed: number): Row[] {
  let state = seed >>> 0;
  // Numbers from 0 to 1 that follow from the seed (mulberry32).
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const missing = pairsOf(space);
  const plain = plainRow(space);
  const rows: Row[] = [plain];
  for (const pair of pairsIn(plain)) missing.delete(pair);
  while (missing.size > 0) {
    let best: { row: Row; covered: string[] } | undefined;
    const all = [...missing];
    const tried: string[] = [];
    while (tried.length < TRIES) tried.push(all[Math.floor(next() * all.length)] as string);
    for (const pair of tried) {
      const row = rowAround(pair, space, missing, next);
      const covered = row ? pairsIn(row).filter((each) => missing.has(each)) : [];
      if (row && covered.length > (best?.covered.length ?? 0)) best = { row, covered };
      // Three values may exclude each other although every two of them go together.
      if (!row) missing.delete(pair);
    }
    if (!best) continue;
    rows.push(best.row);
    for (const pair of best.covered) missing.delete(pair);
  }
  for (const row of space.fixed) rows.push({ ...plain, ...row });
  return rows;
}
