import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectSomeWithin } from '../support/example/expect/member-kinds.ts';
import { expectNoCrash } from '../support/example/expect/outcome.ts';
import { absent, claims, evident, present } from '../support/example/session/claims.ts';
import { cellValue } from '../support/example/session/json-members.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { ask, type Requester } from '../support/example/verbs/requests.ts';
import {
  addressNamed,
  askForSender,
  type CodeChoice,
  codeSentTo,
  enterCode,
  type Mail,
  noticesFor,
  ownSender,
  requestFor,
  review,
  type SenderKind,
} from '../support/example/verbs/sender-requests.ts';
import { endsUpApproved, idOf, wentOutFrom } from '../support/example/verbs/senders.ts';
import { sendNamed } from '../support/example/verbs/sending.ts';

Given(
  '{account} has the {senderKind}(s) {string}',
  async function (this: PlumblineWorld, role: string, kind: SenderKind, addresses: string) {
    for (const address of addresses.split(', ')) await ownSender(this.session, role, kind, address);
  },
);

When(
  '{requester} asks for the {senderKind} {string}',
  async function (this: PlumblineWorld, requester: Requester, kind: SenderKind, address: string) {
    await askForSender(this.session, requester, kind, { sender_address: address });
  },
);

When(
  '{requester} asks for a/an {senderKind} with:',
  async function (this: PlumblineWorld, requester: Requester, kind: SenderKind, table: DataTable) {
    const members = table.raw().map(([member = '', cell = '']) => [member, cellValue(cell)] as const);
    await askForSender(this.session, requester, kind, Object.fromEntries(members));
  },
);

When('the reviewer {review} {string}', async function (this: PlumblineWorld, approve: boolean, address: string) {
  await review(this.session, address, approve);
});

When('the client enters {code} for {string}', async function (this: PlumblineWorld, code: CodeChoice, number: string) {
  await enterCode(this.session, number, code);
});

When('the client asks for a new code for {string}', async function (this: PlumblineWorld, address: string) {
  const { requester } = requestFor(this.session, address);
  const id = await idOf(this.session, { of: 'address', address });
  await ask(this.session, requester, 're-verify a sender address', { about: { id, code: '' } });
});

When(
  '{account} sends {string} from {string} to {string} as {string}',
  async function (
    this: PlumblineWorld,
    role: string,
    content: string,
    from: string,
    destination_number: string,
    name: string,
  ) {
    const draft = { content, source: addressNamed(this.session, from), destination_number };
    await sendNamed(this.session, { role }, [{ name, draft }]);
  },
);

Then(
  '{string} goes out from {string}',
  claims(present('a handset from the address it was sent from')),
  async function (this: PlumblineWorld, name: string, address: string) {
    expect(await wentOutFrom(this.session, name, address), `${name} came from ${address}`).to.equal(true);
    this.session.journal.witness.push(`${name} came from ${address}`);
  },
);

Then(
  '{string} does not go out from {string}',
  claims(absent('a handset from the address it was sent from')),
  async function (this: PlumblineWorld, name: string, address: string) {
    expectNoCrash(this.session.handles.get<SentMessage>(name).exchange);
    expect(await wentOutFrom(this.session, name, address), `${name} came from ${address}`).to.equal(false);
  },
);

Then(
  'the request leads to no approved address',
  claims(absent('do the same in a valid way')),
  async function (this: PlumblineWorld) {
    expectNoCrash(this.session.wire.last);
    expect(await endsUpApproved(this.session), 'the address becomes an approved one').to.equal(false);
  },
);

Then(
  'the id of the address {string} is not the id of its request',
  claims(evident),
  async function (this: PlumblineWorld, address: string) {
    const id = await idOf(this.session, { of: 'address', address });
    expect(id, 'id of the address').to.not.equal(requestFor(this.session, address).id);
  },
);

Then('the holder of {string} gets {mail}', async function (this: PlumblineWorld, number: string, mail: Mail) {
  const holder = addressNamed(this.session, number);
  if (mail.is === 'code') expect(await codeSentTo(this.session, holder), `code for ${number}`).to.be.a('string');
  else expectSomeWithin(await noticesFor(this.session, holder), mail.period, `e-mails about ${number}`);
});
