import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  eventName,
  expectEventForm,
  expectOwnIds,
  expectSameIds,
  expectSignedEvents,
} from '../support/example/expect/call-event-form.ts';
import { type ServiceRole, serviceFact, serviceSecret } from '../support/example/verbs/voice-services.ts';

Then(
  'the events at {receiver} are {string}',
  async function (this: PlumblineWorld, receiver: string, names: string) {
    const told = (await this.session.arrivals(receiver)).map(eventName);
    expect(told.join(', '), `events at ${receiver}`).to.equal(names);
  },
);

Then(
  'every event at {receiver} has the published form of an event of {service}',
  async function (this: PlumblineWorld, receiver: string, role: ServiceRole) {
    const source = {
      project: this.session.project(role.project).id,
      service: serviceFact(this.session, role).id,
    };
    expectEventForm(await this.session.arrivals(receiver), source);
  },
);

Then(
  'every event at {receiver} is signed with the secret of {service}',
  async function (this: PlumblineWorld, receiver: string, role: ServiceRole) {
    const { id } = serviceFact(this.session, role);
    expectSignedEvents(await this.session.arrivals(receiver), id, serviceSecret(this.session, role));
  },
);

Then(
  'every event at {receiver} has an id of its own',
  async function (this: PlumblineWorld, receiver: string) {
    expectOwnIds(await this.session.arrivals(receiver));
  },
);

Then(
  'the events at {receiver} have the ids of those at {receiver}',
  async function (this: PlumblineWorld, second: string, first: string) {
    expectSameIds(await this.session.arrivals(first), await this.session.arrivals(second));
  },
);
