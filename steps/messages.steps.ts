import { Then, When } from '../support/example/cucumber/phrases.ts';
import { compareMessages } from '../support/example/expect/messages.ts';
import { claims, performs } from '../support/example/session/claims.ts';
import { draftOfRow, sendAtOnce, senderOf, sendMany, sendNamed } from '../support/example/verbs/sending.ts';

const submits = claims(performs('submit a message'));

When('{requester} sends {string} to {string} as {string}', submits, async (session, who, content, to, name) => {
  const draft = { content, destination_number: to };
  await sendNamed(session, senderOf(session, who), [{ name, draft }]);
});

When(
  '{requester} sends {string} to {string} as {string}, without a callback URL',
  submits,
  async (session, who, content, to, name) => {
    const draft = { content, destination_number: to, callbackUrl: undefined };
    await sendNamed(session, senderOf(session, who), [{ name, draft }]);
  },
);

When('{requester} sends in one request:', submits, (session, who, table) =>
  sendNamed(session, senderOf(session, who), table.hashes().map(draftOfRow)),
);

When('{requester} signs and sends in one request:', submits, async (session, who, table) => {
  const sender = { ...senderOf(session, who), scheme: 'hmac' as const };
  await sendNamed(session, sender, table.hashes().map(draftOfRow));
});

When('{requester} sends {string} to {string} {int} times at once', submits, (session, who, content, to, count) =>
  sendAtOnce(session, senderOf(session, who), { content, destination_number: to }, count),
);

When(
  '{requester} sends {string} to {string} {int} times, {span} apart',
  submits,
  async (session, who, content, to, times, span) => {
    const draft = { content, destination_number: to, delivery_report: false };
    for (let time = 0; time < times; time += 1) {
      if (time > 0) await session.time.pass(span);
      await sendNamed(session, senderOf(session, who), [{ name: `message ${time}`, draft }]);
    }
  },
);

When('{requester} sends {string} to {string} a character at a time', submits, async (session, who, content, to) => {
  const named = Array.from(content, (character) => ({
    name: `character ${character}`,
    draft: { content: character, destination_number: to, delivery_report: false },
  }));
  await sendMany(session, senderOf(session, who), named);
});

Then('{string} has {comparison} {string}', compareMessages);
