import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { claimOfOutcome, expectUpdateOutcome, type UpdateOutcome } from '../support/example/expect/update-outcomes.ts';
import { expectCommands, expectTimeToAdvance } from '../support/example/expect/voice.ts';
import { claims, present } from '../support/example/session/claims.ts';
import {
  type EventReceivers,
  nameOfService,
  type ServiceRole,
  setUpService,
  withCommands,
  withEventReceivers,
} from '../support/example/verbs/voice-services.ts';
import {
  type Caller,
  type Updated,
  update,
  updateAnswers,
  updatesOf,
  updateTogether,
  useEveryVoice,
} from '../support/example/verbs/voice-updates.ts';

Given(
  '{service} was set to {json}',
  claims((service: ServiceRole) => present('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole, members: string) {
    await setUpService(this.session, service, members);
  },
);

Given(
  '{service} was given the commands {commands}',
  claims((service: ServiceRole) => present('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole, commands: string) {
    await setUpService(this.session, service, withCommands(commands));
  },
);

Given(
  '{service} sends its events to {eventReceivers}',
  claims((service: ServiceRole) => present('{} as it was', nameOfService(service))),
  async function (this: PlumblineWorld, service: ServiceRole, receivers: EventReceivers) {
    await setUpService(this.session, service, withEventReceivers(receivers));
  },
);

When(
  '{caller} updates {updated} with {json}',
  async function (this: PlumblineWorld, caller: Caller, what: Updated, members: string) {
    if ('path' in what) await this.session.wire.voice.updateAt(what.path, members);
    else await update(this.session, { caller, service: what, members });
  },
);

When(
  '{caller} gives {service} the commands {commands}',
  async function (this: PlumblineWorld, caller: Caller, service: ServiceRole, commands: string) {
    await update(this.session, { caller, service, members: withCommands(commands) });
  },
);

When('the client updates {meeting}:', async function (this: PlumblineWorld, meeting: string, table: DataTable) {
  await updateTogether(this.session, meeting, updatesOf(this.session, table.hashes()));
});

When(
  'the client dials a relay with each of the {int} published voices, {int} to an update',
  async function (this: PlumblineWorld, count: number, size: number) {
    expect(await useEveryVoice(this.session, size), 'published voices').to.equal(count);
  },
);

Then(
  'the answer has the commands {commands}',
  claims(present('the answer')),
  function (this: PlumblineWorld, commands: string) {
    expectCommands(this.session, this.session.wire.last, commands);
    this.session.journal.witness.push('a value of this kind was kept');
  },
);

Then(
  'every update is answered {updateOutcome}',
  claims(claimOfOutcome),
  function (this: PlumblineWorld, outcome: UpdateOutcome) {
    expectUpdateOutcome(this.session, outcome);
  },
);

Then('the updateTime moves forward with every answer', function (this: PlumblineWorld) {
  expectTimeToAdvance(updateAnswers(this.session));
});
