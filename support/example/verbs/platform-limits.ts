import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Facility } from '../../wire/target/target.ts';
import type { Session } from '../session/session.ts';

interface Limit {
  readonly facility: Facility;
  readonly path: string;
  readonly members: readonly string[];
}

/** Where the lab takes each limit of the platform, and its numbers in the order that a feature says them. */
const LIMITS: Readonly<Record<string, Limit>> = {
  lookup: { facility: 'hlr', path: '/hlr/limit', members: ['limit'] },
  token: { facility: 'accounts', path: '/tokens/bucket', members: ['size', 'perSecond'] },
  'voice request': { facility: 'accounts', path: '/voice/requests', members: ['most', 'seconds'] },
};

/** Limits how much the platform takes or gives out: `most`, of what, and how fast where that matters. */
export async function limitPlatform(session: Session, [most, what = '', rate]: readonly string[]): Promise<void> {
  const limit = LIMITS[what];
  if (!limit) throw new HarnessError(`the platform has no limit of ${what}`);
  const numbers = [most, rate].map(Number);
  const body = Object.fromEntries(limit.members.map((member, place) => [member, numbers[place]]));
  await session.facility(limit.facility).request('PUT', limit.path, body);
}
