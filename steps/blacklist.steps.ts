import { Then, When } from '../support/example/cucumber/phrases.ts';
import { expectBlacklisted } from '../support/example/expect/lists.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import { block } from '../support/example/verbs/blacklist.ts';

const blacklisted = claims(present('the blacklist'));

When('{account} blocks {string}', (session, role, number) => block(session, role, { number }));
When('{account} blocks {int} different numbers', (session, role, count) => block(session, role, { count }));

Then(
  '{string} {presence} the blacklist of {account}',
  claims((_number, often) => (often === 'never' ? absent : present)('the blacklist')),
  (session, number, often, role) => expectBlacklisted(session, role, often, { number }),
);

Then('each of them, and nothing else, is exactly once on the blacklist of {account}', blacklisted, (session, role) =>
  expectBlacklisted(session, role, 'once', {}),
);
