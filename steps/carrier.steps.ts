import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectWithin, type Period } from '../support/example/expect/member-kinds.ts';
import { handOverTimes, scriptCarrier } from '../support/example/verbs/handsets.ts';

Given(
  'the carrier answers messages to {string} with:',
  async function (this: PlumblineWorld, number: string, table: DataTable) {
    await scriptCarrier(this.session, number, table.hashes());
  },
);

Then('{string} reaches the carrier {period}', async function (this: PlumblineWorld, name: string, period: Period) {
  const times = await handOverTimes(this.session, name);
  expect(times, `hand-overs of ${name}`).to.have.lengthOf(1);
  for (const time of times) expectWithin(time, period, `hand-over of ${name}`);
  this.session.journal.witness.push(`${name} reached the carrier`);
});
