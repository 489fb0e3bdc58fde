import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';

const UUID = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const SUCCESS_TYPE = /^application\/json$/;
const ERROR_TYPE = /^application\/([\w.-]+\+)?json$/;

/** The media type of an answer, in small letters and without its parameters. */
export const mediaTypeOf = ({ headers }: Exchange): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The body as it came, and as JSON without blanks between its members: a platform may write it either way. */
export const writtenIn = ({ text, json }: Pick<Exchange, 'text' | 'json'>): string =>
  json === undefined ? text : `${text}\n${JSON.stringify(json)}`;

/** A body, where there is one, is JSON and says so. Section "Endpoints". */
export function expectJson(exchange: Exchange): void {
  if (exchange.text === '') return;
  expect(mediaTypeOf(exchange), 'media type').to.match(exchange.status < 300 ? SUCCESS_TYPE : ERROR_TYPE);
  expect(exchange.json, `${exchange.text.slice(0, 300)} as JSON`).to.not.equal(undefined);
}

/** The body is a JSON object, array or text with something in it. Section "Errors / HTTP-level". */
export function expectExplanation(exchange: Exchange): void {
  expect(exchange.text, 'the body of the refusal').to.not.equal('');
  expectJson(exchange);
  const { json } = exchange;
  expect(json, 'the explanation').to.satisfy((value: unknown) => typeof value === 'string' || value instanceof Object);
  expect(json, 'the explanation').to.not.be.empty;
}

/** Every member called `name` in any answer or notification is a UUID, and there is at least one. */
export async function expectUuids(session: Session, name: string): Promise<void> {
  await session.time.settle();
  const { exchanges, notifications } = session.journal;
  for (const each of [...exchanges, ...notifications]) each.looked = true;
  const values = [...exchanges, ...notifications].flatMap(({ json }) => valuesNamed(json, name));
  expect(values, `every ${name}`).to.not.be.empty;
  for (const value of values) expect(value, name).to.be.a('string').that.matches(UUID);
}
