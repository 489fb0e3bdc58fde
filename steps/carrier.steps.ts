import { Given, Then } from '../support/example/cucumber/phrases.ts';
import { expectHandOver } from '../support/example/expect/messages.ts';
import { scriptCarrier } from '../support/example/verbs/handsets.ts';

Given('the carrier answers messages to {string} with:', (session, number, table) =>
  scriptCarrier(session, number, table.hashes()),
);

Then('{string} reaches the carrier between {instant} and {instant}', (session, name, from, until) =>
  expectHandOver(session, name, { from, until }),
);
