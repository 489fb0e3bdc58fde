import { expect } from 'chai';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { entriesOf, type Numbers } from '../verbs/blacklist.ts';

type Pages = readonly (readonly unknown[])[];

/** The same list. Throws Inconclusive when it is empty: whatever holds for each of its entries is not shown by none. */
export function atLeastOne<Entry>(entries: readonly Entry[], what: string): readonly Entry[] {
  if (entries.length === 0) throw new Inconclusive('insufficient-evidence', `there are no ${what} to look at`);
  return entries;
}

export function expectPages(pages: Pages, wanted: readonly unknown[], size: number): void {
  for (const page of pages) expect(page.length, 'entries on a page').to.be.at.most(size);
  const all = pages.flat();
  expect(all, 'entries on all pages').to.include.members([...wanted]);
  expect(new Set(all).size, 'different entries').to.equal(all.length);
}

export function expectListed(seen: readonly unknown[], wanted: readonly unknown[]): void {
  expect(seen, 'entries of the answer').to.deep.equal([...wanted]);
}

export function expectAbsent(pages: Pages, unwanted: readonly unknown[]): void {
  const found = pages.flat().filter((key) => unwanted.includes(key));
  expect(found, 'entries that belong to somebody else').to.deep.equal([]);
}

export function expectEntries({ json, text }: Exchange, list: string, count: number): void {
  expect(memberAt(json, list), `${list} in ${text.slice(0, 300)}`)
    .to.be.an('array')
    .with.lengthOf(count);
}

export function expectOnPage({ json, text }: Exchange, member: string, values: string[], total: number): void {
  const content = (memberAt(json, 'content') ?? []) as unknown[];
  const seen = content.map((entry) => String(memberAt(entry, member)));
  expect(seen, text.slice(0, 300)).to.have.members(values);
  expect(memberAt(json, 'totalElements'), `totalElements in ${text.slice(0, 300)}`).to.equal(total);
}

export type Often = 'never' | 'once' | 'at least once';

export async function expectBlacklisted(session: Session, role: string, often: Often, which: Numbers): Promise<void> {
  const { times, others } = await entriesOf(session, role, which);
  for (const each of times) {
    if (often === 'at least once') expect(each, 'entries of the number').to.be.at.least(1);
    else expect(each, 'entries of the number').to.equal(often === 'never' ? 0 : 1);
  }
  if (which.number === undefined) expect(others, 'entries of other numbers').to.equal(0);
  if (often !== 'never') session.journal.witness.push('a number is on the blacklist');
}
