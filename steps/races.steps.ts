import { Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { type BurstOutcome, expectAll, expectWinners } from '../support/example/expect/races.ts';
import { claims, refused } from '../support/example/session/claims.ts';
import {
  answersToBurst,
  askAtOnce,
  type Difference,
  holdRequests,
  servedAnswers,
} from '../support/example/verbs/bursts.ts';
import type { Requester } from '../support/example/verbs/requests.ts';

Given(
  'the next {int} requests to {operation} are decided together',
  async function (this: PlumblineWorld, count: number, operation: string) {
    await holdRequests(this.session, operation, count);
  },
);

When(
  '{requester} asks {int} times at once to {operation}',
  async function (this: PlumblineWorld, who: Requester, count: number, operation: string) {
    await askAtOnce(this.session, who, operation, count);
  },
);

When(
  '{requester} asks {int} times at once to {operation}, {difference}',
  async function (this: PlumblineWorld, who: Requester, count: number, what: string, by: Difference) {
    await askAtOnce(this.session, who, what, count, by);
  },
);

Then(
  '{int} of them is/are accepted and the others are refused with HTTP status {int}',
  claims(refused),
  function (this: PlumblineWorld, winners: number, status: number) {
    expectWinners(answersToBurst(this.session, status), winners, status);
  },
);

Then('every one of them {burstOutcome}', function (this: PlumblineWorld, outcome: BurstOutcome) {
  expectAll(servedAnswers(this.session), outcome);
});
