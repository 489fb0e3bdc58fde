import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  type AnswerKind,
  expectAnswerKind,
  expectKnown,
  expectMember,
  expectNamed,
  writtenIn,
} from '../support/example/expect/answer-kinds.ts';
import { expectIncludes } from '../support/example/expect/includes.ts';
import {
  expectAcceptance,
  expectOutcome,
  expectRefusal,
  expectStatusIn,
  type StatusRange,
} from '../support/example/expect/outcome.ts';
import { absent, claims, evident, present, refused } from '../support/example/session/claims.ts';
import { idOfThing, type Named } from '../support/example/verbs/made-things.ts';
import { withValues } from '../support/example/verbs/named-values.ts';

Then('it is accepted', claims(present('do the same in a valid way')), function (this: PlumblineWorld) {
  expectAcceptance(this.session);
});

Then('it is refused', claims(refused, present('do the same in a valid way')), function (this: PlumblineWorld) {
  expectRefusal(this.session);
});

Then(
  'it is accepted with HTTP status {statuses}',
  claims(present('do the same in a valid way')),
  function (this: PlumblineWorld, statuses: readonly number[]) {
    expectOutcome(this.session, statuses);
  },
);

Then(
  'it is refused with HTTP status {statuses}',
  claims(refused, present('do the same in a valid way')),
  function (this: PlumblineWorld, statuses: readonly number[]) {
    expectOutcome(this.session, statuses);
  },
);

Then(
  'it is answered with {statusRange}',
  claims((range: StatusRange) => ('among' in range ? present('do the same in a valid way') : [])),
  function (this: PlumblineWorld, range: StatusRange) {
    expectStatusIn(this.session, range);
  },
);

Then('the answer is {answerKind}', function (this: PlumblineWorld, kind: AnswerKind) {
  expectAnswerKind(this.session, kind);
});

Then(
  'the answer has {string} set to {string}',
  claims(present('the answer')),
  function (this: PlumblineWorld, member: string, value: string) {
    expectMember(this.session.wire.last, member, value);
  },
);

Then('the answer includes {json}', claims(present('the answer')), function (this: PlumblineWorld, members: string) {
  expectIncludes(this.session.wire.last.json, JSON.parse(withValues(this.session, members)));
  this.session.journal.witness.push('a value of this kind was kept');
});

Then('the answer contains {string}', claims(present('the answer')), function (this: PlumblineWorld, text: string) {
  expect(writtenIn(this.session.wire.last)).to.include(this.session.texts.ownPages(withValues(this.session, text)));
});

Then(
  'the answer does not contain {string}',
  claims((text: string) => absent('the text "{}"', text)),
  function (this: PlumblineWorld, text: string) {
    expect(writtenIn(this.session.wire.last)).to.not.include(this.session.texts.ownPages(text));
  },
);

Then('the answer names {named}', claims(present('the answer')), async function (this: PlumblineWorld, named: Named) {
  expectNamed(this.session.wire.last, named, await idOfThing(this.session, named));
});

Then(
  'the answer does not name {named}',
  claims(absent('the answer')),
  async function (this: PlumblineWorld, named: Named) {
    const id = await idOfThing(this.session, named);
    expect(this.session.wire.last.text, `the answer with ${JSON.stringify(named)}`).to.not.include(id);
  },
);

Then('the known answers are given', claims(evident), async function (this: PlumblineWorld) {
  expectKnown(this.session);
});
