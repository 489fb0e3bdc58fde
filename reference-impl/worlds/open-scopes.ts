import type { AnyPart, Decisions, Part, PartName } from './parts.ts';
import type { Connections } from './platform.ts';
import type { Registry } from './registry.ts';
import type { Ground, Scope, Scopes } from './scope.ts';
import type { World } from './world.ts';

/** Any part, and its scope. */
type Any = Part<PartName>;
type AnyScope = Scope<PartName>;

/** Does something for every part of a world that has its scope at hand. */
export function eachPart(
  parts: readonly AnyPart[],
  { scopes }: Pick<World, 'scopes'>,
  act: (part: Any, scope: AnyScope) => void,
): void {
  for (const part of parts as unknown as readonly Any[]) act(part, scopes[part.name] as AnyScope);
}

type Open = { -readonly [Member in keyof AnyScope]: AnyScope[Member] };

/** Makes what each part sees of a world. A scope is made once; only its decisions are ever replaced. */
export function scopesOf(parts: readonly AnyPart[], ground: Ground, decisions: Decisions) {
  const open = (parts as unknown as readonly Any[]).map(({ name, newState }): [PartName, Open] => [
    name,
    {
      ...ground,
      state: newState?.() as Open['state'],
      decisions: decisions[name],
      http: decisions.http,
      others: undefined as Open['others'],
    },
  ]);
  return {
    byName: Object.fromEntries(open) as unknown as Scopes,
    decideBy: (next: Decisions): void => {
      for (const [name, scope] of open) Object.assign(scope, { decisions: next[name], http: next.http });
    },
    connect: (connections: Connections, world: World, registry: Registry): void => {
      for (const [name, scope] of open) scope.others = connections[name]?.(world, registry) as Open['others'];
    },
  };
}
