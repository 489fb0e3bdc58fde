import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Writing } from '../support/example/cucumber/handset-parameter-types.ts';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { writtenIn } from '../support/example/expect/answer-kinds.ts';
import { isReply } from '../support/example/verbs/delivery-reports.ts';
import {
  confirmReplies,
  confirmReply,
  type ReplyChoice,
  replyFrom,
  textsOfReplies,
} from '../support/example/verbs/replies.ts';

When('the handset {string} {writing}', async function (this: PlumblineWorld, number: string, write: Writing) {
  await write(this.session, number);
});

When('the handsets reply:', async function (this: PlumblineWorld, table: DataTable) {
  for (const [number = '', text = ''] of table.raw()) await replyFrom(this.session, number, text);
});

When('{account} confirms {reply}', async function (this: PlumblineWorld, role: string, reply: ReplyChoice) {
  await confirmReply(this.session, role, reply);
});

When(
  '{account} confirms the replies in one request:',
  async function (this: PlumblineWorld, role: string, table: DataTable) {
    await confirmReplies(this.session, role, table.raw().flat());
  },
);

Then(
  'the reply {string} arrives at {receiver}',
  async function (this: PlumblineWorld, content: string, receiver: string) {
    const bodies = (await this.session.inbox.arrivals(receiver))
      .filter(isReply)
      .map(({ body, json }) => writtenIn({ text: body, json }));
    expect(bodies.join(), `replies at ${receiver}`).to.include(content);
  },
);

Then('these replies arrive at {receiver}:', async function (this: PlumblineWorld, receiver: string, table: DataTable) {
  const bodies = (await this.session.inbox.arrivals(receiver)).filter(isReply).map(({ json }) => JSON.stringify(json));
  const wanted = table.raw().flat();
  for (const text of wanted) {
    const arrived = bodies.filter((body) => body.includes(JSON.stringify(text)));
    const times = wanted.filter((each) => each === text).length;
    expect(arrived.length, `replies "${text}" at ${receiver}`).to.be.at.least(times);
  }
});

Then('{account} finds the replies:', async function (this: PlumblineWorld, role: string, table: DataTable) {
  const texts = await textsOfReplies(this.session, role);
  expect(texts, 'the replies').to.include.members(table.raw().flat());
});
