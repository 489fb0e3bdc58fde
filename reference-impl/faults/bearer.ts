import type { Cause } from '../auth/bearer.ts';
import { Problem } from '../kernel/problem.ts';
import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';

const TOKEN_LENGTH = 43;

/** Refuses a token from its second use on. */
function acceptOnce({ auth }: Decisions): void {
  const used = new Set<string>();
  const { bearerState } = auth;
  auth.bearerState = (grant, now) => {
    if (used.has(grant.token)) return 'invalid';
    used.add(grant.token);
    return bearerState(grant, now);
  };
}

/** Takes Basic from a project until the project gets its first token. */
function endBasicWithFirstToken({ auth, token }: Decisions): void {
  const modern = new Set<string>();
  const { describe } = token;
  token.describe = (fresh) => {
    modern.add(fresh.project.id);
    return describe(fresh);
  };
  auth.takesBasic = (project) => !modern.has(project.id);
}

/** Leaves WWW-Authenticate out of refusals for one of `causes`. */
const unexplained =
  (causes: readonly Cause[]) =>
  ({ auth }: Decisions): void => {
    const { refusalOf } = auth;
    auth.refusalOf = (refused) => {
      const problem = refusalOf(refused);
      return causes.includes(refused.cause) ? new Problem(problem.status, problem.message) : problem;
    };
  };

/** Explains a refusal for `cause` as if it were for `other`. */
const mistaking =
  (cause: Cause, other: Cause) =>
  ({ auth }: Decisions): void => {
    const { challengeOf } = auth;
    auth.challengeOf = (each) => challengeOf(each === cause ? other : each);
  };

/** Tells a stranger that a project is not theirs before it looks at their secret. */
function compareProjectsFirst({ auth }: Decisions): void {
  const { refusalOf } = auth;
  auth.refusalOf = (refused) =>
    refused.claimed !== undefined && refused.wanted !== undefined && refused.claimed !== refused.wanted
      ? new Problem(403, 'The project of this key does not own the resource.')
      : refusalOf(refused);
}

/** Answers a lack of ownership with another status. */
const disowning =
  (status: number): NonNullable<Fault['reply']> =>
  (reply, { operation }) =>
    operation === 'voice.update' && reply.status === 403 ? { ...reply, status } : reply;

const challengeFaults = faultsOf({
  'BEARER-02': {
    'bearer.no-challenge': fault('No refusal has a WWW-Authenticate header.', { decide: unexplained(['missing', 'invalid', 'expired']) }),
    'bearer.no-challenge-when-expired': fault('The refusal of an expired token has no WWW-Authenticate header.', { decide: unexplained(['expired']) }),
  },
  'BEARER-03': {
    'bearer.one-challenge-for-all': fault('WWW-Authenticate says the same for every cause.', {
      decide: decision('auth', 'challengeOf', () => 'Bearer realm="platform"'),
    }),
    'bearer.expired-called-invalid': fault('WWW-Authenticate calls an expired token invalid.', { decide: mistaking('expired', 'invalid') }),
    'bearer.invalid-called-missing': fault('WWW-Authenticate calls an invalid token missing.', { decide: mistaking('invalid', 'missing') }),
  },
});

const credentialFaults = faultsOf({
  'BEARER-01': { 'bearer.works-once': fault('A token is accepted for one call only.', { decide: acceptOnce }) },
  'BEARER-04': {
    'bearer.beginning-is-enough': fault('The first sixteen characters of a token are enough.', {
      decide: decision('auth', 'grantOf', (token, grants) => {
        const alike = [...grants.keys()].find((each) => each.slice(0, 16) === token.slice(0, 16));
        return alike === undefined ? undefined : grants.get(alike);
      }),
    }),
    'bearer.end-is-ignored': fault('Whatever follows a token is ignored.', {
      decide: decision('auth', 'grantOf', (token, grants) => grants.get(token.slice(0, TOKEN_LENGTH))),
    }),
  },
  'BEARER-15': { 'bearer.basic-until-first-token': fault('Basic is refused once a project has a token.', { decide: endBasicWithFirstToken }) },
});

const ownershipFaults = faultsOf({
  'BEARER-06': {
    'bearer.foreign-not-found': fault("Another project's service is answered with HTTP status 404.", { reply: disowning(404) }),
    'bearer.foreign-unauthorized': fault("Another project's service is answered with HTTP status 401.", { reply: disowning(401) }),
    'bearer.foreign-open': fault('A key opens the services of every project.', { decide: decision('auth', 'owns', () => true) }),
  },
  'BEARER-07': { 'bearer.ownership-before-secret': fault('Ownership is judged before the credentials are.', { decide: compareProjectsFirst }) },
});

/** Deviations of what bearer interfaces accept and how they refuse. */
export const faults = [...challengeFaults, ...credentialFaults, ...ownershipFaults];
