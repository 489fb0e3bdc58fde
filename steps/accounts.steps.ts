import { expect } from 'chai';
import { Given, Then } from '../support/example/cucumber/phrases.ts';
import { expectAccepted } from '../support/example/expect/answers.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import {
  allowancesOf,
  configureAccount,
  moveAccount,
  setPartOfDay,
  switchFeatures,
} from '../support/example/verbs/account-settings.ts';
import { DEFAULT_RECEIVER, reportedAccounts } from '../support/example/verbs/delivery-reports.ts';
import { isFound, own, searchFor, seesWhatWasMade } from '../support/example/verbs/possessions.ts';
import { thingOf } from '../support/example/verbs/things.ts';

Given('{feature} is/are switched {onOff} for {account}', (session, features, on, account) =>
  switchFeatures(session, account, features, on),
);

Given('the allowances of {account} are:', async (session, role, table) => {
  const { id } = session.cast.account(role);
  await configureAccount(session, id, { allowances: allowancesOf(table.raw()) });
});

Given('the time zone of {account} is {string}', moveAccount);
Given('it is {partOfDay} for {account}', (session, part, account) => setPartOfDay(session, account, part));
Given('{requester} has the {thing}(s) {string}', async (session, who, kind, names) => {
  for (const name of names.split(', ')) expectAccepted(await own(session, who, kind, name));
});

Given('{account} has a/an {thing}', (session, role, kind) => thingOf(session, kind, { role }));

Then(
  '{requester} finds the {thing} {names}',
  claims((_who, kind) => present(searchFor(kind).among)),
  async (session, who, kind, names) => {
    for (const name of names) {
      expect(await isFound(session, who, kind, name), `${kind} ${name} is found`).to.equal(true);
      session.journal.witness.push(`${kind} ${name} is found`);
    }
  },
);

Then(
  '{requester} does not find the {thing} {string}',
  claims((_who, kind) => absent(searchFor(kind).among)),
  async (session, who, kind, name) =>
    expect(await isFound(session, who, kind, name), `the ${kind} ${name} is found`).to.equal(false),
);

Then('{requester} finds what was made', claims(present('what was made')), async (session, who) => {
  expect(await seesWhatWasMade(session, who), 'what was made is found').to.equal(true);
  session.journal.witness.push('what was made is found');
});

Then('{requester} does not find what was made', claims(absent('what was made')), async (session, who) =>
  expect(await seesWhatWasMade(session, who), 'what was made is found').to.equal(false),
);

Then('{int} message(s) is/are reported for {account} alone', async (session, count, role) => {
  const accounts = [...(await reportedAccounts(session, DEFAULT_RECEIVER)).values()].map((each) => [...each]);
  const { id } = session.cast.account(role);
  expect(accounts, 'accounts that messages are reported for').to.deep.equal(Array(count).fill([id]));
});
