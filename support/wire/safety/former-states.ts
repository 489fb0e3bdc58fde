import type { Bindings } from '../../ground/bindings.ts';
import { membersOf } from '../../ground/json.ts';
import type { Change } from '../../ground/operations/change.ts';
import { changes } from '../../ground/operations/loader.ts';
import { knownUrl } from '../http/bound-path.ts';
import type { OutgoingRequest } from '../http/exchange.ts';
import { type Callers, type Errand, isGone, userOf } from './callers.ts';
import type { ResourceJournal } from './resource-journal.ts';
import { plainPath } from './side-effects.ts';

type Json = Readonly<Record<string, unknown>>;

type Place = Pick<Errand, 'url' | 'account' | 'user'>;

interface Noted {
  readonly name: string;
  readonly key: string;
  readonly change: Change;
  readonly place: Place;
  readonly touched: Set<string>;
  changes: number;
}

export class FormerStates {
  readonly #callers: Callers;
  readonly #journal: ResourceJournal;
  readonly #bindings: Bindings;
  /** What was there before the run: null for nothing, undefined for what cannot be read. */
  readonly #former = new Map<string, Json | null | undefined>();
  readonly #noted = new Map<string, Noted>();
  #turn: Promise<unknown> = Promise.resolve();
  #isPuttingBack = false;

  constructor(callers: Callers, journal: ResourceJournal, bindings: Bindings) {
    this.#callers = callers;
    this.#journal = journal;
    this.#bindings = bindings;
  }

  before(request: OutgoingRequest): Promise<void> {
    const change = this.#isPuttingBack ? undefined : this.#changeBy(request);
    if (!change || this.#journal.isMade(request.url)) return Promise.resolve();
    const turn = this.#turn.then(async () => {
      const { url, body, headers } = request;
      const user = change.isOwn ? (userOf(headers.authorization) ?? '') : undefined;
      const place = { url, account: headers.account, user };
      const members = Object.keys(membersOf(body));
      const holder = await this.#holderBeside(change, place, members);
      if (holder) await this.#touch(change, { ...place, url: holder }, members);
      await this.#touch(change, place, members);
    });
    this.#turn = Promise.allSettled([turn]);
    return turn;
  }

  /** Counts a request that leaves; answers what to call when it was refused, and has changed nothing. */
  begin(request: OutgoingRequest): () => void {
    const isChange = this.#changeBy(request) !== undefined;
    const meant = new Set<Noted>();
    for (const noted of this.#noted.values())
      if (isChange && (noted.place.url === request.url || noted.change.taken)) meant.add(noted);
    for (const noted of meant) noted.changes += 1;
    return () => {
      for (const noted of meant) noted.changes -= 1;
    };
  }

  async putBack(): Promise<void> {
    this.#isPuttingBack = true;
    try {
      for (const [name, noted] of [...this.#noted]) {
        this.#noted.delete(name);
        const back = noted.changes === 0 ? undefined : this.#backFor(noted);
        const answer = back && (await this.#callers.ask({ ...back, ...noted.place }));
        const isBack = typeof answer === 'object' && (answer.status < 300 || isGone(answer.status));
        if (answer === undefined || isBack) this.#journal.removed(noted.key);
      }
    } finally {
      this.#isPuttingBack = false;
    }
  }

  #changeBy({ method, url }: OutgoingRequest): Change | undefined {
    const path = plainPath(knownUrl(url, this.#bindings));
    return changes.find(({ methods, changed }) => methods.includes(method) && changed.test(path));
  }

  /** The address of what a change takes a member from, such as the default among the services of a project. */
  async #holderBeside({ taken }: Change, place: Place, members: readonly string[]): Promise<string | undefined> {
    if (!taken || !members.includes(taken.member)) return undefined;
    const { origin, pathname } = new URL(place.url);
    const list = await this.#read({ ...place, url: `${origin}${taken.list(pathname)}` });
    const entries = [list?.[taken.entries]].flat() as Array<Json | null | undefined>;
    const id = entries.find((each) => each?.[taken.member])?.[taken.id];
    return id === undefined ? undefined : place.url.replace(/\/[^/]+\/?$/, `/${encodeURIComponent(String(id))}`);
  }

  async #touch(change: Change, place: Place, members: readonly string[]): Promise<void> {
    const name = JSON.stringify([place.url, place.account, place.user]);
    if (!this.#former.has(name)) this.#former.set(name, await this.#read(place));
    const known = this.#noted.get(name);
    if (known && members.every((each) => known.touched.has(each))) return;
    const noted = known ?? { name, key: this.#journal.nextKey(), change, place, touched: new Set(), changes: 0 };
    this.#noted.set(name, noted);
    for (const each of members) noted.touched.add(each);
    const back = this.#backFor(noted);
    if (back) this.#journal.changing(noted.key, { kind: change.kind, ...place, back });
  }

  #backFor({ name, change, touched }: Noted) {
    const former = this.#former.get(name);
    return former === undefined ? undefined : change.back(former, [...touched]);
  }

  async #read(place: Place): Promise<Json | null | undefined> {
    const answer = await this.#callers.ask({ ...place, method: 'GET', headers: { accept: 'application/json' } });
    if (typeof answer === 'string') return undefined;
    if (isGone(answer.status)) return null;
    return answer.status === 200 ? membersOf(answer.text) : undefined;
  }
}
