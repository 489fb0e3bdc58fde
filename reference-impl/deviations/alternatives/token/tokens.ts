import type { Answered, Reply } from '../../../http/operation.ts';
import { alternativesOf } from '../../alternative.ts';
import { all, auth, token } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

const target = { published: false } as const;
const MARGIN = 60_000;

const refusal = (status: number) => (reply: Reply) => reply.status === status;

const formOf = ({ request }: Answered): URLSearchParams => new URLSearchParams(request.body.toString('utf8'));

const hasTokenElsewhere = ({ request: { target: path, headers, body } }: Answered): boolean =>
  headers.authorization === undefined && (path.includes('access_token=') || body.includes('"access_token"'));

/** Tokens that live for so many seconds. */
const living = (seconds: number) =>
  all(
    token.decision('expiresAt', (now) => now + seconds * 1000),
    token.result('describe', (said) => ({ ...said, expires_in: seconds })),
  );

/** Other permitted tokens. */
export const alternatives = alternativesOf({
  'token.held-token-again': {
    rows: ['TOK-10', 'TOK-04'],
    says: 'A project that asks again gets the token it has, with the seconds that are left, until its last minute.',
    target,
    decide: (decisions) => {
      const held = new Map<string, { token: string; expiresAt: number }>();
      let asked = 0;
      token.instead('mayAsk', (mayAsk, state, project, now) => {
        asked = now;
        return mayAsk(state, project, now);
      })(decisions);
      token.instead('describe', (describe, fresh) => {
        const known = held.get(fresh.project.id);
        if (known && asked < known.expiresAt - MARGIN)
          return {
            ...describe({ ...fresh, token: known.token }),
            expires_in: Math.floor((known.expiresAt - asked) / 1000),
          };
        held.set(fresh.project.id, { token: fresh.token, expiresAt: asked + 3_600_000 });
        return describe(fresh);
      })(decisions);
    },
  },
  'token.a-minute-less': { rows: ['TOK-04'], says: 'A token lives for 59 minutes.', target, decide: living(3540) },
  'token.like-a-jwt': {
    rows: ['SIL-OTH-02', 'TOK-02'],
    says: 'Tokens have three parts, and their answer has more members.',
    target,
    decide: (decisions) => {
      token.decision('newToken', (ids) => `eyJ${ids.secret(20)}.eyJ${ids.secret(200)}.${ids.secret(86)}`)(decisions);
      token.instead('describe', (describe, fresh) => ({
        ...describe(fresh),
        scope: 'voice subprojects',
        issued_at: 1_705_320_000,
        refresh_token: null,
      }))(decisions);
    },
  },
  'token.errors-by-name': {
    rows: ['SIL-OTH-02'],
    says: 'The token endpoint names errors like unsupported_grant_type.',
    target,
    reply: on('token.issue', refusal(400), { status: 400, body: { error: 'unsupported_grant_type' } }),
  },
  'token.key-in-the-form': {
    rows: ['TOK-08'],
    says: 'A key in the form is read, and one that is good gets HTTP status 200.',
    target,
    reply: on('token.issue', (reply, answered) => reply.status === 401 && formOf(answered).has('client_id'), {
      status: 200,
      body: { access_token: 'from-the-form', token_type: 'Bearer', expires_in: 3600, scope: '' },
    }),
  },
  'token.elsewhere-400': {
    rows: ['BEARER-05'],
    says: 'A token in the query or the body is refused as a bad request.',
    target,
    reply: on('voice.update', (reply, answered) => reply.status === 401 && hasTokenElsewhere(answered), 400),
  },
  'token.several-challenges': {
    rows: ['SIL-OTH-01'],
    says: 'A refusal names Basic beside Bearer, and the cause only in its description.',
    target,
    decide: auth.decision('challengeOf', (cause) =>
      cause === 'missing'
        ? 'Basic realm="platform", Bearer realm="platform"'
        : `Basic realm="platform", Bearer realm="platform", error="invalid_token", error_description="${cause}"`,
    ),
  },
  'token.registered-errors': {
    rows: ['SIL-OTH-01', 'ERR-REG-01'],
    says: 'A refusal of credentials names a registered error with its address.',
    target,
    reply: (reply) =>
      reply.status === 401
        ? { ...reply, body: { type: 'https://errors.example/invalid-credentials', code: 'E401-7', trace: 'a1b2' } }
        : reply,
  },
});
