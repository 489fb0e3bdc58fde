import { Given } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/cucumber/world.ts';

Given(
  '{feature} is/are switched {onOff} for {account}',
  async function (this: PlumblineWorld, feature: string, on: boolean, account: string) {
    await this.session.lab.configureAccount(this.session.account(account).id, {
      features: { [feature]: on },
    });
  },
);

Given(
  'the time zone of {account} is {string}',
  async function (this: PlumblineWorld, account: string, zone: string) {
    await this.session.lab.configureAccount(this.session.account(account).id, { timeZone: zone });
  },
);
