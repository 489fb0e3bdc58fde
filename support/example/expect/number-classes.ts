import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { classesOfAll, numberLookedUp } from '../verbs/dedicated-numbers.ts';
import { answersSoFar, lineOf, unansweredLookup } from '../verbs/lookups.ts';
import { expectAs } from './assertion.ts';

/** Whose class a step speaks of: that of the number looked up last, or of each on offer. */
export type Offered = 'the number' | 'every number';

/** The classes that a number may be in, or the one that it is not in. */
export interface ClassChoice {
  readonly among: readonly string[];
  readonly isDenied: boolean;
}

/** The document names the classes in words; how an answer spells them is open. */
function expectOne(number: string, found: unknown, { among, isDenied }: ClassChoice): void {
  expect(found, `class of ${number}`).to.be.a('string');
  const spelled = String(found).toUpperCase();
  if (isDenied) expect(among, `class of ${number}`).to.not.include(spelled);
  else expect(spelled, `class of ${number}`).to.be.oneOf([...among]);
}

export function expectClass(session: Session, wanted: ClassChoice): void {
  expectOne(...numberLookedUp(session), wanted);
}

/** Every number that the account can have is in a class, and is listed once. */
export async function expectClasses(session: Session, wanted: ClassChoice): Promise<void> {
  const found = await classesOfAll(session, 'main');
  expect(found, 'numbers on offer').to.not.have.lengthOf(0);
  for (const [number, each] of found) expectOne(number, each, wanted);
  expect(new Map(found).size, 'different numbers').to.equal(found.length);
}

/** Countries of the features in other codes: three letters, the number of the country, its calling code. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  SWE: 'SE',
  752: 'SE',
  46: 'SE',
  DEU: 'DE',
  276: 'DE',
  49: 'DE',
  AUS: 'AU',
  '036': 'AU',
  61: 'AU',
  NOR: 'NO',
  578: 'NO',
  47: 'NO',
};

/** The line of a lookup with two capital letters for the country; the document leaves open which code a location is in. */
export function comparableLine(answer: Exchange): string {
  const line = lineOf(answer);
  const [, start = line, code = ''] = /^(.*;location=)(\w+)$/s.exec(line) ?? [];
  const capitals = code.toUpperCase();
  return `${start}${OTHER_CODES[capitals] ?? capitals}`;
}

const told = ({ status, request }: Exchange): string => `the line of ${request.url} with HTTP status ${status}`;

/** The whole body of the latest answer is one of these lines, and no lookup had to wait for others. */
export function expectOneOfLines(session: Session, lines: readonly string[]): void {
  expect(unansweredLookup(session), 'the number whose lookup had to wait').to.equal(undefined);
  expect(comparableLine(session.wire.last), told(session.wire.last)).to.be.oneOf([...lines]);
}

/** The lines of the latest, of every or of one of the answers match a pattern, which may leave open what the document does. */
export function expectLinesLike(session: Session, which: string, pattern: string): void {
  const like = new RegExp(pattern);
  if (which === 'the lookup') return void expect(lineOf(session.wire.last), told(session.wire.last)).to.match(like);

  const answers = answersSoFar(session);
  const lines = answers.map(lineOf);
  expect(lines, 'lookups').to.not.have.lengthOf(0);
  if (which === 'every lookup') for (const each of answers) expect(lineOf(each), told(each)).to.match(like);
  else {
    const holds = lines.some((line) => like.test(line));
    expectAs(holds, 'one of the lookups', { relation: 'like', expected: pattern, actual: lines }).to.equal(true);
  }
}

/** The answer came over plain http from the address itself and not from where it leads to. */
export function expectPlainHttp({ request, status }: Exchange): void {
  expect(new URL(request.url).protocol, `scheme of ${request.url}`).to.equal('http:');
  expect(status, `HTTP status of ${request.url}`).to.equal(200);
}
