import { Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { expectJsonObject, expectMember, expectNoCrash } from '../support/expect/answer.ts';
import {
  expectAcceptance,
  expectOutcome,
  expectRefusal,
  expectStatusBelow,
} from '../support/expect/outcome.ts';
import { claims, present, refused } from '../support/session/claims.ts';
import { observeAnswer } from '../support/session/observing.ts';

Then('it is accepted', claims(present('do the same properly')), function (this: PlumblineWorld) {
  expectAcceptance(this.session);
});

Then('it is refused', claims(refused, present('do the same properly')), function (this: PlumblineWorld) {
  expectRefusal(this.session);
});

Then(
  'it is accepted with HTTP status {statuses}',
  claims(present('do the same properly')),
  function (this: PlumblineWorld, statuses: readonly number[]) {
    expectOutcome(this.session, statuses);
  },
);

Then(
  'it is refused with HTTP status {statuses}',
  claims(refused, present('do the same properly')),
  function (this: PlumblineWorld, statuses: readonly number[]) {
    expectOutcome(this.session, statuses);
  },
);

Then(
  'it is answered with HTTP status {statuses}',
  claims(present('do the same properly')),
  function (this: PlumblineWorld, statuses: readonly number[]) {
    expectOutcome(this.session, statuses);
  },
);

Then('it is answered with an HTTP status below {int}', function (this: PlumblineWorld, limit: number) {
  expectStatusBelow(this.session, limit);
});

Then(
  'the answer has {string} set to {string}',
  claims(present('the answer')),
  function (this: PlumblineWorld, member: string, value: string) {
    expectMember(this.session.last, member, value);
  },
);

Then("the platform's answer is recorded", function (this: PlumblineWorld) {
  expectNoCrash(observeAnswer(this.session));
});

Then('the answer is a record', function (this: PlumblineWorld) {
  expectJsonObject(this.session.last);
});
