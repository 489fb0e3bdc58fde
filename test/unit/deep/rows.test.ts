import fc from 'fast-check';
import '../../same-cases.ts';
import { describe, expect, it } from 'vitest';
import { plainerRows, smallestRed } from '../../../support/example/deep/deep-set.ts';
import {
  coveringRows,
  fits,
  pairsIn,
  pairsOf,
  plainRow,
  type Row,
  readSpaces,
  type Space,
} from '../../../support/example/deep/space.ts';
import { forAllInTime } from '../for-all.ts';

const spaces = readSpaces().map((space) => [space.promise, space] as const);

describe.each(spaces)('the rows of %s', (_, space) => {
  const rows = coveringRows(space, 1);

  it('show every two values that go together, and none that do not', () => {
    const shown = new Set(rows.flatMap(pairsIn));
    expect([...pairsOf(space)].filter((pair) => !shown.has(pair))).toEqual([]);
    expect(rows.filter((row) => !fits(space, row))).toEqual([]);
  });

  it('begin with the plainest, are the same for the same seed, and others for another', () => {
    expect(rows[0]).toEqual(plainRow(space));
    expect(coveringRows(space, 1)).toEqual(rows);
    expect(coveringRows(space, 2)).not.toEqual(rows);
  });
});

const [, space] = spaces[0] as readonly [string, Space];
const rows = coveringRows(space, 3).filter((row) =>
  Object.keys(space.axes).every((axis) => space.axes[axis]?.includes(row[axis] as string)),
);

/** A red row, and the axes that it takes to be red. */
const redRow = fc
  .tuple(fc.constantFrom(...rows), fc.subarray(Object.keys(space.axes), { maxLength: 3 }))
  .map(([row, causes]) => ({ row, causes, isRed: (other: Row) => causes.every((axis) => other[axis] === row[axis]) }));

describe('the smallest red row', () => {
  it('has nothing left that can be made plainer, and what makes it red', () =>
    forAllInTime(redRow, async ({ row, isRed }) => {
      const found = await smallestRed(space, row, async (tried) => tried.filter(isRed));
      expect(found.isWhole).toBe(true);
      expect(isRed(found.row)).toBe(true);
      const { plainest, between } = plainerRows(space, found.row);
      expect([...plainest, ...between].filter(isRed)).toEqual([]);
    }));

  it('is the one that was found, where no row may be tried', async () => {
    const [, row] = rows as [Row, Row];
    expect(await smallestRed(space, row, async () => undefined)).toEqual({ row, isWhole: false });
  });

  it('is as small as it was when the limits of a run end the search', async () => {
    let tries = 0;
    const row = rows.find((each) => plainerRows(space, each).plainest.length > 5) as Row;
    const found = await smallestRed(space, row, async (tried) => {
      tries += 1;
      return tries > 1 ? undefined : tried;
    });
    expect(found).toEqual({ row: plainerRows(space, row).plainest[0], isWhole: false });
  });
});
