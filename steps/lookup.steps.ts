import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { atLeastOne } from '../support/example/expect/lists.ts';
import { expectLinesLike, expectOneOfLines, expectPlainHttp } from '../support/example/expect/number-classes.ts';
import { expectLines } from '../support/example/expect/races.ts';
import {
  answersOfOngoing,
  answersSoFar,
  bringLookups,
  type LookedUp,
  type LookupCaller,
  lookUpAs,
  sendQuery,
  writeRegister,
} from '../support/example/verbs/lookups.ts';

Given(
  'the home register (now )knows {string} as:',
  async function (this: PlumblineWorld, number: string, table: DataTable) {
    await writeRegister(this.session, number, table.rowsHash());
  },
);

When(
  '{lookupClient} looks up {lookedUp}',
  async function (this: PlumblineWorld, client: LookupCaller, number: LookedUp) {
    await lookUpAs(this.session, client, number);
  },
);

When(
  '{lookupClient} sends the lookup query {string}',
  async function (this: PlumblineWorld, client: LookupCaller, query: string) {
    await sendQuery(this.session, query, client);
  },
);

When(
  '{int} lookup(s) of {string} is/are {lookupState}',
  async function (this: PlumblineWorld, count: number, number: string, state: string) {
    await bringLookups(this.session, count, number, state);
  },
);

Then('the lookup answers {line}', function (this: PlumblineWorld, lines: readonly string[]) {
  expectOneOfLines(this.session, lines);
  this.session.journal.witness.push(`a lookup answered ${lines.join(' or ')}`);
});

Then('{lookups} answers a line like {string}', function (this: PlumblineWorld, which: string, pattern: string) {
  expectLinesLike(this.session, which, pattern);
});

Then(
  'the lookups in progress answer {lineCounts}',
  async function (this: PlumblineWorld, wanted: Readonly<Record<string, number>>) {
    expectLines(await answersOfOngoing(this.session), wanted);
  },
);

Then('every lookup is answered over plain http', function (this: PlumblineWorld) {
  for (const answer of atLeastOne(answersSoFar(this.session), 'lookups')) expectPlainHttp(answer);
});
