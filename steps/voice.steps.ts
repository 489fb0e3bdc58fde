import { expect } from 'chai';
import { Given, When } from '../support/example/cucumber/phrases.ts';
import { claims, performs, present } from '../support/example/session/claims.ts';
import { listOf, objectOf, pairsOf } from '../support/example/session/written-members.ts';
import {
  nameServices,
  setUpService,
  withCommands,
  withEventReceivers,
} from '../support/example/verbs/voice-services.ts';
import {
  keyNamed,
  update,
  updateInBurst,
  updatesOf,
  updateTogether,
  useEveryVoice,
} from '../support/example/verbs/voice-updates.ts';

const updates = claims(performs('update a voice service'));
const asItWas = claims((service: string) => present('{} as it was', `"${service}"`));

Given('{project} has the voice service(s) {names}', nameServices);

Given(
  'the {member} of {string} is {value}',
  claims((_member, service) => present('{} as it was', `"${service}"`)),
  (session, member, service, value) => setUpService(session, service, objectOf([[member, value]])),
);

Given('{string} is the default service', asItWas, (session, service) =>
  setUpService(session, service, '{"isDefault":true}'),
);

Given('{string} has been set to:', asItWas, (session, service, table) =>
  setUpService(session, service, objectOf(pairsOf(table))),
);

Given('{string} was given the commands:', asItWas, (session, service, table) =>
  setUpService(session, service, withCommands(listOf(table))),
);

Given('{string} sends its events to {receiver}', asItWas, (session, service, receiver) =>
  setUpService(session, service, withEventReceivers(receiver)),
);

Given('{string} sends its events to {receiver} and the fallback {string}', asItWas, (session, service, at, fallback) =>
  setUpService(session, service, withEventReceivers(at, fallback)),
);

When('{client} updates {string} with {member} {value}', updates, (session, caller, service, member, value) =>
  update(session, { caller, service, members: objectOf([[member, value]]) }),
);

When('{client} updates {string} with:', updates, async (session, caller, service, table) => {
  const rows = pairsOf(table);
  const name = rows.find(([member]) => member === 'KEY')?.[1];
  const members = objectOf(rows.filter(([member]) => member !== 'KEY'));
  await update(session, { caller, service, members, key: name === undefined ? undefined : keyNamed(session, name) });
});

When('{client} updates {string} with nothing', updates, (session, caller, service) =>
  update(session, { caller, service, members: '{}' }),
);

When('the client updates the path {string} with {member} {value}', updates, (session, path, member, value) =>
  session.wire.voice.updateAt(path, objectOf([[member, value]])),
);

When('{client} gives {string} the commands:', updates, (session, caller, service, table) =>
  update(session, { caller, service, members: withCommands(listOf(table)) }),
);

When('the client updates at the same moment:', updates, (session, table) =>
  updateTogether(session, updatesOf(session, table.hashes())),
);

When('the client updates in a burst:', updates, (session, table) =>
  updateInBurst(session, updatesOf(session, table.hashes())),
);

When(
  'the client gives {string} relays with each of the {int} published voices, {int} to an update',
  updates,
  async (session, service, count, size) =>
    expect(await useEveryVoice(session, service, size), 'published voices').to.equal(count),
);
