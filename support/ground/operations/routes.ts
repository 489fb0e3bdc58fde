import type { WireOperation } from './operation.ts';
import { patternOf } from './path-pattern.ts';

export interface Route {
  readonly phrase: string;
  readonly operation: WireOperation;
  readonly path: RegExp;
  /** How many of its parts may be anything. */
  readonly open: number;
}

/** The routes of operations, the most exact first: `enabled` is no key id. `at` says where a target has a path. */
export function routesOf(operations: Readonly<Record<string, WireOperation>>, at?: (path: string) => string): Route[] {
  const routes: Route[] = [];
  for (const [phrase, operation] of Object.entries(operations)) {
    const path = new RegExp(`^${patternOf(at?.(operation.path) ?? operation.path)}/?(?:\\?|$)`);
    const open = operation.path.split('?')[0]?.split('{').length ?? 0;
    routes.push({ phrase, operation, path, open });
  }
  return routes.sort((one, other) => one.open - other.open);
}
