import { expect } from 'chai';

/** No page holds more than `size`, nothing is on two of them, and all of `wanted` is somewhere. */
export function expectPages(pages: readonly (readonly unknown[])[], wanted: readonly unknown[], size: number): void {
  for (const page of pages) expect(page.length, 'entries on a page').to.be.at.most(size);
  const all = pages.flat();
  expect(all, 'entries on all pages').to.include.members([...wanted]);
  expect(new Set(all).size, 'different entries').to.equal(all.length);
}

/** The entries are those wanted, in the same order. */
export const expectListed = (seen: readonly unknown[], wanted: readonly unknown[]): void => {
  expect(seen, 'entries of the answer').to.deep.equal([...wanted]);
};

/** None of `unwanted` is on any page. */
export function expectAbsent(pages: readonly (readonly unknown[])[], unwanted: readonly unknown[]): void {
  expect(
    pages.flat().filter((key) => unwanted.includes(key)),
    'entries that belong to somebody else',
  ).to.deep.equal([]);
}
