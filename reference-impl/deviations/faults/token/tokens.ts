import { Problem } from '../../../kernel/problem.ts';
import { HOUR, MINUTE, SECOND } from '../../../kernel/time.ts';
import { fault, faultsOf } from '../../fault.ts';
import { auth, token } from '../../operators/decisions.ts';
import { seenBefore } from '../../operators/memory.ts';
import { good, members, on } from '../../operators/replies.ts';

const UNKNOWN = { status: 400, body: { detail: 'Unknown form parameter.' } };
const UNREAD = { status: 415, body: { title: 'Unsupported media type', detail: 'Unknown media type.' } };
const ISSUE = 'token.issue';

const saying = (says: string, said: Readonly<Record<string, unknown>>) =>
  fault(says, { reply: on(ISSUE, good, members(said)) });

const unread = (mediaType: RegExp) =>
  on(
    ISSUE,
    ({ status }, { request }) => status === 200 && mediaType.test(request.headers['content-type'] ?? ''),
    UNREAD,
  );

const ending = (says: string, lifetime: number) =>
  fault(says, { decide: token.decision('expiresAt', (now) => now + lifetime) });

const EXCHANGED = { missing: 'expired', expired: 'missing', invalid: 'invalid' } as const;

/** Deviations in token requests and answers, in how long a token works, and in what bearer interfaces accept. */
export const faults = faultsOf({
  'TOK-01 token.created': fault('A token is returned with HTTP status 201.', { reply: on(ISSUE, 200, 201) }),
  'TOK-02 token.empty': saying('The access_token is an empty string.', { access_token: '' }),
  'TOK-02 token.dead-on-arrival': fault('A new token is refused everywhere.', {
    decide: token.decision('expiresAt', (now) => now),
  }),
  'TOK-04 token.lifetime-as-text': saying('The lifetime is a text instead of a number.', { expires_in: '3600' }),
  'TOK-05 token.scope-null': saying('The scope is null.', { scope: null }),
  'TOK-05 token.scope-list': saying('The scope is a list.', { scope: [] }),
  'TOK-06 token.refused-after-a-wrong-secret': fault('A wrong secret has the next good one refused too.', {
    decide: (decisions) => {
      const distrusted = new Set<string>();
      auth.result('basicMatches', (isGood, _given, { id }, door) => {
        if (door !== 'token') return isGood;
        if (isGood) return !distrusted.delete(id);
        distrusted.add(id);
        return false;
      })(decisions);
    },
  }),
  'TOK-07 token.grant-optional': fault('A request without grant_type gets a token.', {
    decide: token.orWhen('isGranted', (grantType) => grantType === undefined),
  }),
  'TOK-12 token.form-not-decoded': fault('Percent escapes in the form are not decoded.', {
    reply: on(ISSUE, ({ status }, { request }) => status === 200 && request.body.includes('%'), UNKNOWN),
  }),
  'TOK-12 token.media-type-word-for-word': fault('A form with a media type parameter is refused.', {
    reply: unread(/;/),
  }),
  'PUB-TOKEN-REFUSE-01 published-token.refusal-untitled': fault('Refusals of the token service have no title.', {
    reply: on(ISSUE, 401, members({ title: undefined })),
  }),
  'PUB-TOKEN-REFUSE-01 published-token.refusal-of-the-grant': fault('A wrong secret is refused in OAuth form only.', {
    reply: on(ISSUE, 401, (reply) => ({ ...reply, body: { error: 'invalid_client' } })),
  }),
  'PUB-TOKEN-FORM-01 published-token.no-character-set': fault('A form with a charset parameter is not read.', {
    reply: unread(/charset/i),
  }),
  'PUB-TOKEN-FORM-01 published-token.form-in-capitals': fault('A form with a media type in upper case is not read.', {
    reply: unread(/FORM/),
  }),
  'X-32 token.ends-early': ending('A token ends two seconds before its lifetime does.', HOUR - 2 * SECOND),
  'X-32 token.ends-late': ending('A token ends two seconds after its lifetime does.', HOUR + 2 * SECOND),
  'BEARER-01 bearer.scheme-refused': fault('Updates with a bearer token are refused.', {
    reply: on('voice.update', 200, (reply, { request }) =>
      /^bearer/i.test(request.headers.authorization ?? '') ? { status: 401, body: { message: 'Refused' } } : reply,
    ),
  }),
  'BEARER-01 bearer.refused-after-an-expired-one': {
    says: 'A project whose token was refused as expired gets no other one to work.',
    decide: (decisions) => {
      const refused = new Set<string>();
      auth.result('bearerState', (state, { project: { id } }) => {
        if (state === 'expired') refused.add(id);
        return refused.has(id) ? 'expired' : state;
      })(decisions);
    },
  },
  'BEARER-01 bearer.works-once': fault('A token works for one call only.', {
    decide: auth.around('bearerState', (bearerState) => {
      const isUsed = seenBefore();
      return (grant, now) => (isUsed(grant.token) ? 'invalid' : bearerState(grant, now));
    }),
  }),
  'BEARER-02 bearer.no-challenge-when-expired': {
    says: 'The refusal of an expired token has no WWW-Authenticate header.',
    decide: auth.result('refusalOf', (problem, { cause }) =>
      cause === 'expired' ? new Problem(problem.status, problem.message) : problem,
    ),
  },
  'BEARER-03 bearer.causes-exchanged': fault('A missing token is called expired, and an expired one missing.', {
    decide: auth.given('challengeOf', (cause) => [EXCHANGED[cause]]),
  }),
  'BEARER-03 bearer.called-invalid-minutes-later': {
    says: 'A token that expired more than ten minutes ago is called invalid.',
    decide: auth.result('bearerState', (state, { expiresAt }, now) =>
      now - expiresAt > 10 * MINUTE ? 'invalid' : state,
    ),
  },
  'BEARER-04 bearer.end-is-ignored': fault('Anything after a token is ignored.', {
    decide: auth.given('grantOf', (token, grants) => [token.slice(0, 43), grants]),
  }),
  'BEARER-15 bearer.basic-until-first-token': fault('Basic is refused once a project has a token.', {
    decide: (decisions) => {
      const modern = new Set<string>();
      auth.around('basicMatches', (matches) => (given, key, door) => {
        const isRight = matches(given, key, door);
        if (isRight && door === 'token') modern.add(key.id);
        return isRight && (door !== 'project' || !modern.has(key.id));
      })(decisions);
    },
  }),
  'BEARER-07 bearer.ownership-before-secret': fault('Ownership is checked before credentials.', {
    decide: auth.result('refusalOf', (usual, { claimed, wanted }) =>
      claimed !== undefined && wanted !== undefined && claimed !== wanted
        ? new Problem(403, 'The project of this key does not own the resource.')
        : usual,
    ),
  }),
});
