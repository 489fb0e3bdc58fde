import { Then, When } from '../support/example/cucumber/phrases.ts';
import { expectSameAnswer } from '../support/example/expect/voice.ts';
import { claims, performs } from '../support/example/session/claims.ts';
import { objectOf } from '../support/example/session/written-members.ts';
import {
  answerNumber,
  keyNamed,
  update,
  updateUnderManyKeys,
  updateWithManyCommands,
} from '../support/example/verbs/voice-updates.ts';

const updates = claims(performs('update a voice service'));

When(
  '{client} updates {string} with {member} {value} under the key {string}',
  updates,
  async (session, caller, service, member, value, written) => {
    const key = /^[A-Z]\d?$/.test(written) ? keyNamed(session, written) : written;
    await update(session, { caller, service, members: objectOf([[member, value]]), key });
  },
);

When(
  '{client} updates {string} {int} times, each time under a key of its own',
  updates,
  (session, caller, service, times) => updateUnderManyKeys(session, { caller, service }, times),
);

When('{client} gives {string} {int} commands under the key {string}', updates, (session, caller, service, count, key) =>
  updateWithManyCommands(session, { caller, service }, count, key),
);

Then('the answer is the same as answer {int}', (session, place) =>
  expectSameAnswer(session.wire.last, answerNumber(session, place)),
);
