import { expect } from 'chai';
import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { expectUuids } from '../support/example/expect/answers.ts';
import { ASKED, absent, claims } from '../support/example/session/claims.ts';
import { askUnusually, chosenCredentials } from '../support/example/verbs/altered-requests.ts';
import { signedWith } from '../support/example/verbs/credentials.ts';
import { DEFAULT_RECEIVER } from '../support/example/verbs/delivery-reports.ts';
import { effectsNow, notedEffects } from '../support/example/verbs/effects.ts';
import { senderOf, thingNamed } from '../support/example/verbs/made-things.ts';
import { rawBody } from '../support/example/verbs/named-values.ts';
import { ask, readPath, replay } from '../support/example/verbs/requests.ts';
import { thingOf } from '../support/example/verbs/things.ts';
import { membersOf } from '../support/example/verbs/webhooks.ts';

Given('the client listens for notifications', (session) => session.inbox.open(DEFAULT_RECEIVER));
When('{requester} asks to {operation}', ASKED, ask);

When('{requester} asks to {operation} with:', ASKED, (session, who, what, table) =>
  askUnusually(session, who, what, table.rowsHash()),
);

When('{requester} asks to {operation} with this body:', ASKED, (session, who, what, body) =>
  ask(session, who, what, { raw: rawBody(session, body) }),
);

When('{requester} asks to {operation} with the query {string}', ASKED, (session, who, what, query) =>
  ask(session, who, what, { query }),
);

When('{requester} asks to {operation} for the id {string}', ASKED, (session, who, what, id) =>
  ask(session, who, what, { about: { id, code: '' } }),
);

When("{requester} asks to {operation} for the account's {thing}", ASKED, async (session, who, what, kind) =>
  ask(session, who, what, { about: await thingOf(session, kind, { role: 'main' }) }),
);

When(
  '{requester} asks to {operation} with the id of the request for {string}',
  ASKED,
  async (session, who, what, address) =>
    ask(session, who, what, { about: await senderOf(session, { of: 'request', address }) }),
);

When(
  '{requester} asks to {operation} with the id(s) of the address(es) {string}',
  ASKED,
  async (session, who, what, addresses) => {
    const about = addresses.split(', ').map((address) => senderOf(session, { of: 'address', address }));
    for (const each of await Promise.all(about)) await ask(session, who, what, { about: each });
  },
);

When('{requester} asks to {operation}, {string}', ASKED, async (session, who, what, names) => {
  for (const name of names.split(', ')) await ask(session, who, what, { about: thingNamed(session, what, name) });
});

When('{requester} asks to {operation}, {string}, with:', ASKED, async (session, who, what, name, table) => {
  const raw = JSON.stringify(membersOf(session, table.rowsHash()));
  await ask(session, who, what, { about: thingNamed(session, what, name), raw });
});

When('{requester} asks to {operation} without credentials', ASKED, (session, who, what) =>
  ask(session, who, what, { credential: chosenCredentials(session, who.role, 'none') }),
);

When('{requester} asks to {operation} with the Basic credentials {string}', ASKED, (session, who, what, basic) =>
  ask(session, who, what, { credential: chosenCredentials(session, who.role, { basic }) }),
);

When('{requester} asks to {operation} with the Authorization header {string}', ASKED, (session, who, what, header) =>
  ask(session, who, what, { credential: chosenCredentials(session, who.role, { header }) }),
);

When('{requester} asks to {operation} with an HMAC signature', ASKED, (session, who, what) =>
  ask(session, who, what, { credential: signedWith(session, who.role, {}) }),
);

When('{requester} asks to {operation}, signed with:', ASKED, async (session, who, what, table) => {
  const { BODY, ...alterations } = table.rowsHash();
  const raw = BODY === undefined ? undefined : rawBody(session, BODY);
  await ask(session, who, what, { raw, credential: signedWith(session, who.role, alterations) });
});

When('{requester} reads the path {string}', readPath);
When('{requester} repeats the request', (session, { actingFor }) => replay(session, actingFor));

Then('nothing has happened on the platform', claims(absent('do the same in a valid way')), async (session) =>
  expect(await effectsNow(session), 'effects on the platform').to.deep.equal(notedEffects(session)),
);

Then('every {string} returned is a UUID', expectUuids);
