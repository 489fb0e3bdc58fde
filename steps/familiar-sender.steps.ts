import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { sendAtIntervals, sendersAt, withdrawSenderOf } from '../support/example/verbs/familiar-sender.ts';
import { observe } from '../support/example/verbs/observing.ts';

/** Short codes are numbers too. */
const PHONE_NUMBER = /^\+?\d{3,15}$/;

When(
  '{account} sends {string} to {string} {int} times, {span} apart',
  async function (
    this: PlumblineWorld,
    role: string,
    content: string,
    destination_number: string,
    times: number,
    span: number,
  ) {
    await sendAtIntervals(this.session, role, { content, destination_number }, { times, span });
  },
);

When(
  'the number that the handset {string} knows leaves the pool',
  async function (this: PlumblineWorld, number: string) {
    await withdrawSenderOf(this.session, number);
  },
);

Then(
  'all {int} messages at the handset {string} come from one number',
  async function (this: PlumblineWorld, count: number, number: string) {
    const senders = await sendersAt(this.session, number);
    expect(senders, `messages at ${number}`).to.have.lengthOf(count);
    const [first] = senders;
    expect(first, `sender at ${number}`).to.be.a('string').that.matches(PHONE_NUMBER);
    expect([...new Set(senders)], `senders at ${number}`).to.deep.equal([first]);
  },
);

Then(
  'the senders at the handset {string} are recorded',
  async function (this: PlumblineWorld, number: string) {
    const senders = await sendersAt(this.session, number);
    expect(senders, `messages at ${number}`).to.not.have.lengthOf(0);
    observe(this.session, `senders at ${number}`, senders);
  },
);
