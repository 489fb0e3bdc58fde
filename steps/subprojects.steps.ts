import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import { isListed, makeSubproject, updateServiceOf, useSubproject } from '../support/example/verbs/account-settings.ts';

When('{project} makes the subproject {string}', makeSubproject);
When('the project uses the subproject {string}', useSubproject);
When('the project updates, under one key, the voice service of the subproject {string}', updateServiceOf);

Then(
  'the subproject {string} is listed under {project}',
  claims(present('the list of subprojects')),
  async (session, name, role) => {
    expect(await isListed(session, role, name), `${name} is listed`).to.equal(true);
    session.journal.witness.push(`${name} is listed`);
  },
);

Then(
  'the subproject {string} is not listed under {project}',
  claims(absent('the list of subprojects')),
  async (session, name, role) => expect(await isListed(session, role, name), `${name} is listed`).to.equal(false),
);
