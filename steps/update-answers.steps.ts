import { expect } from 'chai';
import { Then } from '../support/example/cucumber/phrases.ts';
import {
  expectAlike,
  expectCommands,
  expectKept,
  expectStatusOfUpdates,
  expectTimeToAdvance,
} from '../support/example/expect/voice.ts';
import { claims, evident, membersOfJson, names, present, refused } from '../support/example/session/claims.ts';
import { listOf } from '../support/example/session/written-members.ts';
import { withCommands } from '../support/example/verbs/voice-services.ts';
import { challengesOf, lookedAnswers, updateAnswers } from '../support/example/verbs/voice-updates.ts';

const ownProof = claims(evident);

Then(
  'every update is answered with HTTP status {codes}',
  claims(
    (codes) => (codes.every((code) => Number(code) >= 400) ? refused : []),
    names((codes) => ({ statuses: codes.map(Number) })),
  ),
  (session, codes) => expectStatusOfUpdates(session, codes.map(Number)),
);

Then('every update is answered with what it set', expectKept);
Then('every update is answered alike, or refused', ownProof, expectAlike);

/** What is malformed may be refused as a bad request, which needs no challenge. */
Then('every refused update has a different WWW-Authenticate challenge', ownProof, (session) => {
  const challenges = challengesOf(session);
  const malformed = lookedAnswers(session).filter(({ status }) => status === 400);
  expect([...challenges, ...malformed], 'refused updates').to.have.lengthOf.above(1);
  expect([...new Set(challenges)], 'different WWW-Authenticate headers').to.deep.equal(challenges);
});

Then('the updateTime moves forward with every answer', (session) => expectTimeToAdvance(updateAnswers(session)));

Then(
  'the answer has the commands:',
  claims(
    present('the answer'),
    names((table) => ({ members: membersOfJson(withCommands(listOf(table))) })),
  ),
  (session, table) => {
    expectCommands(session, session.wire.last, listOf(table));
    session.journal.witness.push('a value of this kind was kept');
  },
);
