import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { expectAccepted } from '../support/expect/answer.ts';
import { observe } from '../support/session/observing.ts';
import { useEveryVoice } from '../support/session/voice-names.ts';
import { lookedAnswers } from '../support/session/voice-updates.ts';

When(
  'the client dials a relay with each of the {int} published voices, {int} to an update',
  async function (this: PlumblineWorld, count: number, size: number) {
    expect(await useEveryVoice(this.session, size), 'published voices').to.equal(count);
  },
);

Then('every update is accepted', function (this: PlumblineWorld) {
  const answers = lookedAnswers(this.session);
  observe(this.session, 'updates', answers.length);
  for (const answer of answers) expectAccepted(answer);
});
