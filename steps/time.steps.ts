import { Given, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';

Given('it is {instant}', async function (this: PlumblineWorld, instant: number) {
  await this.session.time.startAt(instant);
});

When('{span} pass(es)', async function (this: PlumblineWorld, span: number) {
  await this.session.time.pass(span);
});

When('the clock reaches {instant}', async function (this: PlumblineWorld, instant: number) {
  await this.session.time.moveTo(instant);
});
