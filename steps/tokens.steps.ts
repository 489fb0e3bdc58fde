import { Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAccompaniment } from '../support/example/expect/answer-kinds.ts';
import { heldToken, holdToken, pretendToken, type TokenText } from '../support/example/verbs/credentials.ts';
import type { Caller } from '../support/example/verbs/voice-updates.ts';

Given('{caller} has the token {string}', async function (this: PlumblineWorld, { project }: Caller, name: string) {
  await holdToken(this.session, name, project);
});

Given('the token {string} is {tokenText}', function (this: PlumblineWorld, name: string, text: TokenText) {
  pretendToken(this.session, name, text);
});

When(
  'it is {span} {side} the token {string} expires',
  async function (this: PlumblineWorld, span: number, side: number, name: string) {
    await this.session.time.moveTo(heldToken(this.session, name).expiresAt + side * span);
  },
);

Then(
  'the answer comes with {string} set to {accompaniment}',
  function (this: PlumblineWorld, name: string, wanted: string | undefined) {
    expectAccompaniment(this.session.wire.last, name, wanted);
  },
);
