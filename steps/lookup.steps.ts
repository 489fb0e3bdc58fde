import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectContentType,
  expectLine,
  expectLineLike,
  expectOneOfLines,
  expectPlainHttp,
} from '../support/example/expect/lookup.ts';
import {
  answersEverywhere,
  linesSoFar,
  lookUpEverywhere,
  observeLookups,
  sendQuery,
  writeRegister,
} from '../support/example/verbs/lookups.ts';
import {
  answersOfOngoing,
  giveOneUp,
  lookUp,
  startLookups,
  unansweredLookup,
} from '../support/example/verbs/ongoing-lookups.ts';
import type { LookupUserFact } from '../support/ground/facts.ts';

type Service = Pick<LookupUserFact, 'service'>;

Given(
  'the home register (now )knows {string} as:',
  async function (this: PlumblineWorld, number: string, table: DataTable) {
    await writeRegister(this.session, number, table.rowsHash());
  },
);

Given('the platform takes {int} lookup(s) at a time', async function (this: PlumblineWorld, limit: number) {
  await this.session.lab.request('PUT', '/hlr/limit', { limit });
});

When(
  '{lookupClient} looks up {string}',
  async function (this: PlumblineWorld, client: Service, number: string) {
    await lookUp(this.session, number, client);
  },
);

When(
  '{lookupClient} looks up {string} with nocache',
  async function (this: PlumblineWorld, client: Service, number: string) {
    await lookUp(this.session, number, { ...client, fresh: true });
  },
);

When('the client sends the lookup query {string}', async function (this: PlumblineWorld, query: string) {
  await sendQuery(this.session, query);
});

When(
  'the client sends the lookup query {string} without credentials',
  async function (this: PlumblineWorld, query: string) {
    await this.session.lookup.send(query, { as: { scheme: 'none' } });
  },
);

When('the client looks up {string} at every address', async function (this: PlumblineWorld, number: string) {
  await lookUpEverywhere(this.session, number);
});

When(
  '{int} lookup(s) of {string} is/are under way',
  async function (this: PlumblineWorld, count: number, number: string) {
    await startLookups(this.session, count, number);
  },
);

When('a lookup that is under way is given up', async function (this: PlumblineWorld) {
  await giveOneUp(this.session);
});

Then('the lookup answers {string}', function (this: PlumblineWorld, line: string) {
  expect(unansweredLookup(this.session), 'the number whose lookup had to wait').to.equal(undefined);
  expectLine(this.session.last, line);
  this.session.journal.witness.push(`a lookup answered ${line}`);
});

Then('the lookup answers {string} or {string}', function (this: PlumblineWorld, one: string, other: string) {
  expectOneOfLines(this.session.last, [one, other]);
});

Then('the lookup answers a line like {string}', function (this: PlumblineWorld, pattern: string) {
  expectLineLike(this.session.last, pattern);
});

Then('every address answers a line like {string}', function (this: PlumblineWorld, pattern: string) {
  for (const answer of answersEverywhere(this.session)) expectLineLike(answer, pattern);
});

Then('every address answers over plain http', function (this: PlumblineWorld) {
  for (const answer of answersEverywhere(this.session)) expectPlainHttp(answer);
});

Then('one of the lookups answers a line like {string}', function (this: PlumblineWorld, pattern: string) {
  const lines = linesSoFar(this.session);
  expect(
    lines.some((line) => new RegExp(pattern).test(line)),
    `one of ${lines.join(', ')} is like ${pattern}`,
  ).to.equal(true);
});

Then(
  'the {int} lookup(s) under way answer(s) {string}',
  async function (this: PlumblineWorld, count: number, line: string) {
    const answers = await answersOfOngoing(this.session);
    expect(answers, 'lookups that were under way').to.have.lengthOf(count);
    for (const answer of answers) expectLine(answer, line);
  },
);

Then('the content type of the answer is {string}', function (this: PlumblineWorld, type: string) {
  expectContentType(this.session.last, type);
});

Then('the lookups are recorded', function (this: PlumblineWorld) {
  observeLookups(this.session);
  expect(this.session.last.status, 'HTTP status').to.be.below(500);
});
