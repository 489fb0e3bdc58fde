import { isDeepStrictEqual } from 'node:util';
import type { Back } from '../../ground/operations/change.ts';
import type { Creation } from '../../ground/operations/creation.ts';
import { changes } from '../../ground/operations/loader.ts';
import { boundPath, knownUrl } from '../http/bound-path.ts';
import { addressBelow } from '../http/way.ts';
import type { InterfaceName, ResolvedTarget } from '../target/target.ts';
import { type Caller, type Callers, type Errand, isGone, NOBODY } from './callers.ts';
import { creationOf, filledIn, removalsOf } from './creations.ts';
import type { LeftOver } from './journal-lines.ts';
import { type Finding, type IsMeant, searchList } from './list-search.ts';
import { isLoopback } from './plain-http.ts';

/** The outcome for one thing of the journal: removed, put back, gone before, there for good, kept for a verdict to come, or still there. */
export interface SweptThing {
  readonly key: string;
  readonly kind: string;
  readonly url: string;
  readonly ids: readonly string[];
  readonly state: 'removed' | 'restored' | 'gone' | 'stays' | 'awaited' | 'left';
  readonly why?: string;
}

type Outcome = Pick<SweptThing, 'state' | 'why'>;

export type Place = Pick<ResolvedTarget, 'interfaces' | 'bindings'>;

const ELSEWHERE = 'the target file names another address now';

/** The clocks of two machines may differ by this many milliseconds. */
const SKEW = 60_000;

/** Removes what runs left on an account: each thing by its id, or found in its list by the request. */
export class Sweep {
  readonly #callers: Callers;
  readonly #place: Place;
  readonly #now: () => number;

  /** Nothing is sent but to `place`. */
  constructor(callers: Callers, place: Place, now: () => number) {
    this.#callers = callers;
    this.#place = place;
    this.#now = now;
  }

