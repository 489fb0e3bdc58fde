import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectEitherUpdate,
  expectLinks,
  expectProblemAbout,
  expectUnchanged,
} from '../support/example/expect/voice.ts';
import { absent, claims, evident } from '../support/example/session/claims.ts';
import {
  changesSinceSetUp,
  countDefaults,
  nameOfService,
  type ServiceRole,
  serviceFact,
} from '../support/example/verbs/voice-services.ts';

When('the client reads {service}', async function (this: PlumblineWorld, service: ServiceRole) {
  await this.session.wire.voice.read(serviceFact(this.session, service).id, service.project);
});

Then(
  '{service} is unchanged',
  claims((service: ServiceRole) => absent('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole) {
    await expectUnchanged(this.session, service);
  },
);

Then(
  '{service} is unchanged but for {json}',
  claims((service: ServiceRole) => absent('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole, members: string) {
    await expectUnchanged(this.session, service, members);
  },
);

Then('{project} has exactly one default service', async function (this: PlumblineWorld, project: string) {
  expect(await countDefaults(this.session, project), 'default services').to.equal(1);
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
  '{service} has either {json} or {json}, whichever update was accepted',
  claims(evident),
  async function (this: PlumblineWorld, service: ServiceRole, one: string, other: string) {
    await expectEitherUpdate(this.session, service, [one, other]);
  },
);

Then('the answer is a problem that names {string}', function (this: PlumblineWorld, named: string) {
  expectProblemAbout(this.session.wire.last, named);
});

Then('the page links to {string}', function (this: PlumblineWorld, links: string) {
  expectLinks(this.session.wire.last, links.split(', '));
});
