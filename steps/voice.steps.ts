import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectEither,
  expectMembers,
  expectOtherMembers,
  expectTimeToAdvance,
  expectUnchanged,
} from '../support/example/expect/voice.ts';
import { absent, claims, evident, present } from '../support/example/session/claims.ts';
import { updateAtOnce } from '../support/example/verbs/voice-races.ts';
import {
  baselineOf,
  changesSinceSetUp,
  countDefaults,
  currentService,
  nameOfService,
  type ServiceObject,
  type ServiceRole,
  serviceFact,
  setUpService,
} from '../support/example/verbs/voice-services.ts';
import { type Caller, update, updateAnswers, updatesOf } from '../support/example/verbs/voice-updates.ts';

Given(
  '{service} was set to {json}',
  claims((service: ServiceRole) => present('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole, members: string) {
    await setUpService(this.session, service, members);
  },
);

When(
  '{caller} updates {service} with {json}',
  async function (this: PlumblineWorld, caller: Caller, service: ServiceRole, members: string) {
    await update(this.session, { caller, service, members });
  },
);

When(
  'the client updates the path {string} with {json}',
  async function (this: PlumblineWorld, path: string, members: string) {
    await this.session.voice.updateAt(path, members);
  },
);

When('the client updates one after the other:', async function (this: PlumblineWorld, table: DataTable) {
  for (const each of updatesOf(this.session, table.hashes())) await update(this.session, each);
});

When('the client updates at the same moment:', async function (this: PlumblineWorld, table: DataTable) {
  await updateAtOnce(this.session, updatesOf(this.session, table.hashes()));
});

When('the client reads {service}', async function (this: PlumblineWorld, service: ServiceRole) {
  await this.session.voice.read(serviceFact(this.session, service).id, service.project);
});

Then(
  'the answer describes {service}',
  claims(present('the answer')),
  function (this: PlumblineWorld, service: ServiceRole) {
    const { serviceId, projectId } = (this.session.last.json ?? {}) as ServiceObject;
    const wanted = {
      serviceId: serviceFact(this.session, service).id,
      projectId: this.session.project(service.project).id,
    };
    expect({ serviceId, projectId }).to.deep.equal(wanted);
  },
);

Then('{service} has {json}', async function (this: PlumblineWorld, service: ServiceRole, members: string) {
  expectMembers(await currentService(this.session, service), members);
  this.session.journal.witness.push(`the service has ${members}`);
});

Then(
  '{service} does not have {json}',
  claims((service: ServiceRole) => absent('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole, members: string) {
    expectOtherMembers(await currentService(this.session, service), members);
  },
);

Then(
  '{service} is unchanged',
  claims((service: ServiceRole) => absent('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole) {
    expectUnchanged(await currentService(this.session, service), baselineOf(this.session, service));
  },
);

Then(
  '{service} is unchanged but for {json}',
  claims((service: ServiceRole) => absent('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole, members: string) {
    expectUnchanged(await currentService(this.session, service), baselineOf(this.session, service), members);
  },
);

Then(
  '{service} has a {string} that matches {string}',
  async function (this: PlumblineWorld, service: ServiceRole, member: string, pattern: string) {
    const value = (await currentService(this.session, service))[member];
    expect(value, member).to.be.a('string').that.matches(new RegExp(pattern));
  },
);

Then('{project} has exactly one default service', async function (this: PlumblineWorld, project: string) {
  expect(await countDefaults(this.session, project), 'default services').to.equal(1);
});

Then('the updateTime moves forward with every answer', function (this: PlumblineWorld) {
  expectTimeToAdvance(updateAnswers(this.session).map(({ json }) => (json ?? {}) as ServiceObject));
});

Then(
  '{service} was changed {int} time(s) since it was set up',
  claims((service: ServiceRole, count: number) =>
    count === 0 ? absent('{} as it was', nameOfService(service)) : evident,
  ),
  async function (this: PlumblineWorld, service: ServiceRole, times: number) {
    expect(await changesSinceSetUp(this.session, service), 'changes').to.equal(times);
  },
);

Then(
  '{service} has either {json} or {json}',
  async function (this: PlumblineWorld, service: ServiceRole, one: string, other: string) {
    expectEither(await currentService(this.session, service), one, other);
  },
);
