import { Then, When } from '../support/example/cucumber/phrases.ts';
import { expectPointsTo } from '../support/example/expect/answers.ts';
import { expectAbsent, expectEntries, expectListed, expectPages } from '../support/example/expect/lists.ts';
import { expectProblemAbout } from '../support/example/expect/voice.ts';
import { ASKED, absent, claims, performs, present, shownByOtherRows } from '../support/example/session/claims.ts';
import { idsMadeBy } from '../support/example/verbs/effects.ts';
import { askForEach, askManyTimes } from '../support/example/verbs/made-things.ts';
import { keysByPage, keysOfAnswer, walkBack, walkPages } from '../support/example/verbs/pages.ts';
import { walkReport } from '../support/example/verbs/report-pages.ts';
import { aroundNow, OPERATION_OF_REPORT } from '../support/example/verbs/report-requests.ts';
import { operationMaking } from '../support/example/verbs/things.ts';

const onPages = claims(present('the pages of a list'));

When(
  '{requester} asks {int} time(s) to {operation}',
  claims(performs((_who, _times, operation) => operation)),
  (session, who, times, operation) => askManyTimes(session, who, operation, times),
);

When('{requester} asks to {operation} for each {thing} made', ASKED, (session, who, operation, kind) =>
  askForEach(session, who, operation, operationMaking(kind)),
);

When('{requester} goes through the pages of {operation}, {int} at a time', ASKED, (session, who, operation, size) =>
  operation === OPERATION_OF_REPORT['detail report']
    ? walkReport(session, who.role, aroundNow(session), size)
    : walkPages(session, who, operation, size),
);
When('{requester} goes back through the pages of {operation}, {int} at a time', ASKED, walkBack);

Then('each of {string} is on exactly one page of at most {int}', onPages, (session, keys, size) =>
  expectPages(keysByPage(session), keys.split(', '), size),
);

Then('each {thing} made is on exactly one page of at most {int}', onPages, (session, kind, size) =>
  expectPages(keysByPage(session), idsMadeBy(session, operationMaking(kind)), size),
);

Then('no {thing} made is on any page', claims(absent('the pages of a list')), (session, kind) =>
  expectAbsent(keysByPage(session), idsMadeBy(session, operationMaking(kind))),
);

Then('the answer lists {string} and nothing else', claims(shownByOtherRows), (session, keys) =>
  expectListed(keysOfAnswer(session), keys.split(', ').filter(Boolean)),
);

Then('the refusal points to {string}', (session, pointer) => {
  const { last } = session.wire;
  if (last.interface === 'voice') expectProblemAbout(last, pointer);
  else expectPointsTo(last, pointer);
});

Then(
  'the answer has {int} entry/entries in {string}',
  claims((count) => (count === 0 ? shownByOtherRows : present('the answer'))),
  (session, count, list) => expectEntries(session.wire.last, list, count),
);
