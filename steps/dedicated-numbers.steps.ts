import { expect } from 'chai';
import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { classIn } from '../support/example/expect/number-classes.ts';
import { claims, evident, performs } from '../support/example/session/claims.ts';
import {
  lookNumberUp,
  numberLookedUp,
  offerNumbers,
  offerNumbersWith,
} from '../support/example/verbs/dedicated-numbers.ts';
import { lookKnownUp } from '../support/example/verbs/known-answers.ts';

const ownProof = claims(evident);

Given('the platform offers the number(s) {string}', (session, numbers) => offerNumbers(session, numbers.split(', ')));
Given('the platform offers these numbers:', (session, table) => offerNumbersWith(session, table.hashes()));

When('the account looks up the numbers whose class is known', lookKnownUp);
When('{account} looks the number {string} up', claims(performs('read a dedicated number')), lookNumberUp);

Then('the class of the number is {texts}', ownProof, (session, names) =>
  expect(classIn(numberLookedUp(session)), 'class of the number').to.be.oneOf([...names]),
);
