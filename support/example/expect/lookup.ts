import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { answersSoFar, lineOf, unansweredLookup } from '../verbs/lookups.ts';
import { inTwoLetters } from './countries.ts';

const told = ({ status, request }: Exchange): string => `the line of ${request.url} with HTTP status ${status}`;

/** The whole body of the latest answer is one of these lines, and no lookup had to wait for others. */
export function expectOneOfLines(session: Session, lines: readonly string[]): void {
  expect(unansweredLookup(session), 'the number whose lookup had to wait').to.equal(undefined);
  expect(inTwoLetters(lineOf(session.last)), told(session.last)).to.be.oneOf([...lines]);
}

/** The lines of the latest, of every or of one of the answers match a pattern, which may leave open what the document does. */
export function expectLinesLike(session: Session, which: string, pattern: string): void {
  const like = new RegExp(pattern);
  if (which === 'the lookup') return void expect(lineOf(session.last), told(session.last)).to.match(like);
  const answers = answersSoFar(session);
  const lines = answers.map(lineOf);
  expect(lines, 'lookups').to.not.have.lengthOf(0);
  if (which === 'every lookup') for (const each of answers) expect(lineOf(each), told(each)).to.match(like);
  else
    expect(
      lines.some((line) => like.test(line)),
      `one of ${lines.join(', ')} is like ${pattern}`,
    ).to.equal(true);
}

/** The answer came over plain http from the address itself and not from where it leads to. */
export function expectPlainHttp({ request, status }: Exchange): void {
  expect(new URL(request.url).protocol, `scheme of ${request.url}`).to.equal('http:');
  expect(status, `HTTP status of ${request.url}`).to.equal(200);
}
