import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import { claims, counted } from '../support/example/session/claims.ts';
import { actsOf, postRows, statusesGiven } from '../support/example/verbs/own-receiver.ts';

When("the harness's own receiver gets the reports:", (session, table) => postRows(session, table.hashes()));

Then('it answers {int} report(s), each with an HTTP status from {int} to {int}', (session, count, lowest, highest) => {
  const statuses = statusesGiven(session);
  expect(statuses, 'answers').to.have.lengthOf(count);
  for (const status of statuses) expect(status, 'HTTP status').to.be.within(lowest, highest);
});

Then(
  'it acts on {int} report(s)',
  claims((count) => counted('the receiver', count)),
  async (session, count) => expect(await actsOf(session), 'reports acted on').to.equal(count),
);
