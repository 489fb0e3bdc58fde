import type { Session } from '../session/session.ts';

const NOTED = 'effects before the request';
const COUNTING = 'whether effects are counted';

interface Effect {
  readonly operation: string;
  readonly resource: string;
  readonly count: number;
}

export type Effects = Readonly<Record<string, number>>;

/** The platform's own count per operation and resource. Throws FacilityMissing where the target has none. */
export async function effectsOf(session: Session): Promise<Effects> {
  const answer = await session.facilities.named('ledger').request('GET', '/ledger');
  const effects: Record<string, number> = {};
  for (const { operation, resource, count } of (answer as { effects: readonly Effect[] }).effects)
    effects[`${operation} ${resource}`] = count;
  return effects;
}

export async function effectsNow(session: Session): Promise<Effects> {
  await session.time.settle();
  return effectsOf(session);
}

/** Has effects counted on the way; a target without a ledger has none to count. */
export function countEffects({ handles, facilities }: Session): void {
  if (facilities.has('ledger')) handles.put(COUNTING, true);
}

export const countsEffects = ({ handles }: Session): boolean => handles.has(COUNTING);

export async function noteEffects(session: Session): Promise<void> {
  if (countsEffects(session)) session.handles.put(NOTED, await effectsNow(session));
}

export const notedEffects = (session: Session): Effects => session.handles.get<Effects>(NOTED);
