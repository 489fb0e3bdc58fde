import { expect } from 'chai';

/** No page holds more than `size`, nothing stands on two of them, and all of `wanted` is somewhere. */
export function expectPages(
  pages: readonly (readonly string[])[],
  wanted: readonly string[],
  size: number,
): void {
  for (const page of pages) expect(page.length, 'entries on a page').to.be.at.most(size);
  const all = pages.flat();
  expect(all, 'entries on all pages').to.include.members([...wanted]);
  expect(new Set(all).size, 'different entries').to.equal(all.length);
}
