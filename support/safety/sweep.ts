import type { Answer } from '../http/answer-collector.ts';
import type { HttpClient } from '../http/client.ts';
import { addressBelow } from '../http/way.ts';
import { boundPath, knownUrl } from '../target/bound-path.ts';
import type { ResolvedTarget } from '../target/target.ts';
import type { Creation } from './creation-table.ts';
import { creationOf, listOf, namesEach, removalsOf } from './creations.ts';
import type { LeftOver } from './journal-lines.ts';
import { SKEW, searchList } from './list-search.ts';
import { isLoopback } from './plain-http.ts';

/** The outcome of one thing in the journal: removed, gone before, permanent, kept for a later verdict, or still there. */
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

/** What is asked of the platform. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly json?: object | undefined;
}

const NOBODY = 'the target file declares no credentials';

const headersFor = ({ user, password }: Caller, account?: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  'content-type': 'application/json',
  ...(account === undefined ? {} : { account }),
});

const isGone = (status: number): boolean => status === 404 || status === 410;

/** Removes what runs left on an account: each thing by its id, or found in its list by the request. */
export class Sweep {
  readonly #http: HttpClient;
  readonly #callers: readonly Caller[];
  readonly #place: Place;
  readonly #now: () => number;

  /** `callers` are tried one after the other until one is let in; nothing is sent but to `place`. */
  constructor(http: HttpClient, callers: readonly Caller[], place: Place, now: () => number) {
    this.#http = http;
    this.#callers = callers;
    this.#place = place;
    this.#now = now;
  }

  async take(left: LeftOver): Promise<Swept> {
    const { key, kind, url, ids } = left;
    const thing = { key, kind, url, ids };
    const creation = creationOf(kind);
    if (creation?.removal === undefined)
      return { ...thing, state: 'stays', why: 'the platform has no way to take it away' };
    if (left.until !== undefined && left.until + SKEW < this.#now()) return { ...thing, state: 'gone' };
    const base = baseOf(left, creation, this.#place);
    if (base === undefined)
      return { ...thing, state: 'left', why: 'the target file names another address now' };
    if (isNamed(left, creation)) return { ...thing, ...(await this.#removeAll(left, creation, base, ids)) };
    const found = await this.#found(left, creation, base);
    if (typeof found === 'string') return { ...thing, state: 'left', why: found };
    if (found.length === 0) return { ...thing, state: 'gone' };
    return { ...thing, ids: found, ...(await this.#removeAll(left, creation, base, found)) };
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

  /** Ids that never arrived, from the lists of all accounts that may have made the thing, or why they cannot be found. */
  async #found(left: LeftOver, creation: Creation, base: string): Promise<readonly string[] | string> {
    const { listing, id } = creation;
    if (!listing)
      return `the answer to its creation never came, and there is no list to find it in${endOf(left)}`;
    if (Object.keys(left.same).length === 0)
      return 'the answer to its creation never came, and nothing in the request distinguishes it from others in its list';
    const where = { start: listOf(creation, listing, this.#known(left.url)), id };
    const ids = new Set<string>();
    let shut = NOBODY;
    let isRead = false;
    for (const caller of this.#callers) {
      const ask = (path: string) => this.#askAs(caller, { method: 'GET', path }, left, creation, base);
      const finding = await searchList(left, listing, where, ask);
      if ('why' in finding) return finding.why;
      if ('shut' in finding) shut = finding.shut;
      else for (const each of finding.ids) ids.add(each);
      isRead ||= 'ids' in finding;
    }
    return isRead ? [...ids] : shut;
  }

  /** The first answer that is no refusal of the caller, or why nothing answers. */
  async #ask(request: Asked, left: LeftOver, creation: Creation, base: string): Promise<Answer | string> {
    let answer: Answer | string = NOBODY;
    for (const caller of this.#callers) {
      answer = await this.#askAs(caller, request, left, creation, base);
      if (typeof answer === 'string') return answer;
      if (answer.status !== 401 && answer.status !== 403 && answer.status !== 404) return answer;
    }
    return answer;
  }

  async #askAs(
    caller: Caller,
    { method, path, json }: Asked,
    { account }: LeftOver,
    { headers: needed }: Creation,
    base: string,
  ): Promise<Answer | string> {
    const url = addressBelow(base, boundPath(path, this.#place.bindings));
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers = { ...headersFor(caller, account), ...needed };
    try {
      return await this.#http.send({ method, url, headers, body });
    } catch (error) {
      return (error as Error).message.replace(/^\[[a-z-]+\] /, '');
    }
  }
}

/** Whether what takes it away is known without a look into its list. */
const isNamed = ({ ids, told }: LeftOver, creation: Creation): boolean =>
  ids.length > 0 || (!namesEach(creation) && (told || creation.listing === undefined));

const endOf = ({ until }: LeftOver): string =>
  until === undefined ? '' : `; it disappears by itself at ${new Date(until).toISOString()}`;

/** Whether two addresses of this machine differ only in their port: the target was restarted. */
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
