import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  type ClassChoice,
  expectClass,
  expectClasses,
  type Offered,
} from '../support/example/expect/number-classes.ts';
import { expectAccepted } from '../support/example/expect/outcome.ts';
import { claims, evident } from '../support/example/session/claims.ts';
import { lookNumberUp, offerNumbers, offerNumbersWith } from '../support/example/verbs/dedicated-numbers.ts';
import { lookKnownUp } from '../support/example/verbs/known-answers.ts';
import { thingNamed } from '../support/example/verbs/made-things.ts';
import { ask, type Requester } from '../support/example/verbs/requests.ts';

Given('the platform offers the number(s) {string}', async function (this: PlumblineWorld, numbers: string) {
  await offerNumbers(this.session, numbers.split(', '));
});

Given('the platform offers these numbers:', async function (this: PlumblineWorld, table: DataTable) {
  await offerNumbersWith(this.session, table.hashes());
});

Given(
  '{requester} has taken the number(s) {string}',
  async function (this: PlumblineWorld, who: Requester, numbers: string) {
    const operation = 'assign a number';
    for (const number of numbers.split(', ')) {
      const about = thingNamed(this.session, { kind: 'dedicated number', operation }, number);
      expectAccepted(await ask(this.session, who, operation, { about }));
    }
  },
);

When('the account looks up the numbers whose class is known', async function (this: PlumblineWorld) {
  await lookKnownUp(this.session);
});

When('{account} looks the number {string} up', async function (this: PlumblineWorld, role: string, number: string) {
  await lookNumberUp(this.session, role, number);
});

Then(
  'the class of {offered} is {classes}',
  claims(evident),
  async function (this: PlumblineWorld, offered: Offered, classes: ClassChoice) {
    if (offered === 'every number') await expectClasses(this.session, classes);
    else expectClass(this.session, classes);
  },
);
