import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Claim, evident, refused } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { challengesOf, lookedAnswers } from '../verbs/voice-updates.ts';
import { atLeastOne } from './at-least-one.ts';
import { expectIncludes } from './includes.ts';
import { unmasked } from './masked.ts';
import { expectSameAnswer } from './voice-answers.ts';

/** How every update is answered: with these statuses, alike if it is not refused, with what it set, or with challenges that differ. */
export interface UpdateOutcome {
  readonly how: 'status' | 'alike' | 'kept' | 'challenge';
  readonly statuses: readonly number[];
}

const isRefusal = ({ status }: Exchange): boolean => status >= 400 && status < 500;

/** Among answers to simultaneous requests the successful ones are alike; the platform may refuse the others. */
function expectAlike(answers: readonly Exchange[]): void {
  const [first, ...rest] = answers.filter((answer) => !isRefusal(answer));
  expect(first?.status, 'status of the request that was carried out').to.equal(200);
  for (const each of rest) expectSameAnswer(each, first as Exchange);
}

function expectStatuses(answers: readonly Exchange[], statuses: readonly number[]): void {
  expect(answers, 'updates').to.not.be.empty;
  for (const { status, text } of answers)
    expect(status, `HTTP status beside ${text.slice(0, 300)}`).to.be.oneOf([...statuses]);
}

function expectKept(answers: readonly Exchange[]): void {
  for (const { json, request } of atLeastOne(
    answers.filter(({ status }) => status < 300),
    'updates that were carried out',
  )) {
    const wanted = JSON.parse(String(request.body));
    expectIncludes(unmasked(json, wanted), wanted);
  }
}

/** What is malformed may be refused as a bad request, which needs no challenge. */
function expectDifferent(session: Session): void {
  const challenges = challengesOf(session);
  const malformed = lookedAnswers(session).filter(({ status }) => status === 400);
  expect([...challenges, ...malformed], 'refused updates').to.have.lengthOf.above(1);
  expect([...new Set(challenges)], 'different WWW-Authenticate headers').to.deep.equal(challenges);
}

/** There was an update, and every one was answered as a step says. */
export function expectUpdateOutcome(session: Session, { how, statuses }: UpdateOutcome): void {
  if (how === 'challenge') expectDifferent(session);
  else if (how === 'kept') expectKept(lookedAnswers(session));
  else if (how === 'alike') expectAlike(lookedAnswers(session));
  else expectStatuses(lookedAnswers(session), statuses);
}

/** What a step claims that says how every update is answered. */
export function claimOfOutcome({ how, statuses }: UpdateOutcome): Claim | readonly Claim[] {
  if (how === 'challenge' || how === 'alike') return evident;
  return how === 'status' && statuses.every((status) => status >= 400) ? refused : [];
}
