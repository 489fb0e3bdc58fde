import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import { doWithSubproject, isListed } from '../support/example/verbs/account-settings.ts';

When(
  '{project} {subprojectUse} the subproject {string}',
  async function (this: PlumblineWorld, role: string, use: string, name: string) {
    await doWithSubproject(this.session, role, use, name);
  },
);

Then(
  'the subproject {string} is {isListed} under {project}',
  claims((_name: string, listed: boolean) =>
    listed ? present('the list of subprojects') : absent('the list of subprojects'),
  ),
  async function (this: PlumblineWorld, name: string, listed: boolean, role: string) {
    expect(await isListed(this.session, role, name), `${name} is listed`).to.equal(listed);
    if (listed) this.session.journal.witness.push(`${name} is listed`);
  },
);
