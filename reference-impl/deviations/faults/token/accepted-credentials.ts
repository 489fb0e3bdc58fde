import type { Cause } from '../../../auth/bearer.ts';
import { MINUTE } from '../../../kernel/duration.ts';
import { Problem } from '../../../kernel/problem.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision, given, result } from '../../operators/decisions.ts';
import { seenBefore } from '../../operators/memory.ts';
import { on } from '../../operators/replies.ts';

const TOKEN_LENGTH = 43;

/** Removes WWW-Authenticate from refusals for some causes. */
const unexplained = (...causes: readonly Cause[]) =>
  result('auth', 'refusalOf', (problem, { cause }) =>
    causes.includes(cause) ? new Problem(problem.status, problem.message) : problem,
  );

/** Deviations in what bearer interfaces accept and how they refuse. */
export const faults = faultsOf({
  'BEARER-01': {
    'bearer.scheme-refused': fault('Updates with a bearer token are refused.', {
      reply: on(
        'voice.update',
        (reply, { request }) => reply.status === 200 && /^bearer/i.test(request.headers.authorization ?? ''),
        { status: 401, body: { message: 'Invalid authentication credentials' } },
      ),
    }),

    'bearer.works-once': fault('A token works for one call only.', {
      decide: around('auth', 'bearerState', (bearerState) => {
        const isUsed = seenBefore();
        return (grant, now) => (isUsed(grant.token) ? 'invalid' : bearerState(grant, now));
      }),
    }),
  },
  'BEARER-02': {
    'bearer.no-challenge-when-expired': fault('The refusal of an expired token has no WWW-Authenticate header.', {
      decide: unexplained('expired'),
    }),
  },
  'BEARER-03': {
    'bearer.called-invalid-minutes-later': fault(
      'WWW-Authenticate calls a token invalid that expired more than ten minutes ago.',
      {
        decide: result('auth', 'bearerState', (state, { expiresAt }, now) =>
          now - expiresAt > 10 * MINUTE ? 'invalid' : state,
        ),
      },
    ),
  },
  'BEARER-04': {
    'bearer.beginning-is-enough': fault('Only the first sixteen characters of a token count.', {
      decide: decision('auth', 'grantOf', (token, grants) => {
        const alike = [...grants.keys()].find((each) => each.slice(0, 16) === token.slice(0, 16));
        return alike === undefined ? undefined : grants.get(alike);
      }),
    }),
    'bearer.end-is-ignored': fault('Anything after a token is ignored.', {
      decide: given('auth', 'grantOf', (token, grants) => [token.slice(0, TOKEN_LENGTH), grants]),
    }),
  },
  'BEARER-15': {
    'bearer.no-basic': fault('The key of a project is refused with Basic.', {
      decide: decision('auth', 'takesBasic', () => false),
    }),
    'bearer.basic-until-first-token': fault('Basic is refused once a project has a token.', {
      decide: (decisions) => {
        const modern = new Set<string>();
        given('token', 'describe', (fresh) => {
          modern.add(fresh.project.id);
          return [fresh];
        })(decisions);
        decision('auth', 'takesBasic', ({ id }) => !modern.has(id))(decisions);
      },
    }),
  },
  'BEARER-07': {
    'bearer.ownership-before-secret': fault('Ownership is checked before credentials.', {
      decide: result('auth', 'refusalOf', (usual, { claimed, wanted }) =>
        claimed !== undefined && wanted !== undefined && claimed !== wanted
          ? new Problem(403, 'The project of this key does not own the resource.')
          : usual,
      ),
    }),
  },
});
