import { Given, Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectOwnNonces, expectSignedWith } from '../support/example/expect/callback-signature.ts';
import { expectMembers } from '../support/example/expect/conversation.ts';
import { subscribe } from '../support/example/verbs/conversation.ts';

Given(
  '{receiver} is subscribed to {string} with the secret {string}',
  async function (this: PlumblineWorld, receiver: string, trigger: string, secret: string) {
    await subscribe(this.session, receiver, trigger, secret);
  },
);

Then(
  'everything that {receiver} is told is signed with the secret {string}',
  async function (this: PlumblineWorld, receiver: string, secret: string) {
    const { signatureHeaderPrefix } = this.session.run.target.bindings;
    expectSignedWith(await this.session.arrivals(receiver), secret, signatureHeaderPrefix);
    this.session.journal.witness.push(`${receiver} was told`);
  },
);

Then(
  'everything that {receiver} is told has a nonce of its own',
  async function (this: PlumblineWorld, receiver: string) {
    const { signatureHeaderPrefix } = this.session.run.target.bindings;
    expectOwnNonces(await this.session.arrivals(receiver), signatureHeaderPrefix);
  },
);

Then(
  '{receiver} is told, in any sequence, {string} in {string}',
  async function (this: PlumblineWorld, receiver: string, values: string, member: string) {
    expectMembers(await this.session.arrivals(receiver), member, values.split(' and '));
  },
);
