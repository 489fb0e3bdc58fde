import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAccepted, expectNoCrash } from '../support/example/expect/answer.ts';
import { expectPages } from '../support/example/expect/pages.ts';
import { absent, claims, evident, present } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/asking.ts';
import { observe } from '../support/example/verbs/observing.ts';
import {
  deleteKey,
  disableKey,
  enabledKeyId,
  enableKey,
  keyId,
  makeKey,
  pagesOfKeys,
  readKey,
  signedAt,
} from '../support/example/verbs/signature-keys.ts';

Given(
  '{requester} has/makes the {word} signature key {string}',
  async function (this: PlumblineWorld, requester: Requester, digest: string, name: string) {
    await makeKey(this.session, requester, digest, name);
  },
);

Given(
  '{requester} has enabled the {word} signature key {string}',
  async function (this: PlumblineWorld, requester: Requester, digest: string, name: string) {
    await makeKey(this.session, requester, digest, name);
    await enableKey(this.session, requester, name);
    expectAccepted(this.session.last);
  },
);

When(
  '{requester} enables the signature key {string}',
  async function (this: PlumblineWorld, requester: Requester, name: string) {
    await enableKey(this.session, requester, name);
  },
);

When('{requester} disables its signature key', async function (this: PlumblineWorld, requester: Requester) {
  await disableKey(this.session, requester);
});

When(
  '{requester} reads the signature key {string}',
  async function (this: PlumblineWorld, requester: Requester, name: string) {
    await readKey(this.session, requester, name);
  },
);

When(
  '{requester} deletes the signature key {string}',
  async function (this: PlumblineWorld, requester: Requester, name: string) {
    await deleteKey(this.session, requester, name);
  },
);

Then(
  'the answer describes the signature key {string}',
  claims(present('the answer')),
  function (this: PlumblineWorld, name: string) {
    expectAccepted(this.session.last);
    expect((this.session.last.json as { key_id?: string }).key_id, 'key_id').to.equal(
      keyId(this.session, name),
    );
  },
);

Then('the signature keys {string} have ids of their own', function (this: PlumblineWorld, names: string) {
  const ids = names.split(', ').map((name) => keyId(this.session, name));
  for (const id of ids) expect(id, 'key_id').to.be.a('string').that.is.not.empty;
  expect(new Set(ids).size, `different ids among ${ids}`).to.equal(ids.length);
});

Then(
  'the enabled signature key of {account} is {string}',
  claims(present('the enabled signature key')),
  async function (this: PlumblineWorld, role: string, name: string) {
    expect(await enabledKeyId(this.session, role), 'enabled key').to.equal(keyId(this.session, name));
    this.session.journal.witness.push(`the key ${name} is enabled`);
  },
);

Then(
  'the enabled signature key of {account} is {string} if that was accepted, else {string}',
  claims(present('the enabled signature key')),
  async function (this: PlumblineWorld, role: string, name: string, before: string) {
    expectNoCrash(this.session.last);
    const expected = this.session.last.status < 300 ? name : before;
    expect(await enabledKeyId(this.session, role), 'enabled key').to.equal(keyId(this.session, expected));
  },
);

Then(
  'the enabled signature key of {account} is {string} only if that was refused',
  claims(evident),
  async function (this: PlumblineWorld, role: string, name: string) {
    expectNoCrash(this.session.last);
    const expected = this.session.last.status < 300 ? undefined : keyId(this.session, name);
    expect(await enabledKeyId(this.session, role), 'enabled key').to.equal(expected);
  },
);

Then(
  '{account} has no enabled signature key',
  claims(absent('the enabled signature key')),
  async function (this: PlumblineWorld, role: string) {
    expect(await enabledKeyId(this.session, role), 'enabled key').to.equal(undefined);
  },
);

Then(
  'one signature key of {account} is listed as enabled',
  async function (this: PlumblineWorld, role: string) {
    const keys = (await pagesOfKeys(this.session, role, 100)).flat();
    expect(
      keys.filter(({ enabled }) => enabled),
      'enabled keys',
    ).to.have.lengthOf(1);
  },
);

Then(
  '{account} finds the signature keys {string} on pages of {int}',
  claims(present('the list with a signature key')),
  async function (this: PlumblineWorld, role: string, names: string, size: number) {
    const ids = names.split(', ').map((name) => keyId(this.session, name));
    const pages = await pagesOfKeys(this.session, role, size);
    expectPages(
      pages.map((page) => page.map(({ key_id }) => key_id)),
      ids,
      size,
    );
  },
);

Then(
  '{account} does not find the signature key {string}',
  claims(absent('the list with a signature key')),
  async function (this: PlumblineWorld, role: string, name: string) {
    const keys = (await pagesOfKeys(this.session, role, 100)).flat().map(({ key_id }) => key_id);
    expect(keys, 'listed keys').to.not.include(keyId(this.session, name));
  },
);

Then(
  '{receiver} gets at least {int} notification(s), all signed with {string}',
  async function (this: PlumblineWorld, receiver: string, least: number, name: string) {
    const signed = await signedAt(this.session, receiver, name);
    expect(signed.length, `notifications at ${receiver}`).to.be.at.least(least);
    expect(signed, `signed with ${name}`).to.not.include(false);
  },
);

Then(
  'notification {int} of {int} at {receiver} alone is signed with {string}',
  async function (this: PlumblineWorld, place: number, count: number, receiver: string, name: string) {
    const expected = Array.from({ length: count }, (_, at) => at + 1 === place);
    expect(await signedAt(this.session, receiver, name), `signed with ${name}`).to.deep.equal(expected);
  },
);

Then(
  'what at {receiver} is signed with {string} is recorded',
  async function (this: PlumblineWorld, receiver: string, name: string) {
    const signed = await signedAt(this.session, receiver, name);
    expect(signed, `notifications at ${receiver}`).to.not.have.lengthOf(0);
    observe(this.session, `signed with ${name}`, signed);
  },
);
