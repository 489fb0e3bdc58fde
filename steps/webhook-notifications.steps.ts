import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectMediaType,
  expectNotificationForm,
  expectText,
} from '../support/example/expect/webhook-notifications.ts';
import { claims, counted } from '../support/example/session/claims.ts';
import { keyId, keysNamedAt } from '../support/example/verbs/signature-keys.ts';
import { likeness } from '../support/example/verbs/webhooks.ts';

Then(
  'everything at {receiver} comes as {string}',
  async function (this: PlumblineWorld, receiver: string, mediaType: string) {
    expectMediaType(await this.session.arrivals(receiver), mediaType);
  },
);

Then(
  'everything at {receiver} reads like {string}',
  async function (this: PlumblineWorld, receiver: string, pattern: string) {
    expectText(await this.session.arrivals(receiver), likeness(this.session, pattern));
  },
);

Then(
  'notification {int} at {receiver} reads like {string}',
  async function (this: PlumblineWorld, place: number, receiver: string, pattern: string) {
    const arrivals = await this.session.arrivals(receiver);
    expectText(arrivals.slice(place - 1, place), likeness(this.session, pattern));
  },
);

Then(
  'everything at {receiver} has the form of a/an {string}',
  async function (this: PlumblineWorld, receiver: string, told: string) {
    expectNotificationForm(await this.session.arrivals(receiver), told);
  },
);

Then(
  '{receiver} gets {int} notification(s)',
  claims((_receiver: string, count: number) => counted('any receiver', count)),
  async function (this: PlumblineWorld, receiver: string, count: number) {
    expect(await this.session.arrivals(receiver), `notifications at ${receiver}`).to.have.lengthOf(count);
  },
);

Then(
  'everything at {receiver} carries {string} as its {string}',
  async function (this: PlumblineWorld, receiver: string, value: string, name: string) {
    const arrivals = await this.session.arrivals(receiver);
    expect(arrivals, `notifications at ${receiver}`).to.not.have.lengthOf(0);
    for (const { headers } of arrivals) expect(headers[name.toLowerCase()], name).to.equal(value);
  },
);

Then(
  'everything at {receiver} comes by {word}',
  async function (this: PlumblineWorld, receiver: string, method: string) {
    const methods = (await this.session.arrivals(receiver)).map((notification) => notification.method);
    expect([...new Set(methods)], `methods at ${receiver}`).to.deep.equal([method]);
  },
);

Then(
  'everything at {receiver} names the key {string} with the digest {string}',
  async function (this: PlumblineWorld, receiver: string, name: string, digest: string) {
    const named = await keysNamedAt(this.session, receiver);
    expect(named, `notifications at ${receiver}`).to.not.have.lengthOf(0);
    for (const each of named)
      expect(each).to.deep.equal({ id: keyId(this.session, name), cipher: 'RSA', digest });
  },
);

Then(
  '{receiver} gets {int} notification(s) with different texts',
  async function (this: PlumblineWorld, receiver: string, count: number) {
    const texts = (await this.session.arrivals(receiver)).map(({ body }) => body);
    expect(texts, `notifications at ${receiver}`).to.have.lengthOf(count);
    expect(new Set(texts).size, 'different texts').to.equal(count);
  },
);
