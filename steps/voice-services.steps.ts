import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectLinks, expectLinkTo, expectProblemAbout } from '../support/example/expect/voice-problem.ts';
import { ask } from '../support/example/verbs/asking.ts';
import { type ServiceRole, serviceFact } from '../support/example/verbs/voice-services.ts';

Given(
  'the voice service takes {int} request(s) within {int} seconds',
  async function (this: PlumblineWorld, most: number, seconds: number) {
    await this.session.lab.request('PUT', '/voice/requests', { most, seconds });
  },
);

When(
  'the client asks to {operation} that is {service}',
  async function (this: PlumblineWorld, operation: string, service: ServiceRole) {
    const { id } = serviceFact(this.session, service);
    await ask(this.session, { role: 'main' }, operation, { about: { id, code: '' } });
  },
);

Then('the answer is a problem that names {string}', function (this: PlumblineWorld, named: string) {
  expectProblemAbout(this.session.last, named);
});

Then('the page links to {string}', function (this: PlumblineWorld, names: string) {
  expectLinks(this.session.last, names.split(', '));
});

Then('{string} of the page leads to page {int}', function (this: PlumblineWorld, name: string, page: number) {
  expectLinkTo(this.session.last, name, page);
});

Then('the answer asks to wait for {int} seconds', function (this: PlumblineWorld, seconds: number) {
  expect(this.session.last.headers['retry-after'], 'Retry-After').to.equal(String(seconds));
});
