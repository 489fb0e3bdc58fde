import { afterOthers } from '../session/clean-up.ts';
import type { Session } from '../session/session.ts';

const NOTED = 'effects before the request';
const COUNTING = 'whether effects are counted';

export type Effects = Readonly<Record<string, number>>;

/** The platform's own count per operation and resource. Throws FacilityMissing where the target has none. */
export async function effectsOf(session: Session): Promise<Effects> {
  const answer = await session.facilities.named('ledger').request('GET', '/ledger');
  const entries = (answer as { effects: Array<{ operation: string; resource: string; count: number }> }).effects;
  const effects: Record<string, number> = {};
  for (const { operation, resource, count } of entries) effects[`${operation} ${resource}`] = count;
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
  if (!countsEffects(session)) return;
  if (session.traces.longer === Number.POSITIVE_INFINITY) await afterOthers(session);
  session.handles.put(NOTED, await effectsNow(session));
}

export const notedEffects = (session: Session): Effects => session.handles.get<Effects>(NOTED);

const LATEST = 'what was made last';
const MADE = '={made}';

type World = Pick<Session, 'handles'>;

export function keepMade(world: World, operation: string, ids: readonly unknown[]): void {
  world.handles.put(`made by: ${operation}`, [...idsPerhapsMadeBy(world, operation), ...ids]);
  world.handles.put(LATEST, operation);
}

export const idsMadeBy = ({ handles }: World, operation: string): unknown[] =>
  handles.get<unknown[]>(`made by: ${operation}`);

export const idsPerhapsMadeBy = (world: World, operation: string): unknown[] =>
  world.handles.has(`made by: ${operation}`) ? idsMadeBy(world, operation) : [];

/** A query with a part for each thing that was made where it says `{made}`. */
export function queryWithMade({ handles }: World, query: string): string {
  const parts: string[] = [];
  for (const part of query.split('&')) {
    const name = part.slice(0, -MADE.length);
    if (!part.endsWith(MADE)) parts.push(part);
    else for (const id of idsMadeBy({ handles }, handles.get<string>(LATEST))) parts.push(`${name}=${id}`);
  }
  return parts.join('&');
}
