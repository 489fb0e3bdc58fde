import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import {
  currentCall,
  entriesLike,
  inOrder,
  partsOfCall,
  placeCalls,
  serviceOfCall,
} from '../support/example/verbs/voice-calls.ts';
import { serviceNamed } from '../support/example/verbs/voice-services.ts';

When('a call comes in that names no service', (session) => placeCalls(session, 1));

When('a call comes in that names {string}', (session, service) =>
  placeCalls(session, 1, serviceNamed(session, service)),
);

When('a call comes in that names {string}, in which:', (session, service, table) =>
  placeCalls(session, 1, serviceNamed(session, service), table.hashes()),
);

When('{int} calls come in that name {string}', (session, count, service) =>
  placeCalls(session, count, serviceNamed(session, service)),
);

Then('the record of the call shows:', async (session, table) => {
  const rows = table.hashes();
  expect(await entriesLike(session, rows), 'the record').to.deep.equal(rows);
});

Then('the {callPart} of the call are {string}', async (session, part, words) =>
  expect(await partsOfCall(session, part), `the ${part}`).to.equal(inOrder(words.split(', '))),
);

Then('the leg {string} of the call is {string}', async (session, name, state) => {
  const { legs } = await currentCall(session);
  expect(
    legs.filter((leg) => leg.name === name).map((leg) => leg.state),
    `leg "${name}"`,
  ).to.deep.equal([state]);
});

Then('the service of the call is {string}', (session, service) =>
  expect(serviceOfCall(session), 'service').to.equal(service),
);
