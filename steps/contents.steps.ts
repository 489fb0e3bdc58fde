import { Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectHas, expectKind, expectNowhere, expectTextIn } from '../support/example/expect/contents.ts';
import type { MemberKind } from '../support/example/expect/member-kinds.ts';
import { absent, claims, evident } from '../support/example/session/claims.ts';
import type { Content } from '../support/example/verbs/known-answers.ts';

Then(
  '{content} has {json}',
  claims(({ found }: Content) => found),
  async function (this: PlumblineWorld, content: Content, members: string) {
    await expectHas(this.session, content, members);
  },
);

Then(
  '{content} has {string} in {string}',
  claims(({ found }: Content) => found),
  async function (this: PlumblineWorld, content: Content, text: string, members: string) {
    await expectTextIn(this.session, content, text, members);
  },
);

Then(
  '{content} does not mention {string}',
  claims(({ missed }: Content, text: string) => missed(text)),
  async function (this: PlumblineWorld, content: Content, text: string) {
    await expectNowhere(this.session, content, text);
  },
);

Then(
  '{string} of {content} is {memberKind}',
  claims((member: string, { found }: Content, kind: MemberKind) => {
    if (kind === 'absent') return absent('the member "{}"', member);
    return typeof kind === 'string' ? evident : found;
  }),
  async function (this: PlumblineWorld, member: string, content: Content, kind: MemberKind) {
    await expectKind(this.session, content, member, kind);
  },
);
