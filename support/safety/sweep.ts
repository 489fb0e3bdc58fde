import type { Answer } from '../http/answer-collector.ts';
import type { HttpClient } from '../http/client.ts';
import { boundPath, knownUrl } from '../target/bound-path.ts';
import type { ResolvedTarget } from '../target/target.ts';
import type { Creation, Listing } from './creation-table.ts';
import { creationOf, listOf, removalsOf } from './creations.ts';
import type { LeftOver } from './journal-lines.ts';
import { isLoopback } from './plain-http.ts';

/** How one thing of the journal fared: taken away, gone before, there for good, kept for a verdict to come, or still there. */
export interface Swept {
  readonly key: string;
  readonly kind: string;
  readonly url: string;
  readonly ids: readonly string[];
  readonly state: 'removed' | 'gone' | 'stays' | 'awaited' | 'left';
  readonly why?: string;
}

/** Key and secret of somebody whom the target file names. */
interface Caller {
  readonly user: string;
  readonly password: string;
}

/** The target as its file describes it now. */
export type Place = Pick<ResolvedTarget, 'interfaces' | 'bindings'>;

type Entry = Readonly<Record<string, unknown>>;

/** The clocks of two machines may differ by so many milliseconds. */
const SKEW = 60_000;

/** No list is read further than this. */
const MOST_PAGES = 1000;

const headersFor = ({ user, password }: Caller, account?: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  'content-type': 'application/json',
  ...(account === undefined ? {} : { account }),
});

const memberAt = (value: unknown, way: readonly string[]): unknown =>
  way.reduce<unknown>((found, name) => (found as Entry | null | undefined)?.[name], value);

function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withQuery = (path: string, name: string, value: string | number): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** The path of the page behind `page`, the one at `place` counted from 0; undefined when that was the last. */
function pageAfter(path: string, { next }: Listing, page: unknown, place: number): string | undefined {
  if (next === undefined) return undefined;
  if ('first' in next) return withQuery(path, next.parameter, next.first + place + 1);
  const token = memberAt(page, next.at.split('.'));
  return typeof token === 'string' && token !== '' ? withQuery(path, next.parameter, token) : undefined;
}

/** Whether an entry of a list is what was asked for: alike in every member, and not older. */
function isThatOne(entry: Entry, { same, at }: LeftOver, listing: Listing): boolean {
  const members = Object.entries(same);
  const madeAt = listing.since === undefined ? at : Date.parse(String(entry[listing.since]));
  return members.length > 0 && members.every(([name, value]) => entry[name] === value) && madeAt >= at - SKEW;
}

const isGone = (status: number): boolean => status === 404 || status === 410;

/** Takes away what runs left on an account: each thing by its id, or found in its list by what was asked for. */
export class Sweep {
  readonly #http: HttpClient;
  readonly #callers: readonly Caller[];
  readonly #place: Place;

  /** `callers` are tried one after the other until one is let in; nothing is sent but to `place`. */
  constructor(http: HttpClient, callers: readonly Caller[], place: Place) {
    this.#http = http;
    this.#callers = callers;
    this.#place = place;
  }

  async take(left: LeftOver): Promise<Swept> {
    const { key, kind, url } = left;
    const creation = creationOf(kind);
    if (creation?.removal === undefined)
      return {
        key,
        kind,
        url,
        ids: left.ids,
        state: 'stays',
        why: 'the platform has no way to take it away',
      };
    const base = baseOf(left, creation, this.#place);
    if (base === undefined)
      return {
        key,
        kind,
        url,
        ids: left.ids,
        state: 'left',
        why: 'the target file names another address now',
      };
    const ids = left.ids.length > 0 ? left.ids : await this.#found(left, creation, base);
    if (typeof ids === 'string') return { key, kind, url, ids: [], state: 'left', why: ids };
    const outcome = await this.#removeAll(left, creation, base, ids);
    return { key, kind, url, ids, ...outcome };
  }

  #known = (url: string): string => knownUrl(url, this.#place.bindings);

  async #removeAll(
    left: LeftOver,
    creation: Creation,
    base: string,
    ids: readonly string[],
  ): Promise<Pick<Swept, 'state' | 'why'>> {
    let state: Swept['state'] = 'gone';
    for (const path of removalsOf(creation, this.#known(left.url), ids)) {
      const { method, json } = creation.by ?? { method: 'DELETE' };
      const answer = await this.#ask({ method, path, json }, left, creation, base);
      if (typeof answer === 'string') return { state: 'left', why: answer };
      if (answer.status >= 300 && !isGone(answer.status))
        return { state: 'left', why: `${method} was refused with HTTP status ${answer.status}` };
      if (answer.status < 300) state = 'removed';
    }
    return { state };
  }

  /** The ids of what nobody was told about, from its list read to the end, or why they cannot be found. */
  async #found(left: LeftOver, creation: Creation, base: string): Promise<readonly string[] | string> {
    const { listing, id, removal } = creation;
    if (!removal?.includes('{id}')) return [];
    if (!listing) return 'the answer to its creation never came, and there is no list to find it in';
    const start = listOf(creation, listing, this.#known(left.url));
    const first = listing.next && 'first' in listing.next ? listing.next : undefined;
    let path: string | undefined = first ? withQuery(start, first.parameter, first.first) : start;
    const ids = new Set<string>();
    for (let place = 0; path !== undefined && place < MOST_PAGES; place += 1) {
      const answer = await this.#ask({ method: 'GET', path }, left, creation, base);
      if (typeof answer === 'string') return answer;
      if (answer.status >= 300) return `its list was refused with HTTP status ${answer.status}`;
      const page = jsonOf(answer);
      const entries = memberAt(page, listing.entries);
      if (!Array.isArray(entries) || entries.length === 0) break;
      for (const entry of entries as Entry[]) if (isThatOne(entry, left, listing)) ids.add(String(entry[id]));
      path = pageAfter(start, listing, page, place);
    }
    return [...ids];
  }

  /** The first answer that is no refusal of the caller, or why nothing answers. */
  async #ask(
    { method, path, json }: { method: string; path: string; json?: object | undefined },
    { account }: LeftOver,
    { headers: needed }: Creation,
    base: string,
  ): Promise<Answer | string> {
    let answer: Answer | string = 'the target file declares no credentials';
    const url = `${base}${boundPath(path, this.#place.bindings)}`;
    const body = json === undefined ? undefined : JSON.stringify(json);
    for (const caller of this.#callers) {
      try {
        const headers = { ...headersFor(caller, account), ...needed };
        answer = await this.#http.send({ method, url, headers, body });
      } catch (error) {
        return (error as Error).message.replace(/^\[[a-z-]+\] /, '');
      }
      if (answer.status !== 401 && answer.status !== 403 && answer.status !== 404) return answer;
    }
    return answer;
  }
}

/** Whether two addresses of this machine differ by nothing but their port: the target was started anew. */
const isMoved = (one: string, other: string): boolean =>
  isLoopback(one) && isLoopback(other) && new URL(one).hostname === new URL(other).hostname;

/** The address of the target file at which something was made, or is now; undefined when it is another target's. */
function baseOf({ url }: LeftOver, creation: Creation, { interfaces }: Place): string | undefined {
  const named = Object.values(interfaces).flat();
  const [same] = named
    .filter((base) => url.startsWith(`${base}/`))
    .sort((one, other) => other.length - one.length);
  const usual = [interfaces[creation.interface ?? 'messaging'] ?? []].flat();
  return same ?? usual.find((base) => isMoved(base, url));
}
