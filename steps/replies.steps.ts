import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Writing } from '../support/example/cucumber/handset-parameter-types.ts';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { writtenIn } from '../support/example/expect/json.ts';
import { isReply } from '../support/example/verbs/delivery-reports.ts';
import { confirmReply, type ReplyChoice } from '../support/example/verbs/replies.ts';

When('the handset {string} {writing}', async function (this: PlumblineWorld, number: string, write: Writing) {
  await write(this.session, number);
});

When('{account} confirms {reply}', async function (this: PlumblineWorld, role: string, reply: ReplyChoice) {
  await confirmReply(this.session, role, reply);
});

Then(
  'the reply {string} arrives at {receiver}',
  async function (this: PlumblineWorld, content: string, receiver: string) {
    const bodies = (await this.session.arrivals(receiver))
      .filter(isReply)
      .map(({ body, json }) => writtenIn({ text: body, json }));
    expect(bodies.join(), `replies at ${receiver}`).to.include(content);
  },
);
