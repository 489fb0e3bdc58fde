import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { noteRefused } from '../verbs/requests.ts';
import { expectAs } from './assertion.ts';

export const answerInWords = ({ status, text }: Exchange): string => `HTTP status ${status} ${text.slice(0, 300)}`;

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
