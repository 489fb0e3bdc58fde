import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt, valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { knownAndGiven } from '../verbs/known-answers.ts';
import type { Named } from '../verbs/made-things.ts';
import { expectAs } from './assertion.ts';
import { expectIncludes } from './includes.ts';
import { UUID } from './member-kinds.ts';
import { answerInWords, expectAccepted } from './outcome.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z?/;

/** The media type of an answer, in small letters and without its parameters. */
export const mediaTypeOf = ({ headers }: Exchange): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The body as it came, and as JSON without blanks between its members: a platform may write it either way. */
export const writtenIn = ({ text, json }: Pick<Exchange, 'text' | 'json'>): string =>
  json === undefined ? text : `${text}\n${JSON.stringify(json)}`;

/** A body, where there is one, is JSON and says so. Section "Endpoints". */
function expectJson(exchange: Exchange): void {
  const { status, text, json } = exchange;
  if (text === '') return;
  const type = status < 300 ? /^application\/json$/ : /^application\/([\w.-]+\+)?json$/;
  expect(mediaTypeOf(exchange), 'media type').to.match(type);
  expect(json, `${text.slice(0, 300)} as JSON`).to.not.equal(undefined);
}

/** A body without its instants, which may be those of the answer. */
function withoutInstants({ json, text }: Exchange): string {
  if (json === undefined) return text;
  return JSON.stringify(json, (_, value) => (typeof value === 'string' && INSTANT.test(value) ? '' : value));
}

export type AnswerKind = 'JSON' | 'a record' | 'an explanation in JSON' | 'different from the answer before';

/** The latest answer is of a kind. The document shows no record, so that anything with something in it is one. */
export function expectAnswerKind({ wire: { last }, journal }: Session, kind: AnswerKind): void {
  const { text, json } = last;
  switch (kind) {
    case 'a record':
      expectAccepted(last);
      expect(json, answerInWords(last)).to.be.an.instanceof(Object).that.is.not.empty;
      break;
    case 'an explanation in JSON':
      // Section "Errors / HTTP-level".
      expect(text, 'the body of the refusal').to.not.equal('');
      expectJson(last);
      expectAs(json, 'the explanation', { relation: 'of type', expected: 'string, array or object' }).to.satisfy(
        (value: unknown) => typeof value === 'string' || value instanceof Object,
      );
      expect(json, 'the explanation').to.not.be.empty;
      break;
    case 'different from the answer before': {
      const before = journal.exchanges.at(-2);
      expect(withoutInstants(last), 'the answer').to.not.equal(before && withoutInstants(before));
      break;
    }
    default:
      expectJson(last);
  }
}

/** The JSON body has `value` at `member`; a dotted path goes into objects. */
export function expectMember(exchange: Exchange, member: string, value: unknown): void {
  expect(memberAt(exchange.json, member), `${member} in ${exchange.text.slice(0, 300)}`).to.deep.equal(value);
}

/** The answer has a header with this value, of which neither case nor blanks nor quotes count, or with any. */
export function expectAccompaniment({ headers }: Exchange, name: string, wanted: string | undefined): void {
  const seen = headers[name.toLowerCase()] ?? '';
  if (wanted === undefined) expect(seen, name).to.be.a('string').that.is.not.empty;
  else expect(seen.replace(/[\s"]/g, '').toLowerCase(), name).to.equal(wanted.replace(/[\s"]/g, '').toLowerCase());
}

export function expectNamed(exchange: Exchange, named: Named, id: string): void {
  if ('thing' in named) return void expect(exchange.text, `the answer with the ${named.thing}`).to.include(id);
  expectAccepted(exchange);
  expect((exchange.json as { key_id?: string }).key_id, 'key_id').to.equal(id);
}

/** The platform gave every answer that is known, perhaps with further members. */
export function expectKnown(session: Session): void {
  const { known, given } = knownAndGiven(session);
  expectIncludes(given, known, 'the known answers');
}

/** One of the details of a refusal begins with this JSON pointer. */
export function expectPointsTo({ json, text }: Exchange, pointer: string): void {
  const { details } = (json ?? {}) as { details?: unknown };
  const found = Array.isArray(details) && details.some((each) => String(each).startsWith(pointer));
  const subject = `a detail that points to ${pointer} in ${text.slice(0, 500)}`;
  expectAs(found, subject, { relation: 'includes', expected: pointer, actual: details }).to.equal(true);
}

/** A refusal says of this member, or of something in it, that it is wrong. */
export function expectWrongMember({ json, text }: Exchange, member: string): void {
  const fields = (memberAt(json, 'invalidFields') ?? []) as Array<{ name?: unknown }>;
  const named = fields.map(({ name }) => String(name));
  const subject = `${member} among ${named.join(', ') || text.slice(0, 300)}`;
  const known = { relation: 'includes', expected: member, actual: named } as const;
  expectAs(named.join('\n').includes(member), subject, known).to.equal(true);
}

export async function expectUuids(session: Session, name: string): Promise<void> {
  await session.time.settle();
  const values: unknown[] = [];
  for (const each of [...session.journal.exchanges, ...session.journal.notifications]) {
    each.looked = true;
    values.push(...valuesNamed(each.json, name));
  }
  expect(values, `every ${name}`).to.not.be.empty;
  for (const value of values) expect(value, name).to.be.a('string').that.matches(UUID);
}
