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

When('{int} call(s) come(s) in that name(s) {string}', placeCalls);

When('{int} call(s) come(s) in that name(s) {string}, in which:', (session, count, service, table) =>
  placeCalls(session, count, service, table.hashes()),
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
