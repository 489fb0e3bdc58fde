import { expect } from 'chai';

const SCHEME = /^https?:\/\//;

/** Each short link is as long as documented, with its scheme or without: whether that counts is not documented. */
export function expectLengths(links: readonly string[], length: number): void {
  const wrong = links.filter((link) => link.length !== length && link.replace(SCHEME, '').length !== length);
  expect(wrong, `short links that do not have ${length} characters`).to.deep.equal([]);
}
