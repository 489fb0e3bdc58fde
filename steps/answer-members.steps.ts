import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectMember } from '../support/example/expect/answer.ts';
import { expectIncludes } from '../support/example/expect/includes.ts';
import { expectInstant, expectTimestamp } from '../support/example/expect/timestamp.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import { memberAt } from '../support/example/session/json-members.ts';

Then(
  'the answer has no {string}',
  claims((member: string) => absent('the member "{}"', member)),
  function (this: PlumblineWorld, member: string) {
    expectMember(this.session.last, member, undefined);
  },
);

Then(
  'the answer includes {json}',
  claims(present('the answer')),
  function (this: PlumblineWorld, members: string) {
    expectIncludes(this.session.last.json, JSON.parse(members));
    this.session.journal.witness.push('a value of this kind was kept');
  },
);

Then(
  'the answer contains {string}',
  claims(present('the answer')),
  function (this: PlumblineWorld, text: string) {
    expect(this.session.last.text).to.include(text);
  },
);

Then(
  'the answer does not contain {string}',
  claims((text: string) => absent('the text "{}"', text)),
  function (this: PlumblineWorld, text: string) {
    expect(this.session.last.text).to.not.include(text);
  },
);

Then('{string} of the answer is an RFC 3339 timestamp', function (this: PlumblineWorld, member: string) {
  expectTimestamp(memberAt(this.session.last.json, member), member);
});

Then(
  'the answer shows the instant {instant} as {string}',
  claims(present('the answer')),
  function (this: PlumblineWorld, instant: number, member: string) {
    expectInstant(memberAt(this.session.last.json, member), instant, member);
  },
);
