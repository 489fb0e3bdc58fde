import type { Session } from '../session/session.ts';

const NOTED = 'effects before the request';
const COUNTING = 'whether effects are counted';

/** How many effects a world has seen, per operation and resource. */
export type Effects = Readonly<Record<string, number>>;

interface Effect {
  readonly operation: string;
  readonly resource: string;
  readonly count: number;
}

/** The platform's own count of effects. Throws FacilityMissing where the target has none. */
export async function effectsOf(session: Session): Promise<readonly Effect[]> {
  return ((await session.facility('ledger').request('GET', '/ledger')) as { effects: readonly Effect[] }).effects;
}

/** What really happened in the world of this example so far. */
export async function effectsNow(session: Session): Promise<Effects> {
  await session.time.settle();
  const effects: Record<string, number> = {};
  for (const { operation, resource, count } of await effectsOf(session)) effects[`${operation} ${resource}`] = count;
  return effects;
}

/** Has effects counted on the way; a target without a ledger has none to count. */
export function countEffects({ handles, facilities }: Session): void {
  if (facilities.has('ledger')) handles.put(COUNTING, true);
}

/** Whether this example asks in the end what has really changed. */
export const countsEffects = ({ handles }: Session): boolean => handles.has(COUNTING);

/** Remembers what has happened before a request, where a step will ask. */
export async function noteEffects(session: Session): Promise<void> {
  if (countsEffects(session)) session.handles.put(NOTED, await effectsNow(session));
}

/** What had happened before the latest request. */
export const notedEffects = (session: Session): Effects => session.handles.get<Effects>(NOTED);
