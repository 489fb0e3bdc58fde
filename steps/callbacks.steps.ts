import { expect } from 'chai';
import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { expectCount, expectMarks, type Sameness } from '../support/example/expect/call-events.ts';
import { expectGrowingWaits } from '../support/example/expect/growing-waits.ts';
import { expectSameWhenRepeated } from '../support/example/expect/notifications.ts';
import { absent, claims, membersOfPath, names, PUSHED } from '../support/example/session/claims.ts';
import {
  attemptsOfFirst,
  isReply,
  listedReportIds,
  repeatedChanges,
  reportsAt,
  reportsOf,
  type SentMessage,
  waitsBetweenRetries,
} from '../support/example/verbs/delivery-reports.ts';
import { answerAlways, answerInTurn, answerUntil, listenAt } from '../support/example/verbs/receivers.ts';
import { Inconclusive } from '../support/ground/problems/inconclusive.ts';

const reportedMember = claims(
  names((_at: string, member: string) => ({ of: PUSHED.report, members: membersOfPath(member) })),
);

const markOfReport = names((_at: string, _sameness: Sameness, mark: string) => ({
  of: PUSHED.report,
  members: membersOfPath(mark),
}));

Given('{receiver} answers {string} every time', answerAlways);
Given('{receiver} answers {string} in turn', answerInTurn);
Given('{receiver} answers {string} until attempt {int} of a report', answerUntil);
Given('{receiver} listens at {string}', listenAt);

/**
 * Waits for the first retry of the first report. Throws Inconclusive (time-unreachable) when none comes in that time, in
 * milliseconds: the document does not say how soon it comes.
 */
When('{receiver} is tried again within {span}', async (session, receiver, span) => {
  await session.time.pass(span);
  if ((await attemptsOfFirst(session, receiver)).length < 2)
    throw new Inconclusive('time-unreachable', 'no retry came yet, and nothing says how soon one has to');
});

Then('{receiver} gets the first report {bound} {int} time(s)', async (session, at, bound, times) =>
  expectCount((await attemptsOfFirst(session, at)).length, bound, times, 'attempts'),
);

Then('{receiver} gets each repeated report with the same {string}', reportedMember, async (session, at, member) =>
  expectSameWhenRepeated(await repeatedChanges(session, at), member),
);

Then(
  '{receiver} gets up to {int} retries of the first report, each after a wait at least {int} percent longer',
  async (session, at, retries, percent) =>
    expectGrowingWaits(await waitsBetweenRetries(session, at, retries), 1 + percent / 100),
);

Then(
  '{receiver} gets every report of {string} that {account} can list',
  claims(absent('the receiver of delivery reports')),
  async (session, _at, name, role) => {
    const listed = await listedReportIds(session, role, name);
    const pushed = (await reportsOf(session, name)).map((report) => report.delivery_report_id);
    expect(listed, `listed reports of ${name}`).to.not.have.lengthOf(0);
    expect(pushed, 'pushed reports').to.include.members(listed);
  },
);

Then('{receiver} gets reports of {string} alone', async (session, at, name) => {
  const { id } = session.handles.get<SentMessage>(name);
  const ids = new Set((await reportsAt(session, at)).map((report) => report.message_id));
  expect([...ids], `message ids reported to ${at}`).to.deep.equal([id]);
});

Then('everything at {receiver} has {sameness} {string}', claims(markOfReport), async (session, at, sameness, mark) => {
  const arrivals = await session.inbox.arrivals(at);
  // Beside reports, what is none of them has no mark of a report.
  const reports = arrivals.filter((each) => !isReply(each));
  expectMarks(session, reports.length > 0 ? reports : arrivals, sameness, mark);
  session.journal.witness.push(`${at} was notified`);
});
