import { Given, Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import type { Amount } from '../support/example/expect/notifications.ts';
import { expectAccepted } from '../support/example/expect/outcome.ts';
import {
  claimOf,
  type EnabledKey,
  expectEnabledKey,
  expectSigned,
  type Signed,
} from '../support/example/expect/signature-keys.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/requests.ts';
import { enableKey, makeKey } from '../support/example/verbs/signature-keys.ts';

Given(
  '{requester} has/makes the {word} signature key {string}',
  async function (this: PlumblineWorld, who: Requester, digest: string, name: string) {
    await makeKey(this.session, who, digest, name);
  },
);

Given(
  '{requester} has enabled the {word} signature key {string}',
  async function (this: PlumblineWorld, who: Requester, digest: string, name: string) {
    await makeKey(this.session, who, digest, name);
    await enableKey(this.session, who, name);
    expectAccepted(this.session.wire.last);
  },
);

Then(
  'the enabled signature key of {account} is {enabledKey}',
  claims((_role: string, wanted: EnabledKey) => claimOf(wanted)),
  async function (this: PlumblineWorld, role: string, wanted: EnabledKey) {
    await expectEnabledKey(this.session, role, wanted);
  },
);

Then(
  '{receiver} gets {amount} notification(s), {signed} signed with {string}',
  claims((_at: string, _amount: Amount, signed: Signed) =>
    (signed === 'none' ? absent : present)('a signature that a key made'),
  ),
  async function (this: PlumblineWorld, at: string, amount: Amount, signed: Signed, key: string) {
    await expectSigned(this.session, { at, amount, signed, key });
  },
);
