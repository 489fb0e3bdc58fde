import type { Arrival } from '../http/operation.ts';
import type { DataFile, Entry, KeptEntry } from '../kernel/data-file.ts';
import { HostTime } from '../kernel/host-time.ts';
import { type Ids, randomIds, repeatableIds } from '../kernel/ids.ts';
import { isObject, jsonIn } from '../kernel/json.ts';
import type { Outside } from '../kernel/outside.ts';
import { Problem } from '../kernel/problem.ts';
import { UnusableData } from '../kernel/unusable-data.ts';
import { Recollection } from './recollection.ts';
import type { World } from './registry.ts';

/** What a journal says of a request, besides its body. */
export type Told = readonly [of: string, operation: string, request: Omit<Arrival['request'], 'body' | 'connection'>];

/** An entry with what its text says: of a request, or the key and the value of an answer. */
export type ReadEntry = KeptEntry & { readonly told: unknown };

/** What reaches worlds from outside, written down before it acts: a replay makes the same worlds of it. */
export class Journal {
  readonly host = new HostTime();
  readonly #file: DataFile;
  readonly #seed: string;
  readonly #warn: (sentence: string) => void;
  #recollection: Recollection | undefined = new Recollection();
  #current = 0;
  #isClosed = false;

  /** Calls `warn` when something could not be kept. */
  constructor(file: DataFile, warn: (sentence: string) => void) {
    this.#file = file;
    this.#warn = warn;
    this.#seed = file.fact('seed', () => randomIds.secret(40));
    this.host.beginReplay();
  }

  /** A request came in: all that happens because of it happens now. */
  begin(): void {
    this.host.hold();
  }

  /** Writes down a request to an operation that may change something. Throws a Problem when there is no room. */
  accept({ interface: of, operation, request, world }: Arrival): void {
    const { method, target, headers, params, query, body } = request;
    const { id = null, clock } = world as Partial<World>;
    const at = this.#catchUp(clock);
    const told: Told = [of, operation, { method, target, headers, params, query }];
    try {
      this.#write({ kind: 'request', world: id, at, data: JSON.stringify(told), body });
    } catch (error) {
      throw new Problem(503, `Nothing was done: ${(error as Error).message}.`, [], { 'retry-after': '60' });
    }
  }

  beginDefaultWorld(): void {
    this.#write({ kind: 'default-world', world: null, at: this.host.hold(), data: '', body: null });
  }

  /** Identifiers for a purpose of the world that is made now: the same in every replay. */
  newIds(purpose: string): Ids {
    return repeatableIds(`${this.#seed}/${this.#current}/${purpose}`);
  }

  /** The entry that is at work made a world. */
  madeWorld(id: string): void {
    this.#file.assign(this.#current, id);
  }

  forget(id: string): void {
    if (!this.#isClosed) this.#file.forget(id);
  }

  /** How a world asks: answers are written down first. `isThere` says whether the world still is. */
  outside(world: () => World, isThere: () => boolean): Outside {
    return (key, ask) => {
      const asking = async () => {
        const value = await ask();
        if (!this.#isClosed && isThere()) this.#keepAnswer(world(), key, value);
        return value;
      };
      return this.#recollection?.ask(`${world().id} ${key}`, asking) ?? asking();
    };
  }

  /** What happened before, oldest first; an entry is at work until the next is asked for. Throws UnusableData. */
  *entries(): Generator<ReadEntry> {
    for (const entry of this.#file.entries()) {
      const read: ReadEntry = { ...entry, told: jsonIn(entry.data) };
      // Whether an entry says what a replay relies on.
      const { kind, at, told } = read;
      const { headers, params, query } = Object((told as unknown[] | undefined)?.[2]);
      const isRight =
        kind === 'request' ? [headers, params, query].every(isObject) : kind === 'answer' && Array.isArray(told);
      if (!(Number.isFinite(at) && (isRight || kind === 'default-world')))
        throw this.#file.damage(`its entry ${entry.number} cannot be read`);
      this.#current = entry.number;
      this.host.hold(entry.at);
      yield read;
    }
  }

  async answer({ world, told }: ReadEntry): Promise<void> {
    const [key, value] = told as [string, unknown];
    await this.#recollection?.answer(`${world} ${key}`, value);
  }

  /** Ends the replay: time goes on, and what was not answered is asked again. */
  resume(): void {
    const recollection = this.#recollection;
    this.#recollection = undefined;
    this.host.endReplay();
    recollection?.askTheRest();
    const lost = recollection?.unasked ?? 0;
    if (lost > 0) this.#warn(`${lost} answers in the data file fit no question`);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#file.close();
  }

  /** A callback that cannot be noted as delivered is delivered again after a restart: at least once. */
  #keepAnswer({ id, clock }: World, key: string, value: unknown): void {
    const at = this.#catchUp(clock);
    try {
      this.#write({ kind: 'answer', world: id, at, data: JSON.stringify([key, value]), body: null });
    } catch (error) {
      if (!(error instanceof UnusableData)) throw error;
      this.#warn(`the outcome of a callback was not kept, so that it is sent again after a restart: ${error.message}`);
    }
  }

  /** What is due happens before what comes in. Returns the instant of that. */
  #catchUp(clock: World['clock'] | undefined): number {
    const at = this.host.hold();
    while (clock?.runDue(at)) this.host.hold(at);
    this.host.hold(at);
    return at;
  }

  #write(entry: Entry): void {
    this.#current = this.#file.append(entry);
  }
}
