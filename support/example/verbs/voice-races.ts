import { whereOffered } from '../../ground/problems/facility-missing.ts';
import type { Session } from '../session/session.ts';
import { atOnce } from './simultaneous-requests.ts';
import { type Update, update } from './voice-updates.ts';

/** Round trips to the lab after which every request sent before them has reached the platform. */
const BREATHS = 10;

/** Parks the next `count` requests at `point`; the last one releases all. Returns the id of the hold. */
export async function holdAt(session: Session, point: string, count: number): Promise<string> {
  return ((await session.facility('holds').request('POST', '/holds', { point, count })) as { id: string }).id;
}

/** Waits until every request that was sent has reached the platform, as far as its lab can show that. */
export async function breathe(session: Session): Promise<void> {
  for (let breath = 0; breath < BREATHS; breath += 1) await session.facility('clock').request('GET', '/clock');
}

/** Frees what is still parked: a platform that lets only the first request in never fills the hold. */
export async function letGo(session: Session, hold: string): Promise<void> {
  await breathe(session);
  await whereOffered(() => session.facility('holds').request('POST', `/holds/${hold}/release`));
}

/**
 * Sends updates together: in a burst, where nothing but the time they take makes them meet, or so that they meet inside the
 * platform. Where requests can be held, the latter are parked and let go together.
 */
export async function updateTogether(session: Session, meeting: string, updates: readonly Update[]): Promise<void> {
  const { length } = updates;
  if (meeting === 'in a burst') {
    await atOnce(session, length, (together, place) => update(session, { ...(updates[place] as Update), together }));
    return;
  }
  const point = updates.every(({ key }) => key === undefined) ? 'voice.default' : 'voice.update';
  const hold = await whereOffered(() => holdAt(session, point, length));
  const flying = Promise.all(updates.map((each) => update(session, each)));
  if (hold !== undefined) await letGo(session, hold);
  await flying;
}
