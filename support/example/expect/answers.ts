import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt, valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { ANSWERS, type Answers } from '../verbs/known-answers.ts';
import { noteRefused } from '../verbs/requests.ts';
import { expectAs } from './assertion.ts';
import { expectIncludes } from './contents.ts';
import { UUID } from './member-kinds.ts';

const answerInWords = ({ status, text }: Exchange): string => `HTTP status ${status} ${text.slice(0, 300)}`;

const statusOf = (exchange: Exchange): Chai.Assertion =>
  expectAs(exchange.status, answerInWords(exchange), { isStatus: true });

export function expectAccepted(exchange: Exchange): void {
  statusOf(exchange).to.be.within(200, 299);
}

export function expectRefused(exchange: Exchange): void {
  statusOf(exchange).to.be.within(400, 499);
}

export function expectNoCrash(exchange: Exchange): void {
  statusOf(exchange).to.be.below(500);
}

/** Whatever is refused gets a counterpart that is accepted at the end of the example. */
function noteOutcome(session: Session): void {
  if (session.wire.last.status >= 400) noteRefused(session);
  else session.journal.witness.push('a request of this operation was accepted');
}

export function expectAcceptance(session: Session): void {
  expectAccepted(session.wire.last);
  noteOutcome(session);
}

export function expectRefusal(session: Session): void {
  expectRefused(session.wire.last);
  noteOutcome(session);
}

export function expectOutcome(session: Session, codes: readonly string[]): void {
  statusOf(session.wire.last).to.be.oneOf(codes.map(Number));
  noteOutcome(session);
}

const statusOfLast = ({ wire: { last } }: Session): Chai.Assertion =>
  expect(last.status, `HTTP status of ${last.request.url}`);

export function expectStatusBelow(session: Session, limit: number): void {
  statusOfLast(session).to.be.below(limit);
  noteOutcome(session);
}

export function expectOtherStatus(session: Session, codes: readonly string[]): void {
  statusOfLast(session).to.not.be.oneOf(codes.map(Number));
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z?/;

export const mediaTypeOf = ({ headers }: Exchange): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The body as it came, and as JSON without blanks between its members: a platform may write it either way. */
export const writtenIn = ({ text, json }: Pick<Exchange, 'text' | 'json'>): string =>
  json === undefined ? text : `${text}\n${JSON.stringify(json)}`;

/** A body, where there is one, is JSON and says so. Section "Endpoints". */
export function expectJson(exchange: Exchange): void {
  const { status, text, json } = exchange;
  if (!text) return;
  const type = status < 300 ? /^application\/json$/ : /^application\/([\w.-]+\+)?json$/;
  expect(mediaTypeOf(exchange), 'media type').to.match(type);
  expect(json, `${text.slice(0, 300)} as JSON`).to.not.equal(undefined);
}

function withoutInstants({ json, text }: Exchange): string {
  if (json === undefined) return text;
  return JSON.stringify(json, (_, value) => (typeof value === 'string' && INSTANT.test(value) ? '' : value));
}

/** The document shows no record, so that anything with something in it is one. */
export function expectRecord(exchange: Exchange): void {
  expectAccepted(exchange);
  expect(exchange.json, answerInWords(exchange)).to.be.an.instanceof(Object).that.is.not.empty;
}

/** Section "Errors / HTTP-level". */
export function expectExplanation(exchange: Exchange): void {
  const { text, json } = exchange;
  expect(text, 'the body of the refusal').to.not.equal('');
  expectJson(exchange);
  expectAs(json, 'the explanation', { relation: 'of type', expected: 'string, array or object' }).to.satisfy(
    (value: unknown) => typeof value === 'string' || value instanceof Object,
  );
  expect(json, 'the explanation').to.not.be.empty;
}

export function expectDifferentAnswer({ wire: { last }, journal }: Session): void {
  const before = journal.exchanges.at(-2);
  expect(withoutInstants(last), 'the answer').to.not.equal(before && withoutInstants(before));
}

export function expectNamedKey(exchange: Exchange, id: string): void {
  expectAccepted(exchange);
  expect((exchange.json as { key_id?: string }).key_id, 'key_id').to.equal(id);
}

export function expectKnown(session: Session): void {
  const { known, given } = session.handles.get<Answers>(ANSWERS);
  expectIncludes(given, known, 'the known answers');
}

export function expectPointsTo({ json, text }: Exchange, pointer: string): void {
  const { details } = (json ?? {}) as { details?: unknown };
  const found = Array.isArray(details) && details.some((each) => String(each).startsWith(pointer));
  const subject = `a detail that points to ${pointer} in ${text.slice(0, 500)}`;
  expectAs(found, subject, { relation: 'includes', expected: pointer, actual: details }).to.equal(true);
}

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
