import type { LookupUser } from '../accounts/project.ts';
import type { Identity, WireRequest } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { Platform } from '../worlds/platform.ts';
import { parseBasic } from './basic.ts';

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
