import { createHash } from 'node:crypto';
import { isObject, readJson } from '../../ground/json.ts';
import { operations } from '../../ground/operations/loader.ts';
import { routesOf } from '../../ground/operations/routes.ts';
import { contractViolations } from '../../wire/contract/check.ts';
import { boundPath } from '../../wire/http/bound-path.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { InterfaceName, ResolvedTarget } from '../../wire/target/target.ts';
import type { RecordedExchange } from './read-har.ts';

interface Recognised {
  readonly interface: InterfaceName;
  readonly operation: string;
  readonly path: string;
}

export interface KnownExchange extends RecordedExchange, Omit<Recognised, 'interface'> {}

interface FirstUse extends Pick<KnownExchange, 'bodyKept'> {
  readonly n: number;
  readonly status: number;
  readonly content: string;
  readonly answer: string;
}

/** What an exchange shows of a rule: nothing when it does not show it, else every way in which it is broken. */
export type Broken = (known: KnownExchange, past: FirstUses) => readonly string[] | undefined;

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

const REMEMBERED_MS = 10 * 60_000;

function digestOf(value: unknown): string {
  const ordered = JSON.stringify(value, (_, each: unknown) => {
    if (!isObject(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
  return createHash('sha256').update(ordered).digest('hex');
}

function digestsOf({ exchange }: KnownExchange): Pick<FirstUse, 'content' | 'answer'> {
  const text = sentText(exchange) ?? '';
  return { content: digestOf(readJson(text) ?? text), answer: digestOf(exchange.json ?? exchange.text) };
}

function placeOf({ exchange, path }: KnownExchange): string | undefined {
  const key = exchange.request.headers['idempotency-key'];
  return key === undefined || exchange.interface !== 'voice' ? undefined : `${path} ${key}`;
}

export class FirstUses {
  readonly #kept = new Map<string, FirstUse & { readonly at: number; readonly tookMs: number }>();

  firstUse(known: KnownExchange): FirstUse | undefined {
    const first = this.#kept.get(placeOf(known) ?? '');
    const passed = first === undefined ? 0 : known.exchange.at - first.at;
    return first && passed > first.tookMs && passed < REMEMBERED_MS ? first : undefined;
  }

  /** Only what was carried out is remembered for certain. */
  note(known: KnownExchange): void {
    const place = placeOf(known);
    const { exchange, tookMs, bodyKept } = known;
    const { n, status, at } = exchange;
    if (place === undefined || status < 200 || status >= 300 || this.#kept.has(place)) return;
    this.#kept.set(place, { n, status, at, tookMs, bodyKept, ...digestsOf(known) });
  }
}

/** What a repeated request has to bring back; `alike` says whether its content is that of the first. */
export function repeats(alike: boolean): Broken {
  return (known, past) => {
    const first = past.firstUse(known);
    if (!first?.bodyKept || !known.bodyKept || known.exchange.status === 401) return undefined;
    const { content, answer } = digestsOf(known);
    if ((first.content === content) !== alike) return undefined;
    if (first.status === known.exchange.status && first.answer === answer) return [];
    return [`the answer is not that of entry ${first.n}, which used the same Idempotency-Key`];
  };
}
