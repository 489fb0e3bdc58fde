import type { Project } from '../accounts/project.ts';
import type { Identity, WireRequest } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { Platform } from '../worlds/platform.ts';
import type { ProjectKey } from '../worlds/registry.ts';
import { parseBasic } from './basic.ts';
import { type BearerState, parseBearer } from './bearer.ts';

/** Who calls a bearer interface: the project whose key or token it is. */
export interface ProjectCaller {
  readonly project: Project;
}

const TITLES = {
  missing: 'No credentials were given.',
  invalid: 'The token or key is invalid.',
  expired: 'The token has expired.',
} as const;

type Cause = keyof typeof TITLES;

function refused({ behaviour }: Pick<Platform, 'behaviour'>, cause: Cause): Problem {
  return new Problem(401, TITLES[cause], [], {
    'www-authenticate': behaviour.decisions.auth.challengeOf(cause),
  });
}

function projectKeyOf({ registry, behaviour }: Platform, header: string): ProjectKey | undefined {
  const given = parseBasic(header);
  const key = given && registry.projectKeys.get(given.user);
  const decisions = (key?.world.behaviour ?? behaviour).decisions.auth;
  return key && decisions.basicMatches(given, key) ? key : undefined;
}

function identityOfToken(platform: Platform, token: string): Identity<ProjectCaller> {
  const known = platform.registry.grants.get(token);
  if (!known) throw refused(platform, token === '' ? 'missing' : 'invalid');
  const { world, grant } = known;
  const state: BearerState = world.behaviour.decisions.auth.bearerState(grant.expiresAt, world.clock.now());
  if (state === 'expired') throw refused(world, 'expired');
  return { world, caller: { project: grant.project } };
}

/** Bearer token, or Basic with key id and key secret. Sections "Bearer tokens" and "Other interfaces". */
export function authenticateProject(platform: Platform) {
  return (request: WireRequest): Identity<ProjectCaller> => {
    const header = request.headers.authorization ?? '';
    const token = parseBearer(header);
    if (token !== undefined) return identityOfToken(platform, token);
    const key = projectKeyOf(platform, header);
    if (!key) throw refused(platform, header === '' ? 'missing' : 'invalid');
    return { world: key.world, caller: { project: key.project } };
  };
}

/** Basic with key id and key secret alone: how a token is asked for. Section "Token service". */
export function authenticateKey(platform: Platform) {
  return (request: WireRequest): Identity<ProjectCaller> => {
    const key = projectKeyOf(platform, request.headers.authorization ?? '');
    if (!key)
      throw new Problem(401, 'The provided credentials are invalid.', [], {
        'www-authenticate': 'Basic realm="platform"',
      });
    return { world: key.world, caller: { project: key.project } };
  };
}
