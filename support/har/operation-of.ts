import { operations } from '../api/operations.ts';
import type { WireOperation } from '../api/wire-operation.ts';
import { boundPath } from '../target/bound-path.ts';
import type { InterfaceName, ResolvedTarget } from '../target/target.ts';

/** What an exchange was about. */
export interface Recognised {
  readonly interface: InterfaceName;
  /** The words a feature uses for the operation. */
  readonly operation: string;
  /** The path below the address of the interface, with its query. */
  readonly path: string;
}

interface Route {
  readonly name: string;
  readonly operation: WireOperation;
  readonly path: RegExp;
  readonly blanks: number;
}

/** A path as a pattern; a name in braces stands for one segment. */
function patternOf(path: string): RegExp {
  const [way = ''] = path.split('?');
  return new RegExp(`^${way.replace(/[.+*()[\]^$|\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}

/** The routes of a target, those first that leave the least open. */
function routesOf(target: ResolvedTarget | undefined): Route[] {
  return Object.entries(operations)
    .map(([name, operation]) => {
      const path = target ? boundPath(operation.path, target.bindings) : operation.path;
      return { name, operation, path: patternOf(path), blanks: path.split('{').length };
    })
    .sort((one, other) => one.blanks - other.blanks);
}

/** The addresses of an interface, that of the second messaging instance among them. */
function basesOf(target: ResolvedTarget, name: InterfaceName): readonly string[] {
  const { interfaces } = target;
  const names: InterfaceName[] = name === 'messaging' ? ['messaging', 'messagingApac'] : [name];
  return names.flatMap((each) => [interfaces[each] ?? []].flat());
}

/** The path below the address of an interface; undefined when the request went elsewhere. Without a target any host will do. */
function pathBelow(url: URL, target: ResolvedTarget | undefined, name: InterfaceName): string | undefined {
  if (!target) return url.pathname;
  for (const base of basesOf(target, name)) {
    const { origin, pathname } = new URL(base);
    const root = pathname.replace(/\/+$/, '');
    if (origin === url.origin && url.pathname.startsWith(`${root}/`)) return url.pathname.slice(root.length);
  }
  return undefined;
}

/** Returns the documented operation of a request, or undefined. */
export function recogniser(
  target: ResolvedTarget | undefined,
): (method: string, url: string) => Recognised | undefined {
  const routes = routesOf(target);
  return (method, address) => {
    const url = new URL(address);
    for (const { name, operation, path } of routes) {
      if (operation.method !== method) continue;
      const below = pathBelow(url, target, operation.interface);
      if (below !== undefined && path.test(below))
        return { interface: operation.interface, operation: name, path: `${below}${url.search}` };
    }
    return undefined;
  };
}
