import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { observe } from '../support/example/verbs/observing.ts';
import { membersInWords, sentenceOf } from '../support/example/verbs/sentences.ts';

Then('the form of the answer is recorded', function (this: PlumblineWorld) {
  const { last } = this.session;
  observe(this.session, 'the form of an answer', sentenceOf(last));
  expect(last.status, 'HTTP status').to.be.below(500);
});

Then(
  'the form of what {receiver} is told is recorded',
  async function (this: PlumblineWorld, receiver: string) {
    const told = await this.session.arrivals(receiver);
    for (const { json } of told)
      observe(this.session, `what ${receiver} is told`, `It is told ${membersInWords(json)}.`);
    expect(told, 'what was told').to.not.have.lengthOf(0);
  },
);
