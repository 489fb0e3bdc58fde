import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { expectAllAccepted, expectAllDifferent, expectWinners } from '../support/example/expect/races.ts';
import { claims, names, performs, refused } from '../support/example/session/claims.ts';
import {
  answersToBurst,
  askAtOnce,
  askAtOnceEach,
  askAtOnceInTurn,
  holdRequests,
  servedAnswers,
} from '../support/example/verbs/bursts.ts';
import type { Requester } from '../support/example/verbs/requests.ts';
import { operationMaking } from '../support/example/verbs/things.ts';

const askedOften = claims(performs((_who: Requester, _count: number, operation: string) => operation));

Given('the next {int} requests to {operation} are decided together', (session, count, operation) =>
  holdRequests(session, operation, count),
);

When('{requester} asks {int} times at once to {operation}', askedOften, (session, who, count, operation) =>
  askAtOnce(session, who, operation, count),
);

When(
  '{requester} asks {int} times at once to {operation}, each with its own {string}',
  askedOften,
  (session, who, count, what, member) => askAtOnceEach(session, who, what, count, member),
);

When(
  '{requester} asks {int} times at once to {operation}, for each {thing} made in turn',
  askedOften,
  (session, who, count, what, kind) => askAtOnceInTurn(session, who, what, count, operationMaking(kind)),
);

Then(
  '{int} of them is/are accepted and the others are refused with HTTP status {int}',
  claims(
    refused,
    names((_winners, status) => ({ statuses: [status] })),
  ),
  (session, winners, status) => expectWinners(answersToBurst(session, status), winners, status),
);

Then('every one of them is accepted', (session) => expectAllAccepted(servedAnswers(session)));

Then('every one of them has a different {string}', (session, member) =>
  expectAllDifferent(servedAnswers(session), member),
);
