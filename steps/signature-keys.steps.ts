import { expect } from 'chai';
import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { expectAccepted } from '../support/example/expect/answers.ts';
import { expectEnabledKey, isNoKey, signedOfLeast, wasAccepted } from '../support/example/expect/notifications.ts';
import { absent, claims, evident, present } from '../support/example/session/claims.ts';
import type { Session } from '../support/example/session/session.ts';
import type { Requester } from '../support/example/verbs/requests.ts';
import { enabledInList, enableKey, makeKey, type WantedKey } from '../support/example/verbs/signature-keys.ts';

const ENABLED = 'the enabled signature key';
const SIGNATURE = 'a signature that a key made';

async function makeAndEnable(session: Session, who: Requester, key: WantedKey): Promise<void> {
  await makeKey(session, who, key);
  await enableKey(session, who, key.name);
  expectAccepted(session.wire.last);
}

When('{requester} makes the signature key {string} with the digest {string}', (session, who, name, digest) =>
  makeKey(session, who, { name, digest }),
);

Given('{requester} has enabled the signature key {string}', (session, who, name) =>
  makeAndEnable(session, who, { name }),
);

Given('{requester} has enabled the signature key {string} with the digest {string}', (session, who, name, digest) =>
  makeAndEnable(session, who, { name, digest }),
);

Then(
  'the enabled signature key of {account} is {string}',
  claims((_role, name) => (isNoKey(name) ? absent(ENABLED) : present(ENABLED))),
  expectEnabledKey,
);

Then('the enabled signature key of {account} is one of those listed', claims(evident), async (session, role) =>
  expect(await enabledInList(session, role), 'enabled keys').to.equal(1),
);

Then(
  'the enabled signature key of {account} is {string} if that was accepted, else {string}',
  claims((_role, one, other) => ([one, other].some(isNoKey) ? evident : present(ENABLED))),
  (session, role, accepted, refused) =>
    expectEnabledKey(session, role, wasAccepted(session.wire.last) ? accepted : refused),
);

Then(
  '{receiver} gets at least {int} notification(s), {share} signed with {string}',
  claims((_at, _least, share) => (share === 'none' ? absent : present)(SIGNATURE)),
  async (session, at, least, share, key) => {
    const signed = await signedOfLeast(session, at, least, key);
    expect(signed, `${share} signed with ${key}`).to.not.include(share === 'none');
  },
);
