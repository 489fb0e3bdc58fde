import { Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAbsent, expectListed, expectPages } from '../support/example/expect/pages.ts';
import { expectPointsTo, expectPublishedForm } from '../support/example/expect/published.ts';
import { absent, claims, present, shownByOtherRows } from '../support/example/session/claims.ts';
import {
  askWithMember,
  multiplied,
  stretched,
  writtenValue,
} from '../support/example/verbs/altered-requests.ts';
import { ask, askedRequest, type Requester } from '../support/example/verbs/asking.ts';
import { askForMany } from '../support/example/verbs/many.ts';
import {
  askManyTimes,
  idsMadeBy,
  keysByPage,
  keysOfAnswer,
  walkPages,
} from '../support/example/verbs/pages.ts';
import { type Thing, thingOf } from '../support/example/verbs/things.ts';

When(
  '{requester} asks to {operation}, where {string} is {string}',
  async function (this: PlumblineWorld, who: Requester, operation: string, pointer: string, written: string) {
    await askWithMember(this.session, who, operation, { pointer, value: writtenValue(written) });
  },
);

When(
  '{requester} asks to {operation}, where {string} is {int} characters long',
  async function (this: PlumblineWorld, who: Requester, operation: string, pointer: string, length: number) {
    await askWithMember(this.session, who, operation, { pointer, value: stretched(length) });
  },
);

When(
  '{requester} asks to {operation}, where a name in {string} is {int} characters long',
  async function (this: PlumblineWorld, who: Requester, operation: string, pointer: string, length: number) {
    await askWithMember(this.session, who, operation, { pointer, value: { ['a'.repeat(length)]: 'x' } });
  },
);

When(
  '{requester} asks to {operation}, where {string} has {int} entries',
  async function (this: PlumblineWorld, who: Requester, operation: string, pointer: string, count: number) {
    await askWithMember(this.session, who, operation, { pointer, value: multiplied(count) });
  },
);

When(
  '{requester} asks to {operation}, leaving out {string}',
  async function (this: PlumblineWorld, who: Requester, operation: string, pointer: string) {
    await askWithMember(this.session, who, operation, { pointer });
  },
);

When(
  '{requester} asks to {operation} with the query {string}',
  async function (this: PlumblineWorld, who: Requester, operation: string, query: string) {
    await ask(this.session, who, operation, { query });
  },
);

When(
  '{requester} asks to {operation} for the id {string}',
  async function (this: PlumblineWorld, who: Requester, operation: string, id: string) {
    await ask(this.session, who, operation, { about: { id, code: '' } });
  },
);

When(
  "{requester} asks to {operation} for the account's {thing}",
  async function (this: PlumblineWorld, who: Requester, operation: string, kind: Thing) {
    await ask(this.session, who, operation, { about: await thingOf(this.session, kind, { role: 'main' }) });
  },
);

When(
  '{requester} asks {int} time(s) to {operation}',
  async function (this: PlumblineWorld, who: Requester, times: number, operation: string) {
    await askManyTimes(this.session, who, operation, times);
  },
);

When(
  '{requester} asks to submit {int} messages',
  async function (this: PlumblineWorld, who: Requester, count: number) {
    await askForMany(this.session, who, 'submit a message', count);
  },
);

When(
  '{requester} asks to confirm {int} delivery reports',
  async function (this: PlumblineWorld, who: Requester, count: number) {
    await askForMany(this.session, who, 'confirm delivery reports', count);
  },
);

When(
  '{requester} asks to confirm {int} replies',
  async function (this: PlumblineWorld, who: Requester, count: number) {
    await askForMany(this.session, who, 'confirm replies', count);
  },
);

When(
  '{requester} asks to block {int} numbers',
  async function (this: PlumblineWorld, who: Requester, count: number) {
    await askForMany(this.session, who, 'block a number', count);
  },
);

When(
  '{requester} goes through the pages of {operation}, {int} at a time',
  async function (this: PlumblineWorld, who: Requester, operation: string, size: number) {
    await walkPages(this.session, who, operation, size);
  },
);

Then(
  'everything that came of {operation} is on exactly one page of at most {int}',
  claims(present('the pages of a list')),
  function (this: PlumblineWorld, operation: string, size: number) {
    expectPages(keysByPage(this.session), idsMadeBy(this.session, operation), size);
  },
);

Then(
  'each of {string} is on exactly one page of at most {int}',
  function (this: PlumblineWorld, keys: string, size: number) {
    expectPages(keysByPage(this.session), keys.split(', '), size);
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

Then(
  'nothing that came of {operation} is on any page',
  claims(absent('the pages of a list')),
  function (this: PlumblineWorld, operation: string) {
    expectAbsent(keysByPage(this.session), idsMadeBy(this.session, operation));
  },
);

Then('the answer has the published form', claims(present('the answer')), function (this: PlumblineWorld) {
  expectPublishedForm(askedRequest(this.session).operation, this.session.last);
});
