import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import type { Reaction } from '../support/example/expect/reactions.ts';
import { claims } from '../support/example/session/claims.ts';
import { openOwnReceiver, openSuspiciousReceiver, postRows } from '../support/example/verbs/own-receiver.ts';

Given("the harness's own receiver takes {accepts}", async function (this: PlumblineWorld, isSigned: boolean) {
  await (isSigned ? openSuspiciousReceiver : openOwnReceiver)(this.session);
});

When('it gets the reports:', async function (this: PlumblineWorld, table: DataTable) {
  await postRows(this.session, table.hashes());
});

Then(
  'it {reaction}',
  claims((reaction: Reaction) => reaction.claims),
  async function (this: PlumblineWorld, reaction: Reaction) {
    await reaction.expect(this.session);
  },
);
