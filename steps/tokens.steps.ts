import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectStatus } from '../support/example/expect/answer.ts';
import { claims, evident, refused } from '../support/example/session/claims.ts';
import { memberAt } from '../support/example/session/json-members.ts';
import { challengesOf } from '../support/example/verbs/challenges.ts';
import { ALTERATIONS, heldToken, holdToken, pretendToken } from '../support/example/verbs/held-tokens.ts';
import { updateWithTokenIn } from '../support/example/verbs/misplaced-tokens.ts';
import { observe } from '../support/example/verbs/observing.ts';
import { lookedAnswers } from '../support/example/verbs/voice-updates.ts';

Given('the client has the token {string}', async function (this: PlumblineWorld, name: string) {
  await holdToken(this.session, name);
});

Given(
  "the other project's client has the token {string}",
  async function (this: PlumblineWorld, name: string) {
    await holdToken(this.session, name, 'other');
  },
);

Given(
  'the token service gives out {int} tokens at once and {int} a second',
  async function (this: PlumblineWorld, size: number, perSecond: number) {
    await this.session.lab.request('PUT', '/tokens/bucket', { size, perSecond });
  },
);

Given('the token {string} reads {string}', function (this: PlumblineWorld, name: string, text: string) {
  pretendToken(this.session, name, text);
});

Given(
  'the token {string} is the token {string} {alteration}',
  function (this: PlumblineWorld, name: string, of: string, alteration: string) {
    const alter = ALTERATIONS[alteration] as (token: string) => string;
    pretendToken(this.session, name, alter(heldToken(this.session, of).value));
  },
);

When(
  'the client asks for a token in a body labelled {string}:',
  async function (this: PlumblineWorld, type: string, body: string) {
    await this.session.tokens.ask('main', body, undefined, type);
  },
);

When('the client asks for a token with its key in the form', async function (this: PlumblineWorld) {
  await this.session.tokens.askByForm();
});

When('the token {string} has {span} left', async function (this: PlumblineWorld, name: string, span: number) {
  await this.session.time.moveTo(heldToken(this.session, name).expiresAt - span);
});

When(
  'the token {string} has been expired for {span}',
  async function (this: PlumblineWorld, name: string, span: number) {
    await this.session.time.moveTo(heldToken(this.session, name).expiresAt + span);
  },
);

When(
  'the client updates the service with the token {string} in the {word} of the request',
  async function (this: PlumblineWorld, name: string, place: string) {
    await updateWithTokenIn(this.session, place, heldToken(this.session, name).value);
  },
);

Then('{string} of the answer is text', function (this: PlumblineWorld, member: string) {
  expect(memberAt(this.session.last.json, member), member).to.be.a('string');
});

Then(
  '{string} of the answer is text that is not empty',
  claims(evident),
  function (this: PlumblineWorld, member: string) {
    expect(memberAt(this.session.last.json, member), member).to.be.a('string').that.is.not.empty;
  },
);

Then(
  '{string} of the answer is a whole number above 0',
  claims(evident),
  function (this: PlumblineWorld, member: string) {
    const value = memberAt(this.session.last.json, member);
    expect(Number.isInteger(value), `${member} ${JSON.stringify(value)} is a whole number`).to.equal(true);
    expect(value, member).to.be.above(0);
  },
);

Then('the answer has a WWW-Authenticate challenge', function (this: PlumblineWorld) {
  expect(this.session.last.headers['www-authenticate'], 'WWW-Authenticate').to.be.a('string').that.is.not
    .empty;
});

Then('the WWW-Authenticate header of the answer is recorded', function (this: PlumblineWorld) {
  const { status, headers } = this.session.last;
  observe(this.session, 'WWW-Authenticate', { status, header: headers['www-authenticate'] });
  expect(status).to.be.below(500);
});

Then(
  'every update is refused with HTTP status {int}',
  claims(refused),
  function (this: PlumblineWorld, status: number) {
    const answers = lookedAnswers(this.session);
    expect(answers, 'updates').to.not.be.empty;
    for (const answer of answers) expectStatus(answer, status);
  },
);

Then(
  'no two refusals have the same WWW-Authenticate challenge',
  claims(evident),
  function (this: PlumblineWorld) {
    const challenges = challengesOf(this.session);
    expect(challenges, 'refused updates').to.have.lengthOf.above(1);
    expect([...new Set(challenges)], 'different WWW-Authenticate headers').to.deep.equal(challenges);
  },
);
