import { Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectSameAnswer } from '../support/example/expect/voice.ts';
import type { ServiceRole } from '../support/example/verbs/voice-services.ts';
import {
  answerNumber,
  type Caller,
  type KeyChoice,
  keyOf,
  update,
  updateUnderManyKeys,
} from '../support/example/verbs/voice-updates.ts';

When(
  '{caller} updates {service} with {json} under {key}',
  async function (this: PlumblineWorld, caller: Caller, service: ServiceRole, members: string, key: KeyChoice) {
    await update(this.session, { caller, service, members, key: keyOf(this.session, key) });
  },
);

When(
  '{caller} updates {service} {int} times, each time under a key of its own',
  async function (this: PlumblineWorld, caller: Caller, service: ServiceRole, times: number) {
    await updateUnderManyKeys(this.session, { caller, service }, times);
  },
);

Then('the answer is the same as answer {int}', function (this: PlumblineWorld, place: number) {
  expectSameAnswer(this.session.wire.last, answerNumber(this.session, place));
});
