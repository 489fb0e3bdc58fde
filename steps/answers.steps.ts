import { Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectAccepted,
  expectJsonObject,
  expectMember,
  expectNoCrash,
  expectRefused,
  expectStatus,
  expectStatusAmong,
} from '../support/example/expect/answer.ts';
import { claims, present, refused } from '../support/example/session/claims.ts';
import { observeAnswer } from '../support/example/verbs/observing.ts';

Then('the answer has HTTP status {int}', function (this: PlumblineWorld, status: number) {
  expectStatus(this.session.last, status);
});

Then(
  'the answer has HTTP status {int} or {int}',
  function (this: PlumblineWorld, status: number, other: number) {
    expectStatusAmong(this.session.last, [status, other]);
  },
);

Then('the request is accepted', claims(present('do the same properly')), function (this: PlumblineWorld) {
  expectAccepted(this.session.last);
  this.session.journal.witness.push('a request of this kind was accepted');
});

Then('the request is refused', claims(refused), function (this: PlumblineWorld) {
  expectRefused(this.session.last);
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
