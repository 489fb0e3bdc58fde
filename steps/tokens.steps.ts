import { expect } from 'chai';
import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { sourceLike } from '../support/example/expect/likeness.ts';
import { atLeastOne } from '../support/example/expect/lists.ts';
import { claims, evident } from '../support/example/session/claims.ts';
import { heldToken, holdToken, pretendToken } from '../support/example/verbs/credentials.ts';
import { lookedAnswers } from '../support/example/verbs/voice-updates.ts';

Given('{client} has the token {string}', (session, { project }, name) => holdToken(session, name, project));
Given('the token {string} is {string}', pretendToken);

When('it is {span} before the token {string} expires', (session, span, name) =>
  session.time.moveTo(heldToken(session, name).expiresAt - span),
);

When('it is {span} after the token {string} expires', (session, span, name) =>
  session.time.moveTo(heldToken(session, name).expiresAt + span),
);

/** Neither case nor blanks nor quotes of a header count. */
const bare = (header: string): string => header.replace(/[\s"]/g, '').toLowerCase();

Then('the answer comes with {string} set to {string}', (session, name, wanted) =>
  expect(bare(session.wire.last.headers[name.toLowerCase()] ?? ''), name).to.match(
    new RegExp(`^${bare(sourceLike(wanted))}$`),
  ),
);

/**
 * A challenge says that a token has expired only to the sender of the token `name`. How the challenge for that one puts
 * it is open, and what is refused as malformed may have no challenge.
 */
Then('no challenge but the one for the token {string} says expired', claims(evident), (session, name) => {
  const { value } = heldToken(session, name);
  const others: string[] = [];
  for (const { request, headers } of lookedAnswers(session))
    if (!request.headers.authorization?.includes(value)) others.push(headers['www-authenticate'] ?? '');
  for (const challenge of atLeastOne(others, 'updates with other tokens or none'))
    expect(challenge, 'a challenge for another token or none').to.not.match(/expired/i);
});