  async take(left: LeftOver): Promise<SweptThing> {
    const { key, kind, url, ids, back } = left;
    const thing = { key, kind, url, ids };
    if (back) return { ...thing, ...(await this.#putBack(left, back)) };
    const creation = creationOf(kind, knownUrl(url, this.#place.bindings));
    if (creation === undefined) return { ...thing, state: 'stays', why: 'the platform has no way to take it away' };
    if (left.until !== undefined && left.until + SKEW < this.#now()) return { ...thing, state: 'gone' };
    const base = baseOf(left, creation.interface, this.#place);
    if (base === undefined) return { ...thing, state: 'left', why: ELSEWHERE };
    // What takes it away is known without a look into its list.
    const isKnown = ids.length > 0 || (!creation.isNamed && (left.told || creation.listing === undefined));
    if (isKnown) return { ...thing, ...(await this.#removeAll(left, creation, base, ids)) };
    const found = await this.#found(left, creation, base);
    if (typeof found === 'string') return { ...thing, state: 'left', why: found };
    if (found.length === 0) return { ...thing, state: 'gone' };
    return { ...thing, ids: found, ...(await this.#removeAll(left, creation, base, found)) };
  }

  /** Those of the removed things that their lists still show; each list is read once. */
  async stillListed(removed: ReadonlyArray<readonly [LeftOver, SweptThing]>): Promise<SweptThing[]> {
    const shown = new Map<string, Promise<Finding>>();
    const still: SweptThing[] = [];
    for (const [left, thing] of removed) {
      const creation = creationOf(left.kind, knownUrl(left.url, this.#place.bindings));
      const base = creation && baseOf(left, creation.interface, this.#place);
      if (!creation?.listing || creation.listing.alone || base === undefined) continue;
      const start = filledIn(creation.listing.path, creation, knownUrl(left.url, this.#place.bindings));
      for (const caller of this.#ownersOf(left)) {
        const name = JSON.stringify([base, start, caller.user, left.account]);
        const ask = (path: string) => this.#callers.askAs(caller, this.#errandTo(path, left, creation, base));
        const { listing, id = '' } = creation;
        const read = shown.get(name) ?? searchList(() => true, listing, { start, id }, ask);
        shown.set(name, read);
        const finding = await read;
        const ids = 'ids' in finding ? finding.ids.filter((each) => thing.ids.includes(each)) : [];
        const why = 'the platform says that it was removed, and its list still shows it';
        if (ids.length > 0) still.push({ ...thing, ids, state: 'left', why });
      }
    }
    return still;
  }

  async #putBack(left: LeftOver, back: Back): Promise<Outcome> {
    const change = changes.find(({ kind }) => kind === left.kind);
    const base = baseOf(left, change?.interface, this.#place);
    if (base === undefined) return { state: 'left', why: ELSEWHERE };
    const { account, user } = left;
    const below = new URL(left.url).pathname.slice(new URL(base).pathname.replace(/\/$/, '').length);
    const url = addressBelow(base, below);
    const answer = await this.#callers.ask({ ...back, url, account, user });
    if (typeof answer === 'string') return { state: 'left', why: answer };
    if (answer.status < 300) return { state: 'restored' };
    if (isGone(answer.status)) return { state: 'gone' };
    return { state: 'left', why: `${back.method} was refused with HTTP status ${answer.status}` };
  }

  async #removeAll(left: LeftOver, creation: Creation, base: string, ids: readonly string[]): Promise<Outcome> {
    const { method, json } = creation.by ?? { method: 'DELETE' };
    let state: SweptThing['state'] = 'gone';
    for (const path of removalsOf(creation, knownUrl(left.url, this.#place.bindings), ids)) {
      const [owner, ...others] = this.#ownersOf(left);
      const user = others.length > 0 ? undefined : owner?.user;
      const answer = await this.#callers.ask({ ...this.#errandTo(path, left, creation, base), method, json, user });
      if (typeof answer === 'string') return { state: 'left', why: answer };
      if (answer.status < 300) state = 'removed';
      else if (!isGone(answer.status))
        return { state: 'left', why: `${method} was refused with HTTP status ${answer.status}` };
    }
    return { state };
  }

  /** Ids that never arrived, from the lists of all accounts that may have made the thing, or why they cannot be found. */
  async #found(left: LeftOver, creation: Creation, base: string): Promise<readonly string[] | string> {
    const { listing, id = '' } = creation;
    const why = 'the answer to its creation never came, and';
    if (!listing) {
      const end = left.until === undefined ? '' : `; it disappears by itself at ${new Date(left.until).toISOString()}`;
      return `${why} there is no list to find it in${end}`;
    }
    const members = Object.entries(left.same);
    if (members.length === 0) return `${why} nothing in the request distinguishes it from others in its list`;

    const where = { start: filledIn(listing.path, creation, knownUrl(left.url, this.#place.bindings)), id };
    const ids = new Set<string>();
    let shut = NOBODY;
    let isRead = false;
    for (const caller of this.#ownersOf(left)) {
      const ask = (path: string) => this.#callers.askAs(caller, this.#errandTo(path, left, creation, base));
      // an entry that is alike in every member, and not older, is what was asked for
      const isMeant: IsMeant = (entry) => {
        for (const [name, value] of members) if (!isDeepStrictEqual(entry[name], value)) return false;
        const madeAt = listing.since === undefined ? left.at : Date.parse(String(entry[listing.since]));
        return Number.isNaN(madeAt) ? undefined : madeAt >= left.at - SKEW;
      };
      const finding = await searchList(isMeant, listing, where, ask);
      if ('why' in finding) return finding.why;
      if ('shut' in finding) shut = finding.shut;
      else for (const each of finding.ids) ids.add(each);
      isRead ||= 'ids' in finding;
    }
    return isRead ? [...ids] : shut;
  }

  /** Who may have made something: the one who did, as long as the target file names that account, else anybody. */
  #ownersOf({ user }: LeftOver): readonly Caller[] {
    const owner = this.#callers.all.filter((each) => each.user === user);
    return owner.length > 0 ? owner : this.#callers.all;
  }

  #errandTo(path: string, { account }: LeftOver, { headers }: Creation, base: string): Errand {
    const url = addressBelow(base, boundPath(path, this.#place.bindings));
    return { method: 'GET', url, account, headers };
  }
}

/** The address of the target file at which something was made, or is now; undefined when it is another target's. */
function baseOf({ url }: LeftOver, name: InterfaceName = 'messaging', { interfaces }: Place): string | undefined {
  let same: string | undefined;
  for (const base of Object.values(interfaces).flat())
    if (url.startsWith(`${base}/`) && base.length > (same?.length ?? 0)) same = base;
  if (same !== undefined) return same;
  if (!isLoopback(url)) return undefined;
  // A target on this machine that was restarted has another port.
  const { hostname } = new URL(url);
  return [interfaces[name] ?? []].flat().find((base) => isLoopback(base) && new URL(base).hostname === hostname);
}
