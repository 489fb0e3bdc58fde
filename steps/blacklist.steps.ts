import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { absent, claims, counted, present } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/asking.ts';
import {
  blacklistOf,
  putOnBlacklist,
  takeOffBlacklist,
  timesOnBlacklist,
} from '../support/example/verbs/blacklist.ts';
import { blockedNumbers, blockMany } from '../support/example/verbs/many.ts';
import { observe } from '../support/example/verbs/observing.ts';

When(
  '{account} puts {string} on its blacklist',
  async function (this: PlumblineWorld, role: string, number: string) {
    await putOnBlacklist(this.session, role, number);
  },
);

When(
  '{account} takes {string} off its blacklist',
  async function (this: PlumblineWorld, role: string, number: string) {
    await takeOffBlacklist(this.session, role, number);
  },
);

When(
  '{requester} blocks {int} different numbers',
  async function (this: PlumblineWorld, requester: Requester, count: number) {
    await blockMany(this.session, requester, count);
    expect(this.session.last.status, 'HTTP status').to.equal(201);
  },
);

Then(
  'the pages of the blacklist show each of the {int} numbers once',
  async function (this: PlumblineWorld, count: number) {
    const listed = await blacklistOf(this.session, 'main');
    expect(listed, 'numbers on all pages').to.have.members(blockedNumbers(this.session));
    expect(new Set(listed).size, 'different numbers').to.equal(count);
  },
);

Then(
  '{string} is on the blacklist of {account}',
  claims(present('the blacklist')),
  async function (this: PlumblineWorld, number: string, role: string) {
    expect(await timesOnBlacklist(this.session, role, number), `entries of ${number}`).to.be.at.least(1);
    this.session.journal.witness.push(`${number} is on the blacklist`);
  },
);

Then(
  '{string} is on the blacklist of {account} {int} time(s)',
  claims((_number: string, _role: string, count: number) => counted('the blacklist', count)),
  async function (this: PlumblineWorld, number: string, role: string, count: number) {
    expect(await timesOnBlacklist(this.session, role, number), `entries of ${number}`).to.equal(count);
  },
);

Then(
  '{string} is not on the blacklist of {account}',
  claims(absent('the blacklist')),
  async function (this: PlumblineWorld, number: string, role: string) {
    expect(await timesOnBlacklist(this.session, role, number), `entries of ${number}`).to.equal(0);
  },
);

Then(
  'whether {string} is on the blacklist of {account} is recorded',
  async function (this: PlumblineWorld, number: string, role: string) {
    observe(this.session, `entries of ${number}`, await timesOnBlacklist(this.session, role, number));
  },
);
