import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import type { SentMessage } from '../support/session/delivery-reports.ts';
import { sendNamed } from '../support/session/sending.ts';

When(
  '{account} sends {string} to {string} as {string}',
  async function (this: PlumblineWorld, role: string, content: string, to: string, name: string) {
    await sendNamed(this.session, { role }, [{ name, draft: { content, destination_number: to } }]);
  },
);

When(
  '{account} sends in one request:',
  async function (this: PlumblineWorld, role: string, table: DataTable) {
    const named = table.hashes().map(({ NAME = '', ...draft }) => ({ name: NAME, draft: draft as never }));
    await sendNamed(this.session, { role }, named);
  },
);

Then(
  'the handset {string} has {int} message(s)',
  async function (this: PlumblineWorld, number: string, count: number) {
    await this.session.time.settle();
    expect(await this.session.lab.handset(number), `messages at ${number}`).to.have.lengthOf(count);
  },
);

Then(
  'the handset {string} has {string}',
  async function (this: PlumblineWorld, number: string, name: string) {
    await this.session.time.settle();
    const { id } = this.session.handles.get<SentMessage>(name);
    const ids = (await this.session.lab.handset(number)).map((message) => message.message_id);
    expect(ids, `messages at ${number}`).to.include(id);
  },
);
