import type { Session } from '../session/session.ts';

const LATEST = 'what was made last';
const MADE = '={made}';

type World = Pick<Session, 'handles'>;

/** Remembers the ids of what an operation made, beside those of before. */
export function keepMade(world: World, operation: string, ids: readonly unknown[]): void {
  world.handles.put(`made by: ${operation}`, [...idsPerhapsMadeBy(world, operation), ...ids]);
  world.handles.put(LATEST, operation);
}

export const idsMadeBy = ({ handles }: World, operation: string): unknown[] =>
  handles.get<unknown[]>(`made by: ${operation}`);

/** The same, or none when it made nothing. */
export const idsPerhapsMadeBy = (world: World, operation: string): unknown[] =>
  world.handles.has(`made by: ${operation}`) ? idsMadeBy(world, operation) : [];

/** A query with a part for each thing that was made where it says `{made}`. */
export function queryWithMade({ handles }: World, query: string): string {
  const parts: string[] = [];
  for (const part of query.split('&')) {
    const ids = part.endsWith(MADE) ? idsMadeBy({ handles }, handles.get<string>(LATEST)) : [];
    if (part.endsWith(MADE)) parts.push(...ids.map((id) => `${part.slice(0, -MADE.length)}=${id}`));
    else parts.push(part);
  }
  return parts.join('&');
}
