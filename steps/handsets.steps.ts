import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import { expectShown } from '../support/example/expect/messages.ts';
import { claims, counted, evident, present } from '../support/example/session/claims.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { idsAtHandset, sendersAt } from '../support/example/verbs/handsets.ts';
import { wasAccepted } from '../support/example/verbs/sending.ts';
import { Inconclusive } from '../support/ground/problems/inconclusive.ts';

/** Short codes are numbers too. */
const PHONE_NUMBER = /^\+?\d{3,15}$/;

Then(
  'the handset {string} has {int} message(s)',
  claims((_number, count) => counted('any handset', count)),
  async (session, number, count) => {
    expect(await idsAtHandset(session, number), `messages at ${number}`).to.have.lengthOf(count);
    session.journal.witness.push(`${count} reached ${number}`);
  },
);

Then('the handset {string} has {string}', claims(present('any handset')), async (session, number, name) => {
  const { id } = session.handles.get<SentMessage>(name);
  expect(await idsAtHandset(session, number), `messages at ${number}`).to.include(id);
  session.journal.witness.push(`${name} reached ${number}`);
});

Then('the handset {string} shows:', claims(present('any handset')), (session, number, table) =>
  expectShown(session, number, table.raw().flat()),
);

Then('the handset {string} shows, if {string} was accepted:', claims(evident), (session, number, name, table) =>
  expectShown(session, number, wasAccepted(session, name) ? table.raw().flat() : []),
);

Then('all {int} messages at the handset {string} come from one number', async (session, count, number) => {
  const senders = await sendersAt(session, number);
  expect(senders, `messages at ${number}`).to.have.lengthOf(count);
  const [first] = senders;
  expect(first, `sender at ${number}`).to.be.a('string').that.matches(PHONE_NUMBER);
  expect([...new Set(senders)], `senders at ${number}`).to.deep.equal([first]);
});

/** Takes the number that a recipient knows out of the pool. Throws Inconclusive when it knows none. */
When('the number that the handset {string} knows leaves the pool', async (session, number) => {
  const sender = (await sendersAt(session, number)).at(-1);
  if (!sender) throw new Inconclusive('precondition-unmet', `${number} was not written to from a number`);
  await session.facilities.named('accounts').request('DELETE', `/sender-pool/${encodeURIComponent(sender)}`);
});
