import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAlikeOr, expectSameAnswer, expectUnchanged } from '../support/example/expect/voice.ts';
import { claims, evident } from '../support/example/session/claims.ts';
import { keysSent, openPlatform, updateAsClient } from '../support/example/verbs/own-voice-client.ts';
import {
  currentService,
  type ServiceObject,
  type ServiceRole,
} from '../support/example/verbs/voice-services.ts';
import {
  answerNumber,
  type Caller,
  keyNamed,
  lookedAnswers,
  update,
} from '../support/example/verbs/voice-updates.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

When(
  '{caller} updates {service} with {json} under the key {string}',
  async function (this: PlumblineWorld, caller: Caller, service: ServiceRole, members: string, key: string) {
    await update(this.session, { caller, service, members, key: keyNamed(this.session, key) });
  },
);

When(
  'the client updates {service} with {json} and {string} as its Idempotency-Key',
  async function (this: PlumblineWorld, service: ServiceRole, members: string, key: string) {
    await update(this.session, { service, members, key });
  },
);

Then('the answer is the same as answer {int}', function (this: PlumblineWorld, place: number) {
  expectSameAnswer(this.session.last, answerNumber(this.session, place));
});

Then(
  'every answer is the same or has HTTP status {int} or {int}',
  function (this: PlumblineWorld, one: number, other: number) {
    expectAlikeOr(lookedAnswers(this.session), [one, other]);
  },
);

Then(
  '{service} is as the answer says that was not refused',
  claims(evident),
  async function (this: PlumblineWorld, service: ServiceRole) {
    const done = lookedAnswers(this.session).find(({ status }) => status === 200);
    expectUnchanged(await currentService(this.session, service), (done?.json ?? {}) as ServiceObject);
  },
);

Given(
  'the platform answers updates with HTTP status {int} and then {int}',
  async function (this: PlumblineWorld, first: number, second: number) {
    await openPlatform(this.session, [first, second]);
  },
);

When(
  "the harness's own client updates a service with {json}",
  async function (this: PlumblineWorld, members: string) {
    await updateAsClient(this.session, members);
  },
);

Then(
  'the client sends {int} requests with {int} Idempotency-Key(s) of UUID version 4',
  async function (this: PlumblineWorld, requests: number, keys: number) {
    const sent = await keysSent(this.session);
    expect(sent, 'requests').to.have.lengthOf(requests);
    expect(new Set(sent).size, 'different keys').to.equal(keys);
    for (const key of sent) expect(key).to.match(UUID_V4);
  },
);
