import { Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAbsent, expectListed, expectPages } from '../support/example/expect/pages.ts';
import { expectPointsTo } from '../support/example/expect/published.ts';
import { absent, claims, present, shownByOtherRows } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/asking.ts';
import {
  askManyTimes,
  type Entries,
  idsMadeBy,
  keysByPage,
  keysOf,
  keysOfAnswer,
  walkPages,
} from '../support/example/verbs/pages.ts';

When(
  '{requester} asks {int} time(s) to {operation}',
  async function (this: PlumblineWorld, who: Requester, times: number, operation: string) {
    await askManyTimes(this.session, who, operation, times);
  },
);

When(
  '{requester} goes through the pages of {operation}, {int} at a time',
  async function (this: PlumblineWorld, who: Requester, operation: string, size: number) {
    await walkPages(this.session, who, operation, size);
  },
);

Then(
  '{entries} is on exactly one page of at most {int}',
  claims(present('the pages of a list')),
  function (this: PlumblineWorld, entries: Entries, size: number) {
    expectPages(keysByPage(this.session), keysOf(this.session, entries), size);
  },
);

Then(
  'no {made} made is on any page',
  claims(absent('the pages of a list')),
  function (this: PlumblineWorld, operation: string) {
    expectAbsent(keysByPage(this.session), idsMadeBy(this.session, operation));
  },
);

Then(
  'the answer lists {string} and nothing else',
  claims(shownByOtherRows),
  function (this: PlumblineWorld, keys: string) {
    expectListed(keysOfAnswer(this.session), keys === '' ? [] : keys.split(', '));
  },
);

Then('the refusal points to {string}', function (this: PlumblineWorld, pointer: string) {
  expectPointsTo(this.session.last, pointer);
});
