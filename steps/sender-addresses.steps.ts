import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import { expectNoCrash } from '../support/example/expect/answers.ts';
import { expectSomeWithin } from '../support/example/expect/member-kinds.ts';
import { absent, claims, evident, performs, present } from '../support/example/session/claims.ts';
import { objectOf } from '../support/example/session/json-members.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { codeMail, noticesFor } from '../support/example/verbs/facility-lists.ts';
import { ask } from '../support/example/verbs/requests.ts';
import { addressNamed, askForSender, enterCode, requestFor, review } from '../support/example/verbs/sender-requests.ts';
import { endsUpApproved, idOf, wentOutFrom } from '../support/example/verbs/senders.ts';
import { sendNamed } from '../support/example/verbs/sending.ts';

const requestsSender = claims(performs('request a sender address'));
const verifies = claims(performs('verify a number'));

When('{requester} asks for the {thing} {string}', requestsSender, (session, requester, kind, address) =>
  askForSender(session, requester, kind, { sender_address: address }),
);

When('{requester} asks for a/an {thing} with:', requestsSender, (session, requester, kind, table) =>
  askForSender(session, requester, kind, objectOf(table.rowsHash())),
);

When('the reviewer {ruling} {string}', (session, approves, address) => review(session, address, approves));
When('the account enters {codeChoice} for {string}', verifies, (session, choice, number) =>
  enterCode(session, number, choice),
);

When(
  'the account asks for a new code for {string}',
  claims(performs('re-verify a sender address')),
  async (session, address) => {
    const { requester } = requestFor(session, address);
    const id = await idOf(session, { of: 'address', address });
    await ask(session, requester, 're-verify a sender address', { about: { id, code: '' } });
  },
);

When(
  '{account} sends {string} from {string} to {string} as {string}',
  claims(performs('submit a message')),
  async (session, role, content, from, destination_number, name) => {
    const draft = { content, source: addressNamed(session, from), destination_number };
    await sendNamed(session, { role }, [{ name, draft }]);
  },
);

Then(
  '{string} goes out from {string}',
  claims(present('a handset from the address it was sent from')),
  async (session, name, address) => {
    expect(await wentOutFrom(session, name, address), `${name} came from ${address}`).to.equal(true);
    session.journal.witness.push(`${name} came from ${address}`);
  },
);

Then(
  '{string} does not go out from {string}',
  claims(absent('a handset from the address it was sent from')),
  async (session, name, address) => {
    expectNoCrash(session.handles.get<SentMessage>(name).exchange);
    expect(await wentOutFrom(session, name, address), `${name} came from ${address}`).to.equal(false);
  },
);

Then('the request leads to no approved address', claims(absent('do the same in a valid way')), async (session) => {
  expectNoCrash(session.wire.last);
  expect(await endsUpApproved(session), 'the address becomes an approved one').to.equal(false);
});

Then('the id of the address {string} is not the id of its request', claims(evident), async (session, address) => {
  const id = await idOf(session, { of: 'address', address });
  expect(id, 'id of the address').to.not.equal(requestFor(session, address).id);
});

Then('the holder of {string} gets a code', async (session, number) => {
  const { code } = (await codeMail(session, addressNamed(session, number))) ?? {};
  expect(code, `code for ${number}`).to.be.a('string');
});

Then('the holder of {string} gets an e-mail between {instant} and {instant}', async (session, number, from, until) => {
  const notices = await noticesFor(session, addressNamed(session, number));
  expectSomeWithin(notices, { from, until }, `e-mails about ${number}`);
});
