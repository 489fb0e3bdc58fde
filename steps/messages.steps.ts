import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { type Comparison, compareMessages } from '../support/example/expect/compared-messages.ts';
import { draftOfRow } from '../support/example/session/drafts.ts';
import type { Requester } from '../support/example/verbs/requests.ts';
import {
  type MessageChoice,
  type Repetition,
  retrieve,
  senderOf,
  sendNamed,
  sendRepeatedly,
} from '../support/example/verbs/sending.ts';

When(
  '{requester} sends {string} to {string} as {string}',
  async function (this: PlumblineWorld, who: Requester, content: string, to: string, name: string) {
    const draft = { content, destination_number: to };
    await sendNamed(this.session, senderOf(this.session, who), [{ name, draft }]);
  },
);

When(
  '{requester} sends {string} to {string} as {string}, without a callback URL',
  async function (this: PlumblineWorld, who: Requester, content: string, to: string, name: string) {
    const draft = { content, destination_number: to, callbackUrl: undefined };
    await sendNamed(this.session, senderOf(this.session, who), [{ name, draft }]);
  },
);

When('{requester} sends in one request:', async function (this: PlumblineWorld, who: Requester, table: DataTable) {
  await sendNamed(this.session, senderOf(this.session, who), table.hashes().map(draftOfRow));
});

When(
  '{requester} sends {string} to {string} {repetition}',
  async function (this: PlumblineWorld, who: Requester, content: string, to: string, repetition: Repetition) {
    const draft = { content, destination_number: to };
    await sendRepeatedly(this.session, senderOf(this.session, who), draft, repetition);
  },
);

When('{requester} retrieves {message}', async function (this: PlumblineWorld, who: Requester, message: MessageChoice) {
  await retrieve(this.session, who, message);
});

Then(
  '{string} has {comparison} {string}',
  async function (this: PlumblineWorld, one: string, comparison: Comparison, other: string) {
    await compareMessages(this.session, one, comparison, other);
  },
);
