import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { currentCall, entriesLike, partOfCall, placeCalls, sortedParts } from '../support/example/verbs/voice-calls.ts';
import type { ServiceRole } from '../support/example/verbs/voice-services.ts';

When(
  '{calls} come(s) in that name(s) {called}',
  async function (this: PlumblineWorld, count: number, service: ServiceRole | undefined) {
    await placeCalls(this.session, count, service);
  },
);

When(
  '{calls} come(s) in that name(s) {called}, in which:',
  async function (this: PlumblineWorld, count: number, service: ServiceRole | undefined, table: DataTable) {
    await placeCalls(this.session, count, service, table.hashes());
  },
);

Then('the record of the call shows:', async function (this: PlumblineWorld, table: DataTable) {
  const rows = table.hashes();
  expect(entriesLike(await currentCall(this.session), rows), 'the record').to.deep.equal(rows);
});

Then('the {callPart} of the call is/are {string}', async function (this: PlumblineWorld, part: string, words: string) {
  expect(await partOfCall(this.session, part), part).to.equal(sortedParts(words));
});
