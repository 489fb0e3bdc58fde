import { Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectPointsTo } from '../support/example/expect/answer-kinds.ts';
import { expectAbsent, expectEntries, expectListed, expectPages } from '../support/example/expect/lists.ts';
import { absent, claims, present, shownByOtherRows } from '../support/example/session/claims.ts';
import {
  type About,
  askForEach,
  askManyTimes,
  type Entries,
  idsMadeBy,
  keysOf,
  thingDescribed,
} from '../support/example/verbs/made-things.ts';
import { keysByPage, keysOfAnswer, walkBack, walkPages } from '../support/example/verbs/pages.ts';
import type { Requester } from '../support/example/verbs/requests.ts';

When(
  '{requester} asks {int} time(s) to {operation}',
  async function (this: PlumblineWorld, who: Requester, times: number, operation: string) {
    await askManyTimes(this.session, who, operation, { times });
  },
);

When(
  '{requester} asks {int} time(s) to {operation} {about}',
  async function (this: PlumblineWorld, who: Requester, times: number, operation: string, about: About) {
    await askManyTimes(this.session, who, operation, { times, about: await thingDescribed(this.session, about) });
  },
);

When(
  '{requester} asks to {operation} for each {made} made',
  async function (this: PlumblineWorld, who: Requester, operation: string, madeBy: string) {
    await askForEach(this.session, who, operation, madeBy);
  },
);

When(
  '{requester} goes {direction} the pages of {operation}, {int} at a time',
  async function (this: PlumblineWorld, who: Requester, isBack: boolean, operation: string, size: number) {
    await (isBack ? walkBack : walkPages)(this.session, who, operation, size);
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
  expectPointsTo(this.session.wire.last, pointer);
});

Then(
  'the answer has {int} entry/entries in {string}',
  claims((count: number) => (count === 0 ? shownByOtherRows : present('the answer'))),
  function (this: PlumblineWorld, count: number, list: string) {
    expectEntries(this.session.wire.last, list, count);
  },
);
