import { Then } from '../support/example/cucumber/phrases.ts';
import { expectKind, expectNowhere, expectSet, expectTextIn } from '../support/example/expect/contents.ts';
import { absent, claims, evident, membersOfPath, names } from '../support/example/session/claims.ts';

Then(
  '{content} has {string} set to {value}',
  claims(
    ({ found }) => found,
    names(({ of }, path) => ({ ...of, members: membersOfPath(path) })),
  ),
  expectSet,
);

Then(
  '{content} has {string} in {string}',
  claims(
    ({ found }) => found,
    names(({ of }, _text, members) => ({ ...of, members: membersOfPath(members) })),
  ),
  expectTextIn,
);

Then(
  '{content} does not mention {string}',
  claims(({ missed }, text) => missed(text)),
  expectNowhere,
);

Then(
  '{string} of {content} is {memberKind}',
  claims(
    (member, { found }, kind) => {
      if (kind === 'absent') return absent('the member "{}"', member);
      return kind === 'an object' ? found : evident;
    },
    names((member, { of }, _kind) => ({ ...of, members: membersOfPath(member) })),
  ),
  (session, member, content, kind) => expectKind(session, content, member, kind),
);

Then(
  '{string} of {content} is the instant {instant}',
  claims(
    (_member, { found }) => found,
    names((member, { of }) => ({ ...of, members: membersOfPath(member) })),
  ),
  (session, member, content, instant) => expectKind(session, content, member, { instant }),
);
