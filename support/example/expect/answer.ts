import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';

const told = ({ status, text }: Exchange): string => `HTTP status ${status} ${text.slice(0, 300)}`;

/** The answer has one of these statuses. */
export function expectStatusAmong(exchange: Exchange, statuses: readonly number[]): void {
  expect(exchange.status, told(exchange)).to.be.oneOf([...statuses]);
}

/** The answer says that the request was taken. */
export function expectAccepted(exchange: Exchange): void {
  expect(exchange.status, told(exchange)).to.be.within(200, 299);
}

/** The answer says that the client made a mistake: 4xx, never 5xx. */
export function expectRefused(exchange: Exchange): void {
  expect(exchange.status, told(exchange)).to.be.within(400, 499);
}

/** The body is a JSON object or array with something in it; the document shows no record. */
export function expectRecord(exchange: Exchange): void {
  expect(exchange.json, told(exchange)).to.be.an.instanceof(Object).that.is.not.empty;
}

/** Whatever the platform decided, it did not break down over it. */
export function expectNoCrash(exchange: Exchange): void {
  expect(exchange.status, told(exchange)).to.be.below(500);
}

/** The JSON body has `value` at `member`; a dotted path goes into objects. */
export function expectMember(exchange: Exchange, member: string, value: unknown): void {
  expect(memberAt(exchange.json, member), `${member} in ${exchange.text.slice(0, 300)}`).to.deep.equal(value);
}
