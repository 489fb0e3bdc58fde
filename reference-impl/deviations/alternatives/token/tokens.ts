import type { TokenCall } from '../../../token/part.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { auth, token } from '../../operators/decisions.ts';
import { good, members, on, withoutCredentials } from '../../operators/replies.ts';

const MARGIN = 60_000;
const GOOD = { access_token: 'from-the-form', token_type: 'Bearer', expires_in: 3600, scope: '' };
const MORE = { scope: 'voice subprojects', issued_at: 1_705_320_000, refresh_token: null };

const held = new Map<string, { readonly token: string; readonly expiresAt: number }>();

export const alternatives = alternativesOf({
  'TOK-10 TOK-04 token.held-token-again': another({
    says: 'A project that asks again gets the token it has, with the seconds that are left, until its last minute.',
    reply: on('token.issue', good, (reply, { call }) => {
      const { scope, caller } = call as TokenCall;
      const [now, known] = [scope.clock.now(), held.get(caller.project.id)];
      if (known && now < known.expiresAt - MARGIN) {
        const expires_in = Math.floor((known.expiresAt - now) / 1000);
        return members({ access_token: known.token, expires_in })(reply);
      }
      const { access_token: fresh } = reply.body as { access_token: string };
      held.set(caller.project.id, { token: fresh, expiresAt: now + 3_600_000 });
      return reply;
    }),
  }),
  'TOK-04 token.a-minute-less': other('A token lives for 59 minutes.', {
    decide: token.decision('expiresAt', (now) => now + 3_540_000),
    reply: on('token.issue', good, members({ expires_in: 3540 })),
  }),
  'TOK-09 X-32 token.leeway': other('A token is taken for five seconds after its lifetime, because clocks differ.', {
    decide: token.result('expiresAt', (usual) => usual + 5000),
  }),
  'SIL-OTH-02 TOK-02 token.like-a-jwt': other('Tokens have three parts, and their answer has more members.', {
    decide: token.decision('newToken', (ids) => `eyJ${ids.secret(20)}.eyJ${ids.secret(200)}.${ids.secret(86)}`),
    reply: on('token.issue', good, members(MORE)),
  }),
  'SIL-OTH-02 token.errors-by-name': other('The token endpoint names errors like unsupported_grant_type.', {
    reply: on('token.issue', 400, { status: 400, body: { error: 'unsupported_grant_type' } }),
  }),
  'TOK-08 token.key-in-the-form': other('A key in the form is read, and one that is good gets HTTP status 200.', {
    reply: on('token.issue', 401, (reply, { request }) =>
      new URLSearchParams(request.body.toString('utf8')).has('client_id') ? { status: 200, body: GOOD } : reply,
    ),
  }),
  'BEARER-05 token.elsewhere-400': other('A token in the query or the body is refused as a bad request.', {
    reply: on('voice.update', withoutCredentials, (reply, { request: { target, body } }) =>
      target.includes('access_token=') || body.includes('"access_token"') ? { ...reply, status: 400 } : reply,
    ),
  }),
  'SIL-OTH-01 token.several-challenges': another({
    says: 'A refusal names Basic beside Bearer, and the cause only in its description.',
    decide: auth.decision('challengeOf', (cause) =>
      cause === 'missing'
        ? 'Basic realm="platform", Bearer realm="platform"'
        : `Basic realm="platform", Bearer realm="platform", error="invalid_token", error_description="${cause}"`,
    ),
  }),
  'SIL-OTH-01 ERR-REG-01 token.registered-errors': another({
    says: 'A refusal of credentials names a registered error with its address.',
    reply: (reply) =>
      reply.status === 401
        ? { ...reply, body: { type: 'https://errors.example/invalid-credentials', code: 'E401-7', trace: 'a1b2' } }
        : reply,
  }),
});
