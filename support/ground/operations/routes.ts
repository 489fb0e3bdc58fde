import type { WireOperation } from './operation.ts';
import { patternOf } from './path-pattern.ts';

/** Where an operation is found, under the first of its phrases. */
export interface Route {
  readonly phrase: string;
  readonly operation: WireOperation;
  /** Matches its path, with a slash or a query behind it or without. */
  readonly path: RegExp;
}

const openIn = ({ operation }: Route): number => operation.path.split('?')[0]?.split('{').length ?? 0;

/** The routes of operations, those first that leave the least open: `enabled` is no id of a key. `at` says where a target has a path. */
export const routesOf = (
  operations: Readonly<Record<string, WireOperation>>,
  at = (path: string): string => path,
): Route[] =>
  Object.entries(operations)
    .map(([phrase, operation]) => ({
      phrase,
      operation,
      path: new RegExp(`^${patternOf(at(operation.path))}/?(?:\\?|$)`),
    }))
    .sort((one, other) => openIn(one) - openIn(other));
