import { Given, Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { record } from '../support/expect/recorded.ts';
import { limitPlatform } from '../support/session/platform-limits.ts';

Given('the platform allows {allowance}', async function (this: PlumblineWorld, allowance: readonly string[]) {
  await limitPlatform(this.session, allowance);
});

Then('{recorded} is/are recorded', async function (this: PlumblineWorld, words: string) {
  await record(this.session, words);
});
