import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import { claims, present } from '../support/example/session/claims.ts';
import { isReply } from '../support/example/verbs/delivery-reports.ts';
import {
  answersMessage,
  confirmByMessage,
  confirmReplies,
  replyFrom,
  writeUnasked,
} from '../support/example/verbs/replies.ts';

When('the handset {string} replies {names}', async (session, number, texts) => {
  for (const text of texts) await replyFrom(session, number, text);
});

When('the handset {string} writes {names} to the account', writeUnasked);

When('the handset {string} writes {int} texts to the account', async (session, number, count) => {
  const texts = Array.from({ length: count }, (_, place) => `Text ${place + 1}`);
  await writeUnasked(session, number, texts);
});

When('{account} confirms the reply {string} by the id of its message', confirmByMessage);

When('{account} confirms the reply/replies {names}', confirmReplies);

Then('{receiver} gets {names} in reply', async (session, receiver, wanted) => {
  const replies = (await session.inbox.arrivals(receiver)).filter(isReply);
  for (const text of wanted) {
    const arrived = replies.filter(({ body, json }) =>
      json === undefined ? body.includes(text) : JSON.stringify(json).includes(JSON.stringify(text)),
    );
    const times = wanted.filter((each) => each === text).length;
    expect(arrived.length, `replies "${text}" at ${receiver}`).to.be.at.least(times);
  }
});

Then('{account} finds the reply to {string}', claims(present('the list with a reply')), async (session, role, name) => {
  const isFound = await answersMessage(session, role, name);
  expect(isFound, `the reply to ${name} is found`).to.equal(true);
  session.journal.witness.push(`the reply to ${name} is found`);
});
