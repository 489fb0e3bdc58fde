import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { atLeastOne } from '../support/example/expect/lists.ts';
import { expectLinesLike, expectOneOfLines, expectPlainHttp } from '../support/example/expect/number-classes.ts';
import { expectLines } from '../support/example/expect/races.ts';
import { claims, performs } from '../support/example/session/claims.ts';
import {
  abandonLookups,
  answersOfOngoing,
  answersSoFar,
  lookUpAs,
  lookUpEverywhere,
  sendQuery,
  startLookups,
  writeRegister,
} from '../support/example/verbs/lookups.ts';

const looksUp = claims(performs('look up a number'));

Given('the home register (now )knows {string} as:', (session, number, table) =>
  writeRegister(session, number, table.rowsHash()),
);

When('{client} looks up {string}', looksUp, lookUpAs);

When('{client} looks up {string} with nocache', looksUp, (session, client, number) =>
  lookUpAs(session, client, number, { fresh: true }),
);

When('{client} looks up {string} at every address', looksUp, lookUpEverywhere);

When('{client} sends the lookup query {string}', looksUp, (session, client, query) =>
  sendQuery(session, query, client),
);

Given('{int} lookup(s) of {string} is/are in progress', looksUp, startLookups);

When('{int} lookup(s) of {string} is/are abandoned', looksUp, abandonLookups);
Then('the lookup answers {texts}', expectOneOfLines);
Then('{lookups} answers a line like {string}', expectLinesLike);

Then('the lookups in progress answer:', async (session, table) => {
  const wanted = table.hashes().map(({ TIMES, LINE = '' }) => [LINE, Number(TIMES)] as const);
  expectLines(await answersOfOngoing(session), Object.fromEntries(wanted));
});

Then('every lookup is answered over plain http', (session) => {
  for (const answer of atLeastOne(answersSoFar(session), 'lookups')) expectPlainHttp(answer);
});
