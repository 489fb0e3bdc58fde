import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import {
  allowancesOf,
  configureAccount,
  moveAccount,
  setPartOfDay,
  switchFeatures,
} from '../support/example/verbs/account-settings.ts';
import { reportedAccounts } from '../support/example/verbs/delivery-reports.ts';
import { type Findable, isFound } from '../support/example/verbs/findings.ts';
import type { Requester } from '../support/example/verbs/requests.ts';
import { DEFAULT_RECEIVER } from '../support/example/verbs/sending.ts';
import { type Thing, thingOf } from '../support/example/verbs/things.ts';
import type { AccountFeature } from '../support/ground/account-features.ts';
import type { PartOfDay } from '../support/ground/time/wall-clock.ts';

Given(
  '{feature} is/are switched {onOff} for {account}',
  async function (this: PlumblineWorld, features: readonly AccountFeature[], on: boolean, account: string) {
    await switchFeatures(this.session, account, features, on);
  },
);

Given('the allowances of {account} are:', async function (this: PlumblineWorld, role: string, table: DataTable) {
  const { id } = this.session.cast.account(role);
  await configureAccount(this.session, id, { allowances: allowancesOf(table.raw()) });
});

Given('the time zone of {account} is {string}', async function (this: PlumblineWorld, account: string, zone: string) {
  await moveAccount(this.session, account, zone);
});

Given('it is {partOfDay} for {account}', async function (this: PlumblineWorld, part: PartOfDay, account: string) {
  await setPartOfDay(this.session, account, part);
});

Given('{account} has a/an {thing}', async function (this: PlumblineWorld, role: string, kind: Thing) {
  await thingOf(this.session, kind, { role });
});

Then(
  '{requester} {finds} {findable}',
  claims((_who: Requester, isWanted: boolean, { among }: Findable) => (isWanted ? present : absent)(among)),
  async function (this: PlumblineWorld, who: Requester, isWanted: boolean, wanted: Findable) {
    expect(await isFound(this.session, who, wanted), `${wanted.words} is found`).to.equal(isWanted);
    if (isWanted) this.session.journal.witness.push(`${wanted.words} is found`);
  },
);

Then(
  '{int} message(s) is/are reported for {account} alone',
  async function (this: PlumblineWorld, count: number, role: string) {
    const accounts = [...(await reportedAccounts(this.session, DEFAULT_RECEIVER)).values()].map((each) => [...each]);
    const { id } = this.session.cast.account(role);
    expect(accounts, 'accounts that messages are reported for').to.deep.equal(Array(count).fill([id]));
  },
);
