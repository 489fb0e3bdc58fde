import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import { ask, type Requester } from '../support/example/verbs/asking.ts';
import {
  openSubprojectPlatform,
  subprojectRequests,
  useAsClient,
} from '../support/example/verbs/own-subproject-client.ts';
import {
  isListed,
  makeSubproject,
  updateServiceOf,
  useSubproject,
} from '../support/example/verbs/subprojects.ts';

When(
  '{project} makes the subproject {string}',
  async function (this: PlumblineWorld, role: string, name: string) {
    await makeSubproject(this.session, role, name);
  },
);

When('the parent project uses the subproject {string}', async function (this: PlumblineWorld, name: string) {
  await useSubproject(this.session, name);
});

When(
  'the parent project updates the voice service of the subproject {string} with {json} under the key {string}',
  async function (this: PlumblineWorld, name: string, members: string, key: string) {
    await updateServiceOf(this.session, { name, members, key });
  },
);

When(
  '{requester} asks to {operation}, accepting {string}',
  async function (this: PlumblineWorld, requester: Requester, operation: string, accept: string) {
    await ask(this.session, requester, operation, { headers: { accept } });
  },
);

Then(
  'the subproject {string} is listed under {project}',
  claims(present('the list of subprojects')),
  async function (this: PlumblineWorld, name: string, role: string) {
    expect(await isListed(this.session, role, name), `${name} is listed`).to.equal(true);
    this.session.journal.witness.push(`${name} is listed`);
  },
);

Then(
  'the subproject {string} is not listed under {project}',
  claims(absent('the list of subprojects')),
  async function (this: PlumblineWorld, name: string, role: string) {
    expect(await isListed(this.session, role, name), `${name} is listed`).to.equal(false);
  },
);

Given(
  'the platform makes a new subproject usable after {span}',
  async function (this: PlumblineWorld, span: number) {
    await openSubprojectPlatform(this.session, span);
  },
);

When("the harness's own client makes a subproject and uses it", async function (this: PlumblineWorld) {
  await useAsClient(this.session);
});

Then(
  'each of the at least {int} requests of the client accepts {string}',
  async function (this: PlumblineWorld, fewest: number, type: string) {
    const requests = await subprojectRequests(this.session);
    expect(requests.length, 'requests').to.be.at.least(fewest);
    for (const { headers, target } of requests) expect(headers.accept, `Accept at ${target}`).to.equal(type);
  },
);
