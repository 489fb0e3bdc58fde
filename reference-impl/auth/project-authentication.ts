import type { LookupUser, Project } from '../accounts/callers.ts';
import type { Identity, WireRequest } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { PartName } from '../worlds/parts.ts';
import type { Platform } from '../worlds/platform.ts';
import type { ProjectKey, World } from '../worlds/registry.ts';
import { type Cause, parseBasic, parseBearer } from './schemes.ts';

/** Who calls a bearer interface: the project whose key or token it is. */
export interface ProjectCaller {
  readonly project: Project;
  /** Whether its key may touch a resource of another project, or of its own. */
  owns(owner: string): boolean;
}

interface ProjectIdentity {
  readonly world: World;
  readonly caller: ProjectCaller;
}

interface Presented {
  readonly known: ProjectIdentity | undefined;
  readonly fault: Cause | undefined;
}

const NOBODY = (fault: Cause): Presented => ({ known: undefined, fault });

function identityOf({ world, project }: Pick<ProjectKey, 'world' | 'project'>): ProjectIdentity {
  const owns = (owner: string): boolean => world.behaviour.decisions.auth.owns(project, owner);
  return { world, caller: { project, owns } };
}

/** The key that Basic credentials name; the caller checks the secret. */
function keyNamedIn({ registry }: Platform, header: string) {
  const given = parseBasic(header);
  const key = given && registry.projectKeys.get(given.user);
  return key && { given, key };
}

function presentedKey(platform: Platform, header: string): Presented {
  const named = keyNamedIn(platform, header);
  if (!named) return NOBODY(header === '' ? 'missing' : 'invalid');
  const { auth } = named.key.world.behaviour.decisions;
  const good = auth.basicMatches(named.given, named.key, 'project');
  return { known: identityOf(named.key), fault: good ? undefined : 'invalid' };
}

function presentedToken({ registry, behaviour }: Platform, token: string): Presented {
  const found = behaviour.decisions.auth.grantOf(token, registry.grants);
  if (!found) return NOBODY(token === '' ? 'missing' : 'invalid');
  const { world, grant } = found;
  const state = world.behaviour.decisions.auth.bearerState(grant, world.clock.now());
  const known = identityOf({ world, project: grant.project });
  return { known, fault: state === 'valid' ? undefined : state };
}

/** Bearer token, or Basic with key id and key secret. Sections "Bearer tokens" and "Other interfaces". */
export function authenticateProject(platform: Platform) {
  return (request: WireRequest): ProjectIdentity => {
    const header = request.headers.authorization ?? '';
    const token = parseBearer(header);
    const { known, fault } = token === undefined ? presentedKey(platform, header) : presentedToken(platform, token);
    if (known && !fault) return known;
    const { auth } = (known?.world ?? platform).behaviour.decisions;
    const cause = fault ?? 'invalid';
    throw auth.refusalOf({
      cause,
      challenge: auth.challengeOf(cause),
      claimed: known?.caller.project.id,
      wanted: request.params.projectId,
    });
  };
}

/** What a part sees of the world that issued the token of a request, whether the token is still valid or not. */
export function issuerOf<Name extends PartName>({ registry }: Platform, { headers }: WireRequest, part: Name) {
  const known = registry.grants.get(parseBearer(headers.authorization ?? '') ?? '');
  return known && { scope: known.world.scopes[part], project: known.grant.project };
}

/**
 * Basic with key id and key secret alone: how a token is asked for. Section "Token service".
 * Rules: BEARER-01, BEARER-06, BEARER-15, SUB-AUTH-01.
 */
export function authenticateKey(platform: Platform) {
  return (request: WireRequest): ProjectIdentity => {
    const named = keyNamedIn(platform, request.headers.authorization ?? '');
    if (named?.key.world.behaviour.decisions.auth.basicMatches(named.given, named.key, 'token'))
      return identityOf(named.key);
    throw new Problem(401, 'The provided credentials are invalid.', [], {
      'www-authenticate': 'Basic realm="platform"',
    });
  };
}

export interface LookupCaller {
  readonly user: LookupUser;
}

/** Basic with username and password alone. Section "Other interfaces". Rules: LOOKUP-AUTH-01. */
export function authenticateLookupUser({ registry, behaviour }: Platform) {
  return (request: WireRequest): Identity<LookupCaller> => {
    const given = parseBasic(request.headers.authorization ?? '');
    const known = given && registry.lookupUsers.get(given.user);
    const { auth } = (known?.world.behaviour ?? behaviour).decisions;
    if (known && auth.basicMatches(given, { id: known.user.user, secret: known.user.password }, 'lookup'))
      return { world: known.world, caller: { user: known.user } };
    throw new Problem(401, 'Invalid username or password', [], { 'www-authenticate': 'Basic realm="lookup"' });
  };
}
