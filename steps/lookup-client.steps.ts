import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { claims, counted, evident } from '../support/example/session/claims.ts';
import { observe } from '../support/example/verbs/observing.ts';
import {
  answerLines,
  lookUpAsClient,
  lookupsAt,
  openLookupHosts,
  pausesOfClient,
  readingsOfClient,
  takeDown,
} from '../support/example/verbs/own-lookup-client.ts';

const HOSTS = ['first primary', 'second primary', 'backup'];

Given('two primary lookup hosts and a backup', async function (this: PlumblineWorld) {
  await openLookupHosts(this.session, HOSTS.slice(0, 2), 'backup');
});

Given('the {string} lookup host is down', function (this: PlumblineWorld, host: string) {
  takeDown(this.session, host);
});

Given('the lookup hosts together answer in turn:', function (this: PlumblineWorld, table: DataTable) {
  const lines = table.raw().map(([line]) => line as string);
  answerLines(this.session, HOSTS, lines);
});

When("the harness's own client makes {int} lookup(s)", async function (this: PlumblineWorld, count: number) {
  await lookUpAsClient(this.session, count);
});

Then(
  'the {string} lookup host gets {int} to {int} lookup(s)',
  claims((_host: string, fewest: number, most: number) =>
    fewest === 0 && most > 0 ? evident : counted('a lookup host', most),
  ),
  async function (this: PlumblineWorld, host: string, fewest: number, most: number) {
    expect(await lookupsAt(this.session, host), `lookups at the ${host} host`).to.be.within(fewest, most);
  },
);

Then('the client reads {string} every time', function (this: PlumblineWorld, reading: string) {
  expect(new Set(readingsOfClient(this.session)), 'what the client read').to.have.all.keys(reading);
});

Then('the client reads:', function (this: PlumblineWorld, table: DataTable) {
  const wanted = table.raw().map(([reading]) => reading);
  expect(readingsOfClient(this.session), 'what the client read').to.deep.equal(wanted);
});

Then('how the client slows down is recorded', async function (this: PlumblineWorld) {
  const pauses = pausesOfClient(this.session);
  observe(this.session, 'pauses of the client in milliseconds', pauses);
  for (const host of HOSTS) await lookupsAt(this.session, host);
  expect(readingsOfClient(this.session), 'lookups').to.not.be.empty;
});
