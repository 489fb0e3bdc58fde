import type { Reply } from '../http/operation.ts';
import type { Answered, Decisions, Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { ending } from './token-lifetimes.ts';

type Members = Readonly<Record<string, unknown>>;

/** Changes what the answer says about a fresh token. */
const saying =
  (change: (members: Members) => Members) =>
  ({ token }: Decisions): void => {
    const { describe } = token;
    token.describe = (fresh) => change(describe(fresh));
  };

/** Changes the answers of the token service that have this status. */
const answering =
  (status: number, change: (reply: Reply, answered: Answered) => Reply): NonNullable<Fault['reply']> =>
  (reply, answered) =>
    answered.operation === 'token.issue' && reply.status === status ? change(reply, answered) : reply;

const lacking =
  (name: string) =>
  (members: Members): Members =>
    Object.fromEntries(Object.entries(members).filter(([each]) => each !== name));

const answerFaults = faultsOf({
  'TOK-01': {
    'token.scope-missing': fault('The answer with a token has no scope.', { decide: saying(lacking('scope')) }),
    'token.created': fault('A token is answered with HTTP status 201.', { reply: answering(200, (reply) => ({ ...reply, status: 201 })) }),
  },
  'TOK-02': {
    'token.empty': fault('The access_token is an empty string.', { decide: saying((members) => ({ ...members, access_token: '' })) }),
    'token.dead-on-arrival': fault('A fresh token is refused everywhere.', { decide: ending(0) }),
  },
  'TOK-03': { 'token.type-lower-case': fault('The token_type is spelt bearer.', { decide: saying((members) => ({ ...members, token_type: 'bearer' })) }) },
  'TOK-04': {
    'token.lifetime-as-text': fault('The lifetime is text instead of a number.', {
      decide: saying((members) => ({ ...members, expires_in: String(members.expires_in) })),
    }),
    'token.lifetime-with-fraction': fault('The lifetime is no whole number of seconds.', { decide: saying((members) => ({ ...members, expires_in: 3599.5 })) }),
  },
  'TOK-05': {
    'token.scope-null': fault('The scope is null.', { decide: saying((members) => ({ ...members, scope: null })) }),
    'token.scope-list': fault('The scope is a list.', { decide: saying((members) => ({ ...members, scope: [] })) }),
  },
});

const requestFaults = faultsOf({
  'TOK-06': {
    'token.wrong-key-400': fault('A wrong key or secret is answered with HTTP status 400.', { reply: answering(401, (reply) => ({ ...reply, status: 400 })) }),
    'token.secret-not-checked': fault('The key id alone is enough for a token.', {
      decide: decision('auth', 'tokenKeyMatches', (given, key) => given.user === key.id),
    }),
    'token.in-refusals': fault('A refusal carries an access_token too.', {
      reply: answering(401, (reply) => ({ ...reply, body: { ...(reply.body as Members), access_token: 'consolation' } })),
    }),
  },
  'TOK-07': {
    'token.any-grant': fault('Any grant_type gets a token.', { decide: decision('token', 'isGranted', (grantType) => grantType !== undefined) }),
    'token.grant-optional': fault('A request without grant_type gets a token.', {
      decide: around('token', 'isGranted', (isGranted) => (grantType) => grantType === undefined || isGranted(grantType)),
    }),
  },
  'TOK-12': {
    'token.form-not-decoded': fault('The form is read without undoing its percent escapes.', {
      reply: answering(200, (reply, { request }) => (request.body.includes('%') ? { status: 400, body: { detail: 'Unknown form parameter.' } } : reply)),
    }),
    'token.media-type-word-for-word': fault('A parameter behind the media type of the form is refused.', {
      reply: answering(200, (reply, { request }) =>
        request.headers['content-type']?.includes(';') ? { status: 415, body: { detail: 'Unknown media type.' } } : reply,
      ),
    }),
  },
});

/** Deviations of the token service. */
export const faults = [...answerFaults, ...requestFaults];
