import { expect } from 'chai';
import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { classIn } from '../support/example/expect/number-classes.ts';
import { expectAccepted } from '../support/example/expect/outcome.ts';
import { claims, evident } from '../support/example/session/claims.ts';
import { performs } from '../support/example/session/naming.ts';
import {
  lookNumberUp,
  numberLookedUp,
  offerNumbers,
  offerNumbersWith,
} from '../support/example/verbs/dedicated-numbers.ts';
import { lookKnownUp } from '../support/example/verbs/known-answers.ts';
import { thingNamed } from '../support/example/verbs/made-things.ts';
import { ask } from '../support/example/verbs/requests.ts';

const ownProof = claims(evident);

Given('the platform offers the number(s) {string}', (session, numbers) => offerNumbers(session, numbers.split(', ')));
Given('the platform offers these numbers:', (session, table) => offerNumbersWith(session, table.hashes()));

Given(
  '{requester} has taken the number(s) {string}',
  claims(performs('assign a number')),
  async (session, who, numbers) => {
    const operation = 'assign a number';
    for (const number of numbers.split(', ')) {
      const about = thingNamed(session, operation, number);
      expectAccepted(await ask(session, who, operation, { about }));
    }
  },
);

When('the account looks up the numbers whose class is known', lookKnownUp);
When('{account} looks the number {string} up', claims(performs('read a dedicated number')), lookNumberUp);

Then('the class of the number is {texts}', ownProof, (session, names) =>
  expect(classIn(numberLookedUp(session)), 'class of the number').to.be.oneOf([...names]),
);
