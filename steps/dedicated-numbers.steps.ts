import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAccepted } from '../support/example/expect/answer.ts';
import { absent, claims, evident, present } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/asking.ts';
import {
  classesOfAll,
  classOf,
  holdsNumber,
  labelNumber,
  listNumbers,
  offerNumbers,
  offerNumbersWith,
  readOwnNumber,
  releaseNumber,
  takeNumber,
} from '../support/example/verbs/dedicated-numbers.ts';
import { observe } from '../support/example/verbs/observing.ts';

Given('the platform offers the number(s) {string}', async function (this: PlumblineWorld, numbers: string) {
  await offerNumbers(this.session, numbers.split(', '));
});

Given('the platform offers these numbers:', async function (this: PlumblineWorld, table: DataTable) {
  await offerNumbersWith(this.session, table.hashes());
});

Given(
  '{requester} has taken the number {string}',
  async function (this: PlumblineWorld, requester: Requester, number: string) {
    await takeNumber(this.session, requester, number);
    expectAccepted(this.session.last);
  },
);

When(
  '{requester} takes the number {string}',
  async function (this: PlumblineWorld, requester: Requester, number: string) {
    await takeNumber(this.session, requester, number);
  },
);

When(
  '{requester} gives back the number {string}',
  async function (this: PlumblineWorld, requester: Requester, number: string) {
    await releaseNumber(this.session, requester, number);
  },
);

When(
  '{requester} labels the number {string} as {string}',
  async function (this: PlumblineWorld, requester: Requester, number: string, label: string) {
    await labelNumber(this.session, requester, number, label);
  },
);

When(
  '{requester} reads its record of the number {string}',
  async function (this: PlumblineWorld, requester: Requester, number: string) {
    await readOwnNumber(this.session, requester, number);
  },
);

When(
  '{requester} lists the numbers that can be had',
  async function (this: PlumblineWorld, requester: Requester) {
    await listNumbers(this.session, requester);
  },
);

Then(
  '{account} has the number {string}',
  claims(present('the numbers that are held')),
  async function (this: PlumblineWorld, role: string, number: string) {
    expect(await holdsNumber(this.session, role, number), `${number} is held`).to.equal(true);
    this.session.journal.witness.push(`${number} is held`);
  },
);

Then(
  '{account} does not have the number {string}',
  claims(absent('the numbers that are held')),
  async function (this: PlumblineWorld, role: string, number: string) {
    expect(await holdsNumber(this.session, role, number), `${number} is held`).to.equal(false);
  },
);

When(
  '{account} looks the number {string} up',
  async function (this: PlumblineWorld, role: string, number: string) {
    this.session.handles.put('looked up', [number, await classOf(this.session, role, number)]);
  },
);

Then('it costs {string}', function (this: PlumblineWorld, wanted: string) {
  const [number, found] = this.session.handles.get<[string, unknown]>('looked up');
  expect(found, `class of ${number}`).to.equal(wanted);
});

Then('it does not cost {string}', claims(evident), function (this: PlumblineWorld, other: string) {
  const [number, found] = this.session.handles.get<[string, unknown]>('looked up');
  expect(found, `class of ${number}`).to.be.a('string').that.does.not.equal(other);
});

Then('its class is recorded', function (this: PlumblineWorld) {
  const [number, found] = this.session.handles.get<[string, unknown]>('looked up');
  expect(this.session.last.status, 'HTTP status').to.be.below(500);
  observe(this.session, `class of ${number}`, found);
});

Then(
  'the class of every number that {account} can have is one of {string}',
  async function (this: PlumblineWorld, role: string, classes: string) {
    const found = await classesOfAll(this.session, role);
    expect(found, 'numbers that can be had').to.not.have.lengthOf(0);
    for (const [number, each] of found) expect(each, `class of ${number}`).to.be.oneOf(classes.split(', '));
    expect(new Set(found.map(([number]) => number)).size, 'different numbers').to.equal(found.length);
  },
);
