import { Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { expectAbsent, expectPages } from '../support/expect/pages.ts';
import { expectPublishedForm } from '../support/expect/published.ts';
import { askWithMember, stretched, writtenValue } from '../support/session/altered-requests.ts';
import { ask, askedRequest, type Requester } from '../support/session/asking.ts';
import { askManyTimes, idsMadeBy, keysByPage, walkPages } from '../support/session/pages.ts';
import { type Thing, thingOf } from '../support/session/things.ts';

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
  '{requester} asks {int} times to {operation}',
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
  'everything that came of {operation} is on exactly one page of at most {int}',
  function (this: PlumblineWorld, operation: string, size: number) {
    expectPages(keysByPage(this.session), idsMadeBy(this.session, operation), size);
  },
);

Then('nothing that came of {operation} is on any page', function (this: PlumblineWorld, operation: string) {
  expectAbsent(keysByPage(this.session), idsMadeBy(this.session, operation));
});

Then('the answer has the published form', function (this: PlumblineWorld) {
  expectPublishedForm(askedRequest(this.session).operation, this.session.last);
});
