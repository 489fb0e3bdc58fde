import type { Operation, PlacedOperation } from '../http/operation.ts';
import type { RequestLog } from '../http/request-log.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Post } from '../kernel/post.ts';
import type { Behaviour } from './behaviour.ts';
import type { Journal } from './journal.ts';
import type { AnyPart, OthersOf, PartName, Scope } from './parts.ts';
import type { Registry, World } from './registry.ts';
import type { Settings } from './settings.ts';
import type { Trace } from './trace.ts';

/** What parts get from each other, for those that need something. */
export type Connections = {
  readonly [Name in PartName]?: (world: World, registry: Registry) => OthersOf<Name>;
};

/** What every interface of one running platform shares. */
export interface Platform {
  readonly parts: readonly AnyPart[];
  readonly connections: Connections;
  readonly registry: Registry;
  readonly post: Post;
  readonly settings: Settings;
  /** Where the identifiers of new worlds come from; random ones unless said otherwise. */
  readonly ids?: Ids;
  /** How new worlds behave, and requests that belong to no world. */
  behaviour: Behaviour;
  /** Where everything is written down that reaches the worlds, if they are to outlive the process. */
  readonly journal?: Journal | undefined;
  readonly log?: RequestLog | undefined;
  /** What is reached, while the lab wants to know. */
  trace?: Trace | undefined;
}

/** The operations of one part: each call brings what the part sees of the caller's world. */
export const operationsOf = <Name extends PartName, Caller>(
  part: Name,
  operations: readonly Operation<Scope<Name>, Caller>[],
): readonly PlacedOperation<Caller>[] =>
  operations.map((operation) => ({ ...operation, scopeOf: (world) => (world as World).scopes[part] }));
