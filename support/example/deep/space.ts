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
export const BETWEEN = '\t';

export const cellOf = (axis: string, value: string): string => `${axis}=${value}`;

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
