import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { noteRefused } from '../verbs/requests.ts';
import { expectAccepted, expectRefused, expectStatusAmong } from './answer.ts';

const REFUSED = 400;

/** What every outcome comes to: a counterpart for each refusal. */
function noteOutcome(session: Session): void {
  if (session.last.status >= REFUSED) noteRefused(session);
  else session.journal.witness.push('a request of this operation was accepted');
}

/** The latest request was accepted. */
export function expectAcceptance(session: Session): void {
  expectAccepted(session.last);
  noteOutcome(session);
}

/** The latest request was refused; the example ends with a request like it that is accepted. */
export function expectRefusal(session: Session): void {
  expectRefused(session.last);
  noteOutcome(session);
}

/** The latest request has one of these statuses. */
export function expectOutcome(session: Session, statuses: readonly number[]): void {
  expectStatusAmong(session.last, statuses);
  noteOutcome(session);
}

/** The HTTP statuses that an answer may have: some, all below a limit, or all but some. */
export type StatusRange =
  | { readonly among: readonly number[] }
  | { readonly below: number }
  | { readonly but: readonly number[] };

/** The latest request was answered with a status in a range. */
export function expectStatusIn(session: Session, range: StatusRange): void {
  if ('among' in range) {
    expectOutcome(session, range.among);
    return;
  }
  if ('but' in range) {
    expect(session.last.status, `HTTP status of ${session.last.request.url}`).to.not.be.oneOf([...range.but]);
    return;
  }
  expect(session.last.status, `HTTP status of ${session.last.request.url}`).to.be.below(range.below);
  noteOutcome(session);
}
