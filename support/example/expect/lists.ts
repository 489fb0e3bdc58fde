import { expect } from 'chai';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { entriesOf, type Numbers } from '../verbs/blacklist.ts';
import { comparableLine } from './number-classes.ts';

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

function counted(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

export function expectWinners(answers: readonly Exchange[], winners: number, status: number): void {
  const outcomes = answers.map((each) => (each.status < 300 ? 'accepted' : String(each.status)));
  const wanted: Record<string, number> = {};
  if (winners > 0) wanted.accepted = winners;
  if (answers.length > winners) wanted[status] = answers.length - winners;
  expect(counted(outcomes), `outcomes of ${answers.length} requests at once`).to.deep.equal(wanted);
}

export function expectAllAccepted(answers: readonly Exchange[]): void {
  expectWinners(atLeastOne(answers, 'requests at once'), answers.length, 0);
}

export function expectAllDifferent(answers: readonly Exchange[], member: string): void {
  expectAllAccepted(answers);
  const values = answers.map(({ json }) => (json as Record<string, unknown> | undefined)?.[member]);
  for (const value of values) expect(value, member).to.be.a('string').and.not.equal('');
  expect(new Set(values).size, `different values of ${member}`).to.equal(answers.length);
}

export function expectLines(answers: readonly Exchange[], wanted: Readonly<Record<string, number>>): void {
  const lines = counted(answers.map(comparableLine));
  expect(lines, `lines of ${answers.length} lookups at once`).to.deep.equal(wanted);
}
