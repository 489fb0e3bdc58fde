import { operations } from '../../ground/operations/loader.ts';
import { routesOf } from '../../ground/operations/routes.ts';
import { contractViolations } from '../../wire/contract/check.ts';
import { boundPath } from '../../wire/http/bound-path.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { InterfaceName, ResolvedTarget } from '../../wire/target/target.ts';
import type { RecordedExchange } from './recorded-exchange.ts';

interface Recognised {
  readonly interface: InterfaceName;
  readonly operation: string;
  readonly path: string;
}

export interface KnownExchange extends RecordedExchange, Omit<Recognised, 'interface'> {}

export interface FirstUse extends Pick<KnownExchange, 'bodyKept'> {
  readonly n: number;
  readonly status: number;
  readonly content: string;
  readonly answer: string;
}

export interface Past {
  firstUse(known: KnownExchange): FirstUse | undefined;
}

/** What an exchange shows of a rule: nothing when it does not show it, else every way in which it is broken. */
export type Broken = (known: KnownExchange, past: Past) => readonly string[] | undefined;

/** Nothing when something holds, else the sentence that says what does not. */
export const when = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

export function sentText({ request }: Exchange): string | undefined {
  return request.body === undefined ? undefined : Buffer.from(request.body).toString('utf8');
}

export function shapeViolations(exchange: Exchange, path: string): string[] {
  return contractViolations(exchange, path).map((text) => text.replace(/^.*? → \d+: /, ''));
}

/** The path below an address of the interface; undefined when the request went elsewhere. Without a target any host will do. */
function pathBelow(url: URL, target: ResolvedTarget | undefined, name: InterfaceName): string | undefined {
  if (!target) return url.pathname;
  const { [name]: own = [], messagingApac: second = [] } = target.interfaces;
  for (const base of name === 'messaging' ? [own, second].flat() : [own].flat()) {
    const { origin, pathname } = new URL(base);
    const root = pathname.replace(/(?<!\/)\/+$/, '');
    if (origin === url.origin && url.pathname.startsWith(`${root}/`)) return url.pathname.slice(root.length);
  }
  return undefined;
}

export function recogniser(
  target: ResolvedTarget | undefined,
): (method: string, url: string) => Recognised | undefined {
  const routes = routesOf(operations, (path) => (target ? boundPath(path, target.bindings) : path));
  return (method, address) => {
    const url = new URL(address);
    for (const { phrase, operation, path } of routes) {
      if (operation.method !== method) continue;
      const below = pathBelow(url, target, operation.interface);
      if (below !== undefined && path.test(below))
        return { interface: operation.interface, operation: phrase, path: `${below}${url.search}` };
    }
    return undefined;
  };
}
