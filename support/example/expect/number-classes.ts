import { expect } from 'chai';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { answersSoFar, lineOf, unansweredLookup } from '../verbs/lookups.ts';
import { expectAs } from './assertion.ts';

/** The class that was found, in capitals: the document names classes in words, and how an answer spells them is open. */
export function classIn([number, found]: readonly [string, unknown]): string {
  expect(found, `class of ${number}`).to.be.a('string');
  return String(found).toUpperCase();
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

/** The line of a lookup with two capital letters for the country; which code a location is in is left open. */
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
  session.journal.witness.push(`a lookup answered ${lines.join(' or ')}`);
}

const LOCATION = ';location=[A-Za-z0-9]{1,4}';

/** Words in brackets that stand for what the document leaves open. */
const OPEN: Readonly<Record<string, string>> = {
  '[anything]': '.*',
  '[digits]': '\\d+',
  '[a location]': LOCATION,
  '[a location, if any]': `(?:${LOCATION})?`,
  '[further members, if any]': '(?:;.*)?',
  '[a reason]': '(?!OK)[^;=]+',
  '[OK or a reason]': '[^;=]+',
};

const SPAN = /^\[(\d+) to (\d+) digits\]$/;

/** The lines of the latest, of every or of one answer are like one that has words in brackets for what is open. */
export function expectLinesLike(session: Session, which: string, written: string): void {
  // A line as a feature writes it; throws HarnessError where the words in brackets mean nothing.
  const parts = written.split(/(\[[^[\]]+\])/).map((part) => {
    const [, least, most] = SPAN.exec(part) ?? [];
    if (least !== undefined) return `\\d{${least},${most}}`;
    if (!part.startsWith('[')) return part.replace(/[.*+?^${}()|\\]/g, '\\$&');
    const meaning = OPEN[part];
    if (meaning === undefined) throw new HarnessError(`${part} stands for nothing in the line of a lookup`);
    return meaning;
  });
  const like = new RegExp(`^${parts.join('')}$`, 's');
  if (which === 'the lookup') return void expect(lineOf(session.wire.last), told(session.wire.last)).to.match(like);

  const answers = answersSoFar(session);
  const lines = answers.map(lineOf);
  expect(lines, 'lookups').to.not.have.lengthOf(0);
  if (which === 'every lookup') for (const each of answers) expect(lineOf(each), told(each)).to.match(like);
  else {
    const holds = lines.some((line) => like.test(line));
    expectAs(holds, 'one of the lookups', { relation: 'like', expected: written, actual: lines }).to.equal(true);
  }
}

/** The answer came over plain http from the address itself and not from where it leads to. */
export function expectPlainHttp({ request, status }: Exchange): void {
  expect(new URL(request.url).protocol, `scheme of ${request.url}`).to.equal('http:');
  expect(status, `HTTP status of ${request.url}`).to.equal(200);
}
