import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectGrowingWaits,
  expectPosted,
  expectSameWhenRepeated,
  expectTarget,
} from '../support/example/expect/notifications.ts';
import { absent, claims, evident } from '../support/example/session/claims.ts';
import {
  attemptsOfFirst,
  letRetriesPass,
  observeAttempts,
  repeatedChanges,
  waitsBetweenRetries,
} from '../support/example/verbs/attempts.ts';
import { reportsAt, reportsOf } from '../support/example/verbs/delivery-reports.ts';
import { listedReportIds } from '../support/example/verbs/listed-reports.ts';
import {
  answerAlways,
  answerInTurn,
  answerUntil,
  openReserved,
  putUserIntoUrl,
  reserveReceiver,
} from '../support/example/verbs/receivers.ts';

Given('{receiver} listens at {string}', function (this: PlumblineWorld, receiver: string, path: string) {
  this.session.openReceiver(receiver, path);
});

Given(
  '{receiver} answers {string} in turn',
  async function (this: PlumblineWorld, receiver: string, answers: string) {
    await answerInTurn(this.session, receiver, answers);
  },
);

Given(
  '{receiver} always answers {string}',
  async function (this: PlumblineWorld, receiver: string, answer: string) {
    await answerAlways(this.session, receiver, answer);
  },
);

Given(
  '{receiver} answers {string} until attempt {int} of a report',
  function (this: PlumblineWorld, receiver: string, answer: string, attempt: number) {
    answerUntil(this.session, receiver, answer, attempt);
  },
);

Given('{receiver} does not listen yet', async function (this: PlumblineWorld, receiver: string) {
  await reserveReceiver(this.session, receiver);
});

When('{receiver} starts to listen', async function (this: PlumblineWorld, receiver: string) {
  await openReserved(this.session, receiver);
});

Given(
  'the callback URL of {receiver} carries the user {string} and the password {string}',
  function (this: PlumblineWorld, receiver: string, user: string, password: string) {
    putUserIntoUrl(this.session, receiver, user, password);
  },
);

When(
  '{int} retries of the first report at {receiver} go by',
  async function (this: PlumblineWorld, count: number, receiver: string) {
    await letRetriesPass(this.session, receiver, count);
  },
);

Then(
  'each of the {int} waits is at least {float} times the wait before it',
  function (this: PlumblineWorld, count: number, factor: number) {
    expectGrowingWaits(waitsBetweenRetries(this.session), count, factor);
  },
);

Then(
  '{receiver} gets no notification',
  claims(absent('any receiver')),
  async function (this: PlumblineWorld, receiver: string) {
    const bodies = (await this.session.arrivals(receiver)).map(({ body }) => body);
    expect(bodies, `notifications at ${receiver}`).to.deep.equal([]);
  },
);

Then(
  '{receiver} gets the first report {int} time(s)',
  async function (this: PlumblineWorld, receiver: string, count: number) {
    expect(await attemptsOfFirst(this.session, receiver), 'attempts').to.have.lengthOf(count);
  },
);

Then(
  '{receiver} gets the first report at least {int} time(s)',
  async function (this: PlumblineWorld, receiver: string, count: number) {
    const attempts = await attemptsOfFirst(this.session, receiver);
    expect(attempts.length, 'attempts').to.be.at.least(count);
  },
);

Then(
  'everything at {receiver} is posted as {string}',
  async function (this: PlumblineWorld, receiver: string, mediaType: string) {
    expectPosted(await this.session.arrivals(receiver), mediaType);
  },
);

Then(
  'everything at {receiver} goes to {string}',
  async function (this: PlumblineWorld, receiver: string, target: string) {
    expectTarget(await this.session.arrivals(receiver), target);
  },
);

Then(
  '{account} can list no report of {string} that was not pushed',
  claims(absent('the receiver of delivery reports')),
  async function (this: PlumblineWorld, role: string, name: string) {
    const listed = await listedReportIds(this.session, role, name);
    const pushed = (await reportsOf(this.session, name)).map((report) => report.delivery_report_id);
    expect(listed, `listed reports of ${name}`).to.not.have.lengthOf(0);
    expect(pushed, 'pushed reports').to.include.members(listed);
  },
);

Then(
  'a repeated report at {receiver} keeps its {string}',
  async function (this: PlumblineWorld, receiver: string, member: string) {
    expectSameWhenRepeated(await repeatedChanges(this.session, receiver), member);
  },
);

Then(
  'no two statuses at {receiver} share a report',
  claims(evident),
  async function (this: PlumblineWorld, receiver: string) {
    const reports = await reportsAt(this.session, receiver);
    const ids = new Set(reports.map((report) => report.delivery_report_id));
    const uses = new Set(
      reports.map((each) => [each.delivery_report_id, each.message_id, each.status].join()),
    );
    expect(uses.size, 'changes of status told').to.equal(ids.size);
  },
);

Then(
  'how the first report comes to {receiver} is recorded',
  async function (this: PlumblineWorld, receiver: string) {
    expect(await observeAttempts(this.session, receiver), 'attempts').to.not.have.lengthOf(0);
  },
);
