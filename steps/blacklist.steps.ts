import { Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectBlacklisted } from '../support/example/expect/lists.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import { block, entriesOf, type Listed, type Numbers, unblock } from '../support/example/verbs/blacklist.ts';

When(
  '{account} {blocks} {numbers}',
  async function (this: PlumblineWorld, role: string, isBlocked: boolean, numbers: Numbers) {
    await (isBlocked ? block : unblock)(this.session, role, numbers);
  },
);

Then(
  '{numbers} is/are {listed} the blacklist of {account}',
  claims((_numbers: Numbers, listed: Listed) => (listed === 'not on' ? absent : present)('the blacklist')),
  async function (this: PlumblineWorld, numbers: Numbers, listed: Listed, role: string) {
    expectBlacklisted(await entriesOf(this.session, role, numbers), listed, numbers);
    if (listed !== 'not on') this.session.journal.witness.push('a number is on the blacklist');
  },
);
