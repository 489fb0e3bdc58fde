import { Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectListed, expectWrongMember } from '../support/example/expect/contacts.ts';
import { claims, present, shownByOtherRows } from '../support/example/session/claims.ts';
import { askWithMember } from '../support/example/verbs/altered-requests.ts';
import { ask, type Requester } from '../support/example/verbs/asking.ts';
import { idsMadeBy } from '../support/example/verbs/pages.ts';
import { walkBack } from '../support/example/verbs/pages-back.ts';
import { keepAs, type Thing, thingOf } from '../support/example/verbs/things.ts';

When('the client takes what was made as the {thing}', function (this: PlumblineWorld, kind: Thing) {
  keepAs(this.session, kind, this.session.last);
});

When(
  "{requester} asks to {operation}, where {string} has the account's {thing}, {int} time(s)",
  async function (
    this: PlumblineWorld,
    who: Requester,
    operation: string,
    pointer: string,
    kind: Thing,
    n: number,
  ) {
    const { id } = await thingOf(this.session, kind, { role: 'main' });
    await askWithMember(this.session, who, operation, { pointer, value: Array(n).fill(id) });
  },
);

When(
  '{requester} asks to {operation}, where {string} names all that came of {operation}',
  async function (this: PlumblineWorld, who: Requester, operation: string, pointer: string, made: string) {
    const value = idsMadeBy(this.session, made).map((id) => ({ id }));
    await askWithMember(this.session, who, operation, { pointer, value });
  },
);

When(
  '{requester} asks to {operation} with the query {string} and all that came of {operation} as {string}',
  async function (
    this: PlumblineWorld,
    who: Requester,
    operation: string,
    query: string,
    made: string,
    parameter: string,
  ) {
    const ids = idsMadeBy(this.session, made).map((id) => `${parameter}=${id}`);
    await ask(this.session, who, operation, { query: [query, ...ids].join('&') });
  },
);

When(
  '{requester} goes back through the pages of {operation}, {int} at a time',
  async function (this: PlumblineWorld, who: Requester, operation: string, size: number) {
    await walkBack(this.session, who, operation, size);
  },
);

Then(
  'the page shows {int} entry/entries with {string} set to {string}',
  claims((count: number) => (count === 0 ? shownByOtherRows : present('the answer'))),
  function (this: PlumblineWorld, count: number, member: string, values: string) {
    expectListed(this.session.last, member, values === '' ? [] : values.split(', '), count);
  },
);

Then('the refusal names {string}', function (this: PlumblineWorld, member: string) {
  expectWrongMember(this.session.last, member);
});
