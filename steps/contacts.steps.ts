import { Then, When } from '../support/example/cucumber/phrases.ts';
import { expectWrongMember } from '../support/example/expect/answers.ts';
import { expectOnPage } from '../support/example/expect/lists.ts';
import { claims, present, shownByOtherRows } from '../support/example/session/claims.ts';
import { keepAs } from '../support/example/verbs/things.ts';

When('the client takes what was made as the {thing}', (session, kind) => keepAs(session, kind, session.wire.last));

Then(
  'the page shows {int} entry/entries with {string} set to {string}',
  claims((count) => (count === 0 ? shownByOtherRows : present('the answer'))),
  (session, count, member, values) =>
    expectOnPage(session.wire.last, member, values.split(', ').filter(Boolean), count),
);

Then('the refusal names {string}', (session, member) => expectWrongMember(session.wire.last, member));
