import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAccepted } from '../support/example/expect/answer.ts';
import { observe } from '../support/example/verbs/observing.ts';
import { useEveryVoice } from '../support/example/verbs/voice-names.ts';
import { lookedAnswers } from '../support/example/verbs/voice-updates.ts';

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
