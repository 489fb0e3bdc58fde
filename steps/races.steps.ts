import { Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { expectAllDifferent, expectWinners } from '../support/expect/races.ts';
import type { Requester } from '../support/session/asking.ts';
import { askAtOnce, burstAnswers, holdRequests, inTurn, servedAnswers } from '../support/session/bursts.ts';
import { claims, refused } from '../support/session/claims.ts';
import { askBeforeTimePasses } from '../support/session/parked-requests.ts';

Given(
  'the next {int} requests to {operation} go on together',
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
  '{requester} asks {int} times at once to {operation}, each with a {string} of its own',
  async function (this: PlumblineWorld, who: Requester, count: number, operation: string, pointer: string) {
    await askAtOnce(this.session, who, operation, count, { pointer });
  },
);

When(
  '{requester} asks {int} times at once to {operation}, in turn for what came of {operation}',
  async function (this: PlumblineWorld, who: Requester, count: number, operation: string, of: string) {
    await askAtOnce(this.session, who, operation, count, inTurn(this.session, of));
  },
);

When(
  '{requester} asks to {operation} and {span} pass(es) before the platform looks at it',
  async function (this: PlumblineWorld, who: Requester, operation: string, span: number) {
    await askBeforeTimePasses(this.session, who, operation, span);
  },
);

Then(
  '{int} of them is/are accepted and the others are refused with HTTP status {int}',
  claims(refused),
  function (this: PlumblineWorld, winners: number, status: number) {
    expectWinners(servedAnswers(this.session), winners, status);
  },
);

Then(
  '{int} of them is/are granted and the others are answered with HTTP status {int}',
  function (this: PlumblineWorld, winners: number, status: number) {
    expectWinners(burstAnswers(this.session), winners, status);
  },
);

Then('every one of them is accepted', function (this: PlumblineWorld) {
  const answers = servedAnswers(this.session);
  expectWinners(answers, answers.length, 0);
});

Then('every one of them has a different {string}', function (this: PlumblineWorld, member: string) {
  expectAllDifferent(servedAnswers(this.session), member);
});
