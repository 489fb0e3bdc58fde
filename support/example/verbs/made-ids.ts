import type { Session } from '../session/session.ts';

const LATEST = 'what was made last';

const kept = (operation: string): string => `made by: ${operation}`;

type World = Pick<Session, 'handles'>;

/** Remembers the ids of what an operation made, beside those of before. */
export function keepMade({ handles }: World, operation: string, ids: readonly unknown[]): void {
  const before: unknown[] = handles.has(kept(operation)) ? handles.get(kept(operation)) : [];
  handles.put(kept(operation), [...before, ...ids]);
  handles.put(LATEST, operation);
}

/** The ids of everything that an operation made in this example. */
export const idsMadeBy = ({ handles }: World, operation: string): unknown[] => handles.get<unknown[]>(kept(operation));

/** The same, or none when it made nothing. */
export const idsPerhapsMadeBy = (world: World, operation: string): unknown[] =>
  world.handles.has(kept(operation)) ? idsMadeBy(world, operation) : [];

const MADE = '={made}';

/** A query with a part for each thing that was made where it says `{made}`. */
export function queryWithMade({ handles }: World, query: string): string {
  const parts = query.split('&').flatMap((part) => {
    if (!part.endsWith(MADE)) return [part];
    const ids = idsMadeBy({ handles }, handles.get<string>(LATEST));
    return ids.map((id) => `${part.slice(0, -MADE.length)}=${id}`);
  });
  return parts.join('&');
}
