import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Session } from '../session/session.ts';

/** Where the lab takes each limit of the platform, and its numbers in the order that a feature says them. */
const LIMITS: Readonly<Record<string, { readonly path: string; readonly members: readonly string[] }>> = {
  lookup: { path: '/hlr/limit', members: ['limit'] },
  token: { path: '/tokens/bucket', members: ['size', 'perSecond'] },
  'voice request': { path: '/voice/requests', members: ['most', 'seconds'] },
};

/** Limits how much the platform takes or gives out: `most`, of what, and how fast where that matters. */
export async function limitPlatform(session: Session, [most, what = '', rate]: readonly string[]): Promise<void> {
  const limit = LIMITS[what];
  if (!limit) throw new HarnessError(`the platform has no limit of ${what}`);
  const numbers = [most, rate].map(Number);
  const body = Object.fromEntries(limit.members.map((member, place) => [member, numbers[place]]));
  await session.lab.request('PUT', limit.path, body);
}
