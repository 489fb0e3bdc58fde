import type { Operation, PlacedOperation } from '../http/operation.ts';
import type { PartName } from './parts.ts';
import type { Scope } from './scope.ts';
import type { World } from './world.ts';

/** The operations of one part: each call brings what the part sees of the caller's world. */
export const operationsOf = <Name extends PartName, Caller>(
  part: Name,
  operations: readonly Operation<Scope<Name>, Caller>[],
): readonly PlacedOperation<Caller>[] =>
  operations.map((operation) => ({ ...operation, scopeOf: (world) => (world as World).scopes[part] }));
