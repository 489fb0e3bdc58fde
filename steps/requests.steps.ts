import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectNoEffects } from '../support/example/expect/effects.ts';
import { expectExplanation, expectJson, expectUuids } from '../support/example/expect/json.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import {
  ask,
  askProperly,
  call,
  type Instance,
  type Requester,
  replay,
} from '../support/example/verbs/asking.ts';
import { rawBody } from '../support/example/verbs/raw-body.ts';
import { DEFAULT_RECEIVER } from '../support/example/verbs/sending.ts';
import { type Thing, thingOf } from '../support/example/verbs/things.ts';

Given('the client listens for notifications', function (this: PlumblineWorld) {
  this.session.openReceiver(DEFAULT_RECEIVER);
});

When(
  '{requester} asks to {operation}',
  async function (this: PlumblineWorld, requester: Requester, operation: string) {
    await ask(this.session, requester, operation);
  },
);

When(
  '{requester} asks the {instance} instance to {operation}',
  async function (this: PlumblineWorld, requester: Requester, at: Instance, operation: string) {
    await ask(this.session, requester, operation, { at });
  },
);

When(
  '{requester} asks to {operation} with this body:',
  async function (this: PlumblineWorld, requester: Requester, operation: string, body: string) {
    await ask(this.session, requester, operation, { raw: rawBody(this.session, body) });
  },
);

When(
  '{requester} asks to {operation} with a body labelled {string}',
  async function (this: PlumblineWorld, requester: Requester, operation: string, type: string) {
    await ask(this.session, requester, operation, { headers: { 'content-type': type } });
  },
);

When(
  '{requester} uses the method {word} on the path that serves to {operation}',
  async function (this: PlumblineWorld, requester: Requester, method: string, operation: string) {
    await ask(this.session, requester, operation, { method });
  },
);

When(
  '{requester} calls {word} {string}',
  async function (this: PlumblineWorld, { role, actingFor }: Requester, method: string, path: string) {
    await call(this.session, { role, actingFor }, { method, path });
  },
);

When(
  'the client looks for the {thing} among the messages',
  async function (this: PlumblineWorld, kind: Thing) {
    const { id } = await thingOf(this.session, kind, { role: 'main' });
    await this.session.messages.retrieve({ role: 'main' }, id);
  },
);

When('the request is repeated, acting for {account}', async function (this: PlumblineWorld, role: string) {
  await replay(this.session, role);
});

When('the request is repeated', async function (this: PlumblineWorld) {
  await replay(this.session);
});

Then(
  'the same request made properly is accepted',
  claims(present('do the same properly')),
  async function (this: PlumblineWorld) {
    await askProperly(this.session);
  },
);

Then(
  'nothing has happened on the platform',
  claims(absent('do the same properly')),
  async function (this: PlumblineWorld) {
    await expectNoEffects(this.session);
  },
);

Then('the answer is JSON', function (this: PlumblineWorld) {
  expectJson(this.session.last);
});

Then('the answer explains the mistake in JSON', function (this: PlumblineWorld) {
  expectExplanation(this.session.last);
});

Then('the HTTP status is below {int}', function (this: PlumblineWorld, limit: number) {
  expect(this.session.last.status).to.be.below(limit);
});

Then('every {string} that came is a UUID', async function (this: PlumblineWorld, member: string) {
  await expectUuids(this.session, member);
});
