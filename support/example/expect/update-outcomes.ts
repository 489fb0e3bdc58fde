import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { lookedAnswers } from '../verbs/voice-updates.ts';
import { expectIncludes, unmasked } from './includes.ts';
import { atLeastOne } from './lists.ts';
import { expectSameAnswer } from './voice.ts';

/** Among answers to simultaneous requests the successful ones are alike; the platform may refuse the others. */
export function expectAlike(session: Session): void {
  const [first, ...rest] = lookedAnswers(session).filter(({ status }) => status < 400 || status >= 500);
  expect(first?.status, 'status of the request that was carried out').to.equal(200);
  for (const each of rest) expectSameAnswer(each, first as Exchange);
}

export function expectKept(session: Session): void {
  const done = lookedAnswers(session).filter(({ status }) => status < 300);
  for (const { json, request } of atLeastOne(done, 'updates that were carried out')) {
    const wanted = JSON.parse(String(request.body));
    expectIncludes(unmasked(json, wanted), wanted);
  }
}

export function expectStatusOfUpdates(session: Session, statuses: readonly number[]): void {
  const answers = lookedAnswers(session);
  expect(answers, 'updates').to.not.be.empty;
  for (const { status, text } of answers)
    expect(status, `HTTP status beside ${text.slice(0, 300)}`).to.be.oneOf([...statuses]);
}
