import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { effectsNow, notedEffects } from '../verbs/effects.ts';
import { noteRefused } from '../verbs/requests.ts';

/** What a failure says of an answer; fingerprints know an HTTP status by these words. */
export const answerInWords = ({ status, text }: Exchange): string => `HTTP status ${status} ${text.slice(0, 300)}`;

export function expectAccepted(exchange: Exchange): void {
  expect(exchange.status, answerInWords(exchange)).to.be.within(200, 299);
}

/** The answer says that the client made a mistake: 4xx, never 5xx. */
export function expectRefused(exchange: Exchange): void {
  expect(exchange.status, answerInWords(exchange)).to.be.within(400, 499);
}

/** Whatever the platform decided, it did not break down over it. */
export function expectNoCrash(exchange: Exchange): void {
  expect(exchange.status, answerInWords(exchange)).to.be.below(500);
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

export function expectOutcome(session: Session, statuses: readonly number[]): void {
  expect(session.wire.last.status, answerInWords(session.wire.last)).to.be.oneOf([...statuses]);
  noteOutcome(session);
}

/** The HTTP statuses that an answer may have: some, all below a limit, or all but some. */
export type StatusRange =
  | { readonly among: readonly number[] }
  | { readonly below: number }
  | { readonly but: readonly number[] };

export function expectStatusIn(session: Session, range: StatusRange): void {
  if ('among' in range) return void expectOutcome(session, range.among);

  const status = expect(session.wire.last.status, `HTTP status of ${session.wire.last.request.url}`);
  if ('but' in range) return void status.to.not.be.oneOf([...range.but]);

  status.to.be.below(range.below);
  noteOutcome(session);
}

/** The latest request changed nothing: the platform counts the same effects as before it. */
export async function expectNoEffects(session: Session): Promise<void> {
  expect(await effectsNow(session), 'effects on the platform').to.deep.equal(notedEffects(session));
}
