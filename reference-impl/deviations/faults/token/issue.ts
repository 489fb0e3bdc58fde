import { fault, faultsOf } from '../../fault.ts';
import { decision, orWhen, result } from '../../operators/decisions.ts';
import { members, on } from '../../operators/replies.ts';

const ISSUE = 'token.issue';

/** Changes the response about a new token. */
const saying = (members: Readonly<Record<string, unknown>>) =>
  result('token', 'describe', (said) => ({ ...said, ...members }));

/** Refuses forms with a matching media type. */
const unread = (mediaType: RegExp) =>
  on(ISSUE, ({ status }, { request }) => status === 200 && mediaType.test(request.headers['content-type'] ?? ''), {
    status: 415,
    body: { title: 'Unsupported media type', detail: 'Unknown media type.' },
  });

/** Deviations in token requests and responses. */
export const faults = faultsOf({
  'TOK-01': { 'token.created': fault('A token is returned with HTTP status 201.', { reply: on(ISSUE, 200, 201) }) },
  'TOK-02': {
    'token.empty': fault('The access_token is an empty string.', { decide: saying({ access_token: '' }) }),
    'token.dead-on-arrival': fault('A new token is refused everywhere.', {
      decide: decision('token', 'expiresAt', (now) => now),
    }),
  },
  'TOK-04': {
    'token.lifetime-as-text': fault('The lifetime is a text instead of a number.', {
      decide: saying({ expires_in: '3600' }),
    }),
  },
  'TOK-05': {
    'token.scope-null': fault('The scope is null.', { decide: saying({ scope: null }) }),
    'token.scope-list': fault('The scope is a list.', { decide: saying({ scope: [] }) }),
  },
  'TOK-07': {
    'token.grant-optional': fault('A request without grant_type gets a token.', {
      decide: orWhen('token', 'isGranted', (grantType) => grantType === undefined),
    }),
  },
  'TOK-12': {
    'token.form-not-decoded': fault('Percent escapes in the form are not decoded.', {
      reply: on(ISSUE, ({ status }, { request }) => status === 200 && request.body.includes('%'), {
        status: 400,
        body: { detail: 'Unknown form parameter.' },
      }),
    }),
    'token.media-type-word-for-word': fault('A form with a media type parameter is refused.', { reply: unread(/;/) }),
  },
  'PUB-TOKEN-REFUSE-01': {
    'published-token.refusal-untitled': fault('Refusals of the token service have no title.', {
      reply: on(ISSUE, 401, members({ title: undefined })),
    }),
    'published-token.refusal-of-the-grant': fault('A wrong secret is refused in OAuth form only.', {
      reply: on(ISSUE, 401, (reply) => ({ ...reply, body: { error: 'invalid_client' } })),
    }),
  },
  'PUB-TOKEN-FORM-01': {
    'published-token.no-character-set': fault('A form with a charset parameter is not read.', {
      reply: unread(/charset/i),
    }),
    'published-token.form-in-capitals': fault('A form with a media type in upper case is not read.', {
      reply: unread(/FORM/),
    }),
  },
});
