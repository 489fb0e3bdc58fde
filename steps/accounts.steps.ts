import { Given, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { noteSwitch, withoutFeatures } from '../support/example/session/account-features.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/asking.ts';
import { seesWhatWasMade } from '../support/example/verbs/made-things.ts';
import { reportedAccounts } from '../support/example/verbs/reported-accounts.ts';
import { type Thing, thingOf } from '../support/example/verbs/things.ts';

Given(
  '{feature} is/are switched {onOff} for {account}',
  async function (this: PlumblineWorld, feature: string, on: boolean, account: string) {
    await this.session.lab.configureAccount(this.session.account(account).id, {
      features: { [feature]: on },
    });
    noteSwitch(this.session.journal, feature, on);
  },
);

Given(
  'every optional feature is switched off for {account}',
  async function (this: PlumblineWorld, account: string) {
    await this.session.lab.configureAccount(this.session.account(account).id, withoutFeatures());
  },
);

Given(
  'the time zone of {account} is {string}',
  async function (this: PlumblineWorld, account: string, zone: string) {
    await this.session.lab.configureAccount(this.session.account(account).id, { timeZone: zone });
    this.session.journal.settings.timeZone ??= zone;
  },
);

Given('{account} has a/an {thing}', async function (this: PlumblineWorld, role: string, kind: Thing) {
  await thingOf(this.session, kind, { role });
});

Then(
  'the answer names the {thing}',
  claims(present('the answer')),
  async function (this: PlumblineWorld, kind: Thing) {
    const { id } = await thingOf(this.session, kind, { role: 'main' });
    expect(this.session.last.text, `the answer with the ${kind}`).to.include(id);
  },
);

Then(
  'the answer does not name the {thing}',
  claims(absent('the answer')),
  async function (this: PlumblineWorld, kind: Thing) {
    const { id } = await thingOf(this.session, kind, { role: 'main' });
    expect(this.session.last.text, `the answer with the ${kind}`).to.not.include(id);
  },
);

Then(
  '{requester} sees what was made',
  claims(present('what was made')),
  async function (this: PlumblineWorld, requester: Requester) {
    expect(await seesWhatWasMade(this.session, requester), 'what was made is seen').to.equal(true);
    this.session.journal.witness.push('what was made is seen');
  },
);

Then(
  '{requester} does not see what was made',
  claims(absent('what was made')),
  async function (this: PlumblineWorld, requester: Requester) {
    expect(await seesWhatWasMade(this.session, requester), 'what was made is seen').to.equal(false);
  },
);

Then(
  '{int} message(s) is/are reported, each for {account}',
  async function (this: PlumblineWorld, count: number, role: string) {
    const accounts = [...(await reportedAccounts(this.session)).values()].map((each) => [...each]);
    const { id } = this.session.account(role);
    expect(accounts, 'accounts that messages are reported for').to.deep.equal(Array(count).fill([id]));
  },
);
