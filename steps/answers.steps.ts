import { Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { expectAccepted, expectMember, expectRefused, expectStatus } from '../support/expect/answer.ts';

Then('the answer has HTTP status {int}', function (this: PlumblineWorld, status: number) {
  expectStatus(this.session.last, status);
});

Then('the request is accepted', function (this: PlumblineWorld) {
  expectAccepted(this.session.last);
});

Then('the request is refused', function (this: PlumblineWorld) {
  expectRefused(this.session.last);
});

Then(
  'the answer has {string} set to {string}',
  function (this: PlumblineWorld, member: string, value: string) {
    expectMember(this.session.last, member, value);
  },
);
