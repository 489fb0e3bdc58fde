import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectUuids } from '../support/example/expect/answer-kinds.ts';
import { expectNoEffects } from '../support/example/expect/outcome.ts';
import { absent, claims } from '../support/example/session/claims.ts';
import {
  askUnusually,
  askWithMember,
  type Change,
  type CredentialChoice,
  chosenCredentials,
} from '../support/example/verbs/altered-requests.ts';
import { signedWith } from '../support/example/verbs/credentials.ts';
import { type About, type NamedOperation, thingNamed, thingsDescribed } from '../support/example/verbs/made-things.ts';
import { rawBody } from '../support/example/verbs/named-values.ts';
import { ask, call, type Requester, replay } from '../support/example/verbs/requests.ts';
import { DEFAULT_RECEIVER } from '../support/example/verbs/sending.ts';
import { membersOf } from '../support/example/verbs/webhooks.ts';

Given('the client listens for notifications', function (this: PlumblineWorld) {
  this.session.inbox.open(DEFAULT_RECEIVER);
});

When('{requester} asks to {operation}', async function (this: PlumblineWorld, who: Requester, what: string) {
  await ask(this.session, who, what);
});

When(
  '{requester} asks to {operation} with:',
  async function (this: PlumblineWorld, who: Requester, what: string, table: DataTable) {
    await askUnusually(this.session, who, what, table.rowsHash());
  },
);

When(
  '{requester} asks to {operation} with this body:',
  async function (this: PlumblineWorld, who: Requester, what: string, body: string) {
    await ask(this.session, who, what, { raw: rawBody(this.session, body) });
  },
);

When(
  '{requester} asks to {operation} with the query {string}',
  async function (this: PlumblineWorld, who: Requester, what: string, query: string) {
    await ask(this.session, who, what, { query });
  },
);

When(
  '{requester} asks to {operation}, where {string} {change}',
  async function (this: PlumblineWorld, who: Requester, what: string, pointer: string, change: Change) {
    await askWithMember(this.session, who, what, pointer, change);
  },
);

When(
  '{requester} asks to {operation} {about}',
  async function (this: PlumblineWorld, who: Requester, what: string, about: About) {
    for (const each of await thingsDescribed(this.session, about)) await ask(this.session, who, what, { about: each });
  },
);

When(
  '{requester} asks to {namedOperation} {string}',
  async function (this: PlumblineWorld, who: Requester, named: NamedOperation, names: string) {
    for (const name of names.split(', '))
      await ask(this.session, who, named.operation, { about: thingNamed(this.session, named, name) });
  },
);

When(
  '{requester} asks to {namedOperation} {string} with:',
  async function (this: PlumblineWorld, who: Requester, named: NamedOperation, name: string, table: DataTable) {
    const raw = JSON.stringify(membersOf(this.session, table.rowsHash()));
    await ask(this.session, who, named.operation, { about: thingNamed(this.session, named, name), raw });
  },
);

When(
  '{requester} asks to {operation} {credentials}',
  async function (this: PlumblineWorld, who: Requester, what: string, choice: CredentialChoice) {
    await ask(this.session, who, what, { credential: chosenCredentials(this.session, who.role, choice) });
  },
);

When(
  '{requester} asks to {operation} {credentials} and this body:',
  async function (this: PlumblineWorld, who: Requester, what: string, choice: CredentialChoice, body: string) {
    const credential = chosenCredentials(this.session, who.role, choice);
    await ask(this.session, who, what, { credential, raw: rawBody(this.session, body) });
  },
);

When(
  '{requester} asks to {operation}, signed with:',
  async function (this: PlumblineWorld, who: Requester, what: string, table: DataTable) {
    await ask(this.session, who, what, { credential: signedWith(this.session, who.role, table.rowsHash()) });
  },
);

When(
  '{requester} calls {word} {string}',
  async function (this: PlumblineWorld, who: Requester, method: string, path: string) {
    await call(this.session, who, { method, path });
  },
);

When('{requester} repeats the request', async function (this: PlumblineWorld, { actingFor }: Requester) {
  await replay(this.session, actingFor);
});

Then(
  'nothing has happened on the platform',
  claims(absent('do the same in a valid way')),
  async function (this: PlumblineWorld) {
    await expectNoEffects(this.session);
  },
);

Then('every {string} returned is a UUID', async function (this: PlumblineWorld, member: string) {
  await expectUuids(this.session, member);
});
