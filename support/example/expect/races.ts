import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { atLeastOne } from './lists.ts';
import { comparableLine } from './number-classes.ts';

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
