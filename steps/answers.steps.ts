import { expect } from 'chai';
import { Then } from '../support/example/cucumber/phrases.ts';
import {
  expectAcceptance,
  expectDifferentAnswer,
  expectKnown,
  expectNamedKey,
  expectOtherStatus,
  expectOutcome,
  expectRefusal,
  expectStatusBelow,
  writtenIn,
} from '../support/example/expect/answers.ts';
import { expectIncludes } from '../support/example/expect/contents.ts';
import {
  absent,
  claims,
  evident,
  membersOfJson,
  membersOfPath,
  names,
  present,
  refused,
  statusAlone,
} from '../support/example/session/claims.ts';
import { objectOf, pairsOf } from '../support/example/session/written-members.ts';
import { idNamed } from '../support/example/verbs/made-things.ts';
import { withValues } from '../support/example/verbs/named-values.ts';
import { thingOf } from '../support/example/verbs/things.ts';

const answered = claims(present('the answer'));

Then('it is accepted', claims(statusAlone, present('do the same in a valid way')), expectAcceptance);
Then('it is refused', claims(statusAlone, refused, present('do the same in a valid way')), expectRefusal);

const statusesIn = names((codes: readonly string[]) => ({ statuses: codes.map(Number) }));

Then(
  'it is accepted with HTTP status {codes}',
  claims(statusAlone, present('do the same in a valid way'), statusesIn),
  expectOutcome,
);

Then(
  'it is refused with HTTP status {codes}',
  claims(refused, statusAlone, present('do the same in a valid way'), statusesIn),
  expectOutcome,
);

Then(
  'it is answered with HTTP status {codes}',
  claims(statusAlone, present('do the same in a valid way'), statusesIn),
  expectOutcome,
);

Then('it is answered with an HTTP status below {int}', claims(statusAlone), expectStatusBelow);
Then('it is answered with an HTTP status other than {codes}', claims(statusAlone), expectOtherStatus);
Then(
  'the answer is {answerKind}',
  claims(({ claim }) => claim),
  (session, { expectIt }) => expectIt(session.wire.last),
);
Then('the answer is different from the answer before', expectDifferentAnswer);

Then(
  'the answer includes {value}',
  claims(
    present('the answer'),
    names((members) => ({ members: membersOfJson(members) })),
  ),
  (session, members) => {
    expectIncludes(session.wire.last.json, JSON.parse(withValues(session, members)));
    session.journal.witness.push('a value of this kind was kept');
  },
);

Then(
  'the answer has:',
  claims(
    present('the answer'),
    names((table) => ({ members: pairsOf(table).flatMap(([path]) => membersOfPath(path)) })),
  ),
  (session, table) => {
    expectIncludes(session.wire.last.json, JSON.parse(withValues(session, objectOf(pairsOf(table)))));
    session.journal.witness.push('a value of this kind was kept');
  },
);

Then('the answer contains {string}', answered, (session, text) =>
  expect(writtenIn(session.wire.last)).to.include(session.texts.ownPages(withValues(session, text))),
);

Then(
  'the answer does not contain {string}',
  claims((text) => absent('the text "{}"', text)),
  (session, text) => expect(writtenIn(session.wire.last)).to.not.include(session.texts.ownPages(text)),
);

Then('the answer names the {thing}', answered, async (session, kind) => {
  const { id } = await thingOf(session, kind, { role: 'main' });
  expect(session.wire.last.text, `the answer with the ${kind}`).to.include(id);
});

Then('the answer does not name the {thing}', claims(absent('the answer')), async (session, kind) => {
  const { id } = await thingOf(session, kind, { role: 'main' });
  expect(session.wire.last.text, `the answer with the ${kind}`).to.not.include(id);
});

Then('the answer names the signature key {string}', answered, (session, name) =>
  expectNamedKey(session.wire.last, idNamed(session, 'signature key', name)),
);

Then('the known answers are given', claims(evident), expectKnown);
