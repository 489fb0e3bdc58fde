import type { Reply } from '../http/operation.ts';
import type { Answered, Decisions, Fault } from './behaviour.ts';
import { ending, tokenLifetimeFaults } from './token-lifetimes.ts';

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

const answerFaults: readonly Fault[] = [
  {
    id: 'token.scope-missing',
    rule: 'TOK-01',
    says: 'The answer with a token has no scope.',
    decide: saying(lacking('scope')),
  },
  {
    id: 'token.created',
    rule: 'TOK-01',
    says: 'A token is answered with HTTP status 201.',
    reply: answering(200, (reply) => ({ ...reply, status: 201 })),
  },
  {
    id: 'token.empty',
    rule: 'TOK-02',
    says: 'The access_token is an empty string.',
    decide: saying((members) => ({ ...members, access_token: '' })),
  },
  {
    id: 'token.dead-on-arrival',
    rule: 'TOK-02',
    says: 'A fresh token is refused everywhere.',
    decide: ending(0),
  },
  {
    id: 'token.type-lower-case',
    rule: 'TOK-03',
    says: 'The token_type is spelt bearer.',
    decide: saying((members) => ({ ...members, token_type: 'bearer' })),
  },
  {
    id: 'token.lifetime-as-text',
    rule: 'TOK-04',
    says: 'The lifetime is text instead of a number.',
    decide: saying((members) => ({ ...members, expires_in: String(members.expires_in) })),
  },
  {
    id: 'token.lifetime-with-fraction',
    rule: 'TOK-04',
    says: 'The lifetime is no whole number of seconds.',
    decide: saying((members) => ({ ...members, expires_in: 3599.5 })),
  },
  {
    id: 'token.scope-null',
    rule: 'TOK-05',
    says: 'The scope is null.',
    decide: saying((members) => ({ ...members, scope: null })),
  },
  {
    id: 'token.scope-list',
    rule: 'TOK-05',
    says: 'The scope is a list.',
    decide: saying((members) => ({ ...members, scope: [] })),
  },
];

const requestFaults: readonly Fault[] = [
  {
    id: 'token.wrong-key-400',
    rule: 'TOK-06',
    says: 'A wrong key or secret is answered with HTTP status 400.',
    reply: answering(401, (reply) => ({ ...reply, status: 400 })),
  },
  {
    id: 'token.secret-not-checked',
    rule: 'TOK-06',
    says: 'The key id alone is enough for a token.',
    decide: ({ auth }) => {
      auth.tokenKeyMatches = (given, key) => given.user === key.id;
    },
  },
  {
    id: 'token.in-refusals',
    rule: 'TOK-06',
    says: 'A refusal carries an access_token too.',
    reply: answering(401, (reply) => ({
      ...reply,
      body: { ...(reply.body as Members), access_token: 'consolation' },
    })),
  },
  {
    id: 'token.any-grant',
    rule: 'TOK-07',
    says: 'Any grant_type gets a token.',
    decide: ({ token }) => {
      token.isGranted = (grantType) => grantType !== undefined;
    },
  },
  {
    id: 'token.grant-optional',
    rule: 'TOK-07',
    says: 'A request without grant_type gets a token.',
    decide: ({ token }) => {
      const { isGranted } = token;
      token.isGranted = (grantType) => grantType === undefined || isGranted(grantType);
    },
  },
  {
    id: 'token.form-not-decoded',
    rule: 'TOK-12',
    says: 'The form is read without undoing its percent escapes.',
    reply: answering(200, (reply, { request }) =>
      request.body.includes('%') ? { status: 400, body: { detail: 'Unknown form parameter.' } } : reply,
    ),
  },
  {
    id: 'token.media-type-word-for-word',
    rule: 'TOK-12',
    says: 'A parameter behind the media type of the form is refused.',
    reply: answering(200, (reply, { request }) =>
      request.headers['content-type']?.includes(';')
        ? { status: 415, body: { detail: 'Unknown media type.' } }
        : reply,
    ),
  },
];

/** Deviations of the token service. */
export const tokenFaults: readonly Fault[] = [...answerFaults, ...requestFaults, ...tokenLifetimeFaults];
