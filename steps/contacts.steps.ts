import { Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectWrongMember } from '../support/example/expect/answer-kinds.ts';
import { expectOnPage } from '../support/example/expect/lists.ts';
import { claims, present, shownByOtherRows } from '../support/example/session/claims.ts';
import { keepAs, type Thing } from '../support/example/verbs/things.ts';

When('the client takes what was made as the {thing}', function (this: PlumblineWorld, kind: Thing) {
  keepAs(this.session, kind, this.session.wire.last);
});

Then(
  'the page shows {int} entry/entries with {string} set to {string}',
  claims((count: number) => (count === 0 ? shownByOtherRows : present('the answer'))),
  function (this: PlumblineWorld, count: number, member: string, values: string) {
    expectOnPage(this.session.wire.last, member, values === '' ? [] : values.split(', '), count);
  },
);

Then('the refusal names {string}', function (this: PlumblineWorld, member: string) {
  expectWrongMember(this.session.wire.last, member);
});
