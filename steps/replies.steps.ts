import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import {
  confirmReply,
  textsOfReplies,
  writeManyUnasked,
  writeUnasked,
} from '../support/example/verbs/replies.ts';

When(
  'the handset {string} writes {string} to {account} unasked',
  async function (this: PlumblineWorld, number: string, content: string, role: string) {
    await writeUnasked(this.session, number, content, role);
  },
);

When(
  'the handset {string} writes {int} texts to {account} unasked',
  async function (this: PlumblineWorld, number: string, count: number, role: string) {
    await writeManyUnasked(this.session, number, count, role);
  },
);

When(
  '{account} confirms the reply {string}',
  async function (this: PlumblineWorld, role: string, content: string) {
    await confirmReply(this.session, role, content);
  },
);

When(
  '{account} confirms the reply {string} by the id of its message',
  async function (this: PlumblineWorld, role: string, content: string) {
    await confirmReply(this.session, role, content, 'message_id');
  },
);

Then(
  '{account} finds the reply {string}',
  claims(present('the list with a reply')),
  async function (this: PlumblineWorld, role: string, content: string) {
    expect(await textsOfReplies(this.session, role), 'replies').to.include(content);
    this.session.journal.witness.push(`the reply "${content}" is found`);
  },
);

Then(
  '{account} does not find the reply {string}',
  claims(absent('the list with a reply')),
  async function (this: PlumblineWorld, role: string, content: string) {
    expect(await textsOfReplies(this.session, role), 'replies').to.not.include(content);
  },
);
