import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAllDifferent, expectLines, expectWinners } from '../support/example/expect/races.ts';
import { claims, refused } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/asking.ts';
import {
  askAtOnce,
  burstAnswers,
  holdRequests,
  inTurn,
  servedAnswers,
} from '../support/example/verbs/bursts.ts';
import { answersOfOngoing, startLookupsAtOnce } from '../support/example/verbs/ongoing-lookups.ts';
import { askBeforeTimePasses } from '../support/example/verbs/parked-requests.ts';
import { updateInBurst } from '../support/example/verbs/voice-races.ts';
import { updatesOf } from '../support/example/verbs/voice-updates.ts';

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

When('the client updates in a burst:', async function (this: PlumblineWorld, table: DataTable) {
  await updateInBurst(this.session, updatesOf(this.session, table.hashes()));
});

When(
  '{int} lookups of {string} are asked for at once',
  async function (this: PlumblineWorld, count: number, number: string) {
    await startLookupsAtOnce(this.session, count, number);
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

Then(
  '{int} of the lookups answer {string} and {int} answer {string}',
  async function (this: PlumblineWorld, some: number, one: string, others: number, other: string) {
    expectLines(await answersOfOngoing(this.session), { [one]: some, [other]: others });
  },
);
