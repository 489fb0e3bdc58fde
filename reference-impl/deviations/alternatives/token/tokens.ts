import type { Answered, Reply } from '../../../http/operation.ts';
import { alternativesOf, other } from '../../alternative.ts';
import { all, auth, token } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';

const MARGIN = 60_000;
const GOOD = { access_token: 'from-the-form', token_type: 'Bearer', expires_in: 3600, scope: '' };
const MORE = { scope: 'voice subprojects', issued_at: 1_705_320_000, refresh_token: null };

const hasTokenElsewhere = ({ status }: Reply, { request: { target, headers, body } }: Answered): boolean => {
  const isElsewhere = target.includes('access_token=') || body.includes('"access_token"');
  return status === 401 && headers.authorization === undefined && isElsewhere;
};

/** Other permitted tokens. */
export const alternatives = alternativesOf({
  'TOK-10 TOK-04': {
    'token.held-token-again': other(
      'A project that asks again gets the token it has, with the seconds that are left, until its last minute.',
      {
        decide: (decisions) => {
          const held = new Map<string, { token: string; expiresAt: number }>();
          let asked = 0;
          token.instead('mayAsk', (mayAsk, state, project, now) => {
            asked = now;
            return mayAsk(state, project, now);
          })(decisions);
          token.instead('describe', (describe, fresh) => {
            const known = held.get(fresh.project.id);
            const left = Math.floor(((known?.expiresAt ?? 0) - asked) / 1000);
            if (known && asked < known.expiresAt - MARGIN)
              return { ...describe({ ...fresh, token: known.token }), expires_in: left };
            held.set(fresh.project.id, { token: fresh.token, expiresAt: asked + 3_600_000 });
            return describe(fresh);
          })(decisions);
        },
      },
    ),
  },
  'TOK-04': {
    'token.a-minute-less': other('A token lives for 59 minutes.', {
      decide: all(
        token.decision('expiresAt', (now) => now + 3_540_000),
        token.result('describe', (said) => ({ ...said, expires_in: 3540 })),
      ),
    }),
  },
  'SIL-OTH-02 TOK-02': {
    'token.like-a-jwt': other('Tokens have three parts, and their answer has more members.', {
      decide: all(
        token.decision('newToken', (ids) => `eyJ${ids.secret(20)}.eyJ${ids.secret(200)}.${ids.secret(86)}`),
        token.result('describe', (said) => ({ ...said, ...MORE })),
      ),
    }),
  },
  'SIL-OTH-02': {
    'token.errors-by-name': other('The token endpoint names errors like unsupported_grant_type.', {
      reply: on('token.issue', 400, { status: 400, body: { error: 'unsupported_grant_type' } }),
    }),
  },
  'TOK-08': {
    'token.key-in-the-form': other('A key in the form is read, and one that is good gets HTTP status 200.', {
      reply: on('token.issue', 401, (reply, { request }) =>
        new URLSearchParams(request.body.toString('utf8')).has('client_id') ? { status: 200, body: GOOD } : reply,
      ),
    }),
  },
  'BEARER-05': {
    'token.elsewhere-400': other('A token in the query or the body is refused as a bad request.', {
      reply: on('voice.update', hasTokenElsewhere, 400),
    }),
  },
  'SIL-OTH-01': {
    'token.several-challenges': other('A refusal names Basic beside Bearer, and the cause only in its description.', {
      decide: auth.decision('challengeOf', (cause) =>
        cause === 'missing'
          ? 'Basic realm="platform", Bearer realm="platform"'
          : `Basic realm="platform", Bearer realm="platform", error="invalid_token", error_description="${cause}"`,
      ),
    }),
  },
  'SIL-OTH-01 ERR-REG-01': {
    'token.registered-errors': other('A refusal of credentials names a registered error with its address.', {
      reply: (reply) =>
        reply.status === 401
          ? { ...reply, body: { type: 'https://errors.example/invalid-credentials', code: 'E401-7', trace: 'a1b2' } }
          : reply,
    }),
  },
});
