import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectNoCrash, expectRefused } from '../support/example/expect/answer.ts';
import { claims, evident } from '../support/example/session/claims.ts';
import { draftOfRow } from '../support/example/session/drafts.ts';
import { withOwnNumbers } from '../support/example/session/specimen-numbers.ts';
import { reportsAt, reportsOf, type SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { observeMessage } from '../support/example/verbs/observing.ts';
import {
  DEFAULT_RECEIVER,
  reportsOfBurst,
  sendBurst,
  sendNamed,
  wasAccepted,
} from '../support/example/verbs/sending.ts';

When(
  '{account} sends {string} to {string} as {string}',
  async function (this: PlumblineWorld, role: string, content: string, to: string, name: string) {
    await sendNamed(this.session, { role }, [{ name, draft: { content, destination_number: to } }]);
  },
);

When(
  '{account} sends {string} to {string} as {string} for {account}',
  async function (
    this: PlumblineWorld,
    role: string,
    content: string,
    to: string,
    name: string,
    other: string,
  ) {
    const sender = { role, actingFor: this.session.account(other).id };
    await sendNamed(this.session, sender, [{ name, draft: { content, destination_number: to } }]);
  },
);

When(
  '{account} sends in one request:',
  async function (this: PlumblineWorld, role: string, table: DataTable) {
    await sendNamed(this.session, { role }, table.hashes().map(draftOfRow));
  },
);

When('{account} submits the body:', async function (this: PlumblineWorld, role: string, body: string) {
  await this.session.messages.submitBody({ role }, withOwnNumbers(this.session, body));
});

Given('the next {int} submits go on together', async function (this: PlumblineWorld, count: number) {
  await this.session.lab.hold('messages.submit', count);
});

When(
  '{account} sends {string} to {string} {int} times at once',
  async function (this: PlumblineWorld, role: string, content: string, to: string, count: number) {
    await sendBurst(this.session, { role }, { content, destination_number: to }, count);
  },
);

When('{account} retrieves {string}', async function (this: PlumblineWorld, role: string, name: string) {
  await this.session.messages.retrieve({ role }, this.session.handles.get<SentMessage>(name).id);
});

When(
  '{account} retrieves the message with id {string}',
  async function (this: PlumblineWorld, role: string, id: string) {
    await this.session.messages.retrieve({ role }, id);
  },
);

When(
  '{account} retrieves the message that the first delivery report names',
  async function (this: PlumblineWorld, role: string) {
    const report = (await reportsAt(this.session, DEFAULT_RECEIVER)).at(0);
    expect(report, 'a delivery report').to.not.equal(undefined);
    await this.session.messages.retrieve({ role }, report?.message_id ?? '');
  },
);

Then(
  '{string} and {string} have different message ids',
  function (this: PlumblineWorld, one: string, other: string) {
    const idOf = (name: string) => this.session.handles.get<SentMessage>(name).id;
    expect(idOf(one), `message id of ${one}`).to.not.equal(idOf(other));
  },
);

Then(
  'the requests of {string} and {string} are the same byte for byte',
  function (this: PlumblineWorld, one: string, other: string) {
    const bodyOf = (name: string) => this.session.handles.get<SentMessage>(name).exchange.request.body;
    expect(bodyOf(one), `request of ${one}`).to.equal(bodyOf(other));
  },
);

Then(
  '{int} of them is/are reported {status}',
  async function (this: PlumblineWorld, count: number, status: string) {
    const told = (await reportsOfBurst(this.session)).filter((reports) =>
      reports.some((each) => each.status === status),
    );
    expect(told, `messages reported ${status}`).to.have.lengthOf(count);
  },
);

Then(
  '{int} of them is/are reported {status} with report code {int}',
  async function (this: PlumblineWorld, count: number, status: string, code: number) {
    const told = (await reportsOfBurst(this.session)).filter((reports) =>
      reports.some((each) => each.status === status && each.error_code === String(code)),
    );
    expect(told, `messages reported ${status} with report code ${code}`).to.have.lengthOf(count);
  },
);

Then(
  '{string} is refused or reported with report code {int}',
  claims(evident),
  async function (this: PlumblineWorld, name: string, code: number) {
    const codes = (await reportsOf(this.session, name)).map((report) => report.error_code);
    if (wasAccepted(this.session, name)) expect(codes, `report codes of ${name}`).to.include(String(code));
    else expectRefused(this.session.handles.get<SentMessage>(name).exchange);
  },
);

Then(
  '{string} is reported delivered only if the request was accepted',
  claims(evident),
  async function (this: PlumblineWorld, name: string) {
    const accepted = wasAccepted(this.session, name);
    const statuses = (await reportsAt(this.session, DEFAULT_RECEIVER)).map((report) => report.status);
    if (accepted) expect(statuses, `reported statuses of ${name}`).to.include('delivered');
    else expect(statuses, 'reports after the refusal').to.deep.equal([]);
  },
);

Then('what becomes of {string} is recorded', async function (this: PlumblineWorld, name: string) {
  expectNoCrash(await observeMessage(this.session, name));
});
