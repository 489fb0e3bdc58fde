import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { absent, claims, present } from '../support/session/claims.ts';
import {
  confirmReply,
  type ReplyChoice,
  type Texts,
  textsOfReplies,
  writeUnasked,
} from '../support/session/replies.ts';

When(
  'the handset {string} writes {texts} to {account}',
  async function (this: PlumblineWorld, number: string, texts: Texts, role: string) {
    await writeUnasked(this.session, number, texts, role);
  },
);

When('{account} confirms {reply}', async function (this: PlumblineWorld, role: string, reply: ReplyChoice) {
  await confirmReply(this.session, role, reply);
});

Then(
  '{account} {finds} the reply {string}',
  claims((_role: string, isFound: boolean) => (isFound ? present : absent)('the list with a reply')),
  async function (this: PlumblineWorld, role: string, isFound: boolean, content: string) {
    const texts = await textsOfReplies(this.session, role);
    expect(texts.includes(content), `"${content}" among the replies ${texts.join(', ')}`).to.equal(isFound);
    if (isFound) this.session.journal.witness.push(`the reply "${content}" is found`);
  },
);
