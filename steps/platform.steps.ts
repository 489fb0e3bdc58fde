import { Given } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { limitPlatform } from '../support/example/verbs/account-settings.ts';

Given('the platform allows {allowance}', async function (this: PlumblineWorld, allowance: readonly string[]) {
  await limitPlatform(this.session, allowance);
});
