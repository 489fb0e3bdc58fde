import { whereOffered } from '../../ground/problems/facility-missing.ts';
import type { Session } from '../session/session.ts';
import { atOnce } from './simultaneous-requests.ts';
import { type Update, update } from './voice-updates.ts';

/** Round trips to the lab after which every request sent before them has reached the platform. */
const BREATHS = 10;

/** Sends updates in one burst; nothing but the time they take makes them meet. */
const updateInBurst = (session: Session, updates: readonly Update[]): Promise<unknown> =>
  atOnce(session, updates.length, (together, place) => update(session, { ...(updates[place] as Update), together }));

/** Parks the next `count` requests at `point`; the last one releases all. Returns the id of the hold. */
export async function holdAt(session: Session, point: string, count: number): Promise<string> {
  return ((await session.facility('holds').request('POST', '/holds', { point, count })) as { id: string }).id;
}

/** Sends updates so that they meet inside the platform: where requests can be held they are parked and let go together. */
async function updateAtOnce(session: Session, updates: readonly Update[]): Promise<void> {
  const point = updates.every(({ key }) => key === undefined) ? 'voice.default' : 'voice.update';
  const hold = await whereOffered(() => holdAt(session, point, updates.length));
  const flying = Promise.all(updates.map((each) => update(session, each)));
  if (hold !== undefined) await letGo(session, hold);
  await flying;
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

/** Sends updates together, in the way that a feature names. */
export const updateTogether = (session: Session, meeting: string, updates: readonly Update[]): Promise<unknown> =>
  meeting === 'in a burst' ? updateInBurst(session, updates) : updateAtOnce(session, updates);
