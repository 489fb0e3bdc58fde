import type { Cause } from '../auth/bearer.ts';
import { Problem } from '../kernel/problem.ts';
import type { Decisions, Fault } from './behaviour.ts';

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

const challengeFaults: readonly Fault[] = [
  {
    id: 'bearer.no-challenge',
    rule: 'BEARER-02',
    says: 'No refusal has a WWW-Authenticate header.',
    decide: unexplained(['missing', 'invalid', 'expired']),
  },
  {
    id: 'bearer.no-challenge-when-expired',
    rule: 'BEARER-02',
    says: 'The refusal of an expired token has no WWW-Authenticate header.',
    decide: unexplained(['expired']),
  },
  {
    id: 'bearer.one-challenge-for-all',
    rule: 'BEARER-03',
    says: 'WWW-Authenticate says the same for every cause.',
    decide: ({ auth }) => {
      auth.challengeOf = () => 'Bearer realm="platform"';
    },
  },
  {
    id: 'bearer.expired-called-invalid',
    rule: 'BEARER-03',
    says: 'WWW-Authenticate calls an expired token invalid.',
    decide: mistaking('expired', 'invalid'),
  },
  {
    id: 'bearer.invalid-called-missing',
    rule: 'BEARER-03',
    says: 'WWW-Authenticate calls an invalid token missing.',
    decide: mistaking('invalid', 'missing'),
  },
];

const credentialFaults: readonly Fault[] = [
  {
    id: 'bearer.works-once',
    rule: 'BEARER-01',
    says: 'A token is accepted for one call only.',
    decide: acceptOnce,
  },
  {
    id: 'bearer.beginning-is-enough',
    rule: 'BEARER-04',
    says: 'The first sixteen characters of a token are enough.',
    decide: ({ auth }) => {
      auth.grantOf = (token, grants) => {
        const alike = [...grants.keys()].find((each) => each.slice(0, 16) === token.slice(0, 16));
        return alike === undefined ? undefined : grants.get(alike);
      };
    },
  },
  {
    id: 'bearer.end-is-ignored',
    rule: 'BEARER-04',
    says: 'Whatever follows a token is ignored.',
    decide: ({ auth }) => {
      auth.grantOf = (token, grants) => grants.get(token.slice(0, TOKEN_LENGTH));
    },
  },
  {
    id: 'bearer.basic-until-first-token',
    rule: 'BEARER-15',
    says: 'Basic is refused once a project has a token.',
    decide: endBasicWithFirstToken,
  },
];

const ownershipFaults: readonly Fault[] = [
  {
    id: 'bearer.foreign-not-found',
    rule: 'BEARER-06',
    says: "Another project's service is answered with HTTP status 404.",
    reply: disowning(404),
  },
  {
    id: 'bearer.foreign-unauthorized',
    rule: 'BEARER-06',
    says: "Another project's service is answered with HTTP status 401.",
    reply: disowning(401),
  },
  {
    id: 'bearer.foreign-open',
    rule: 'BEARER-06',
    says: 'A key opens the services of every project.',
    decide: ({ auth }) => {
      auth.owns = () => true;
    },
  },
  {
    id: 'bearer.ownership-before-secret',
    rule: 'BEARER-07',
    says: 'Ownership is judged before the credentials are.',
    decide: compareProjectsFirst,
  },
];

/** Deviations of what bearer interfaces accept and how they refuse. */
export const bearerFaults: readonly Fault[] = [...challengeFaults, ...credentialFaults, ...ownershipFaults];
