import type { Attempt } from '../../kernel/attempt-log.ts';
import type { InboundReply } from '../../messaging/replies/reply.ts';
import type { Registry, World } from '../../worlds/registry.ts';
import { overview } from '../overview.ts';

/** An attempt without what its own verb shows. */
type Row = Omit<Attempt, 'headers' | 'answer'> & { readonly number: number };

/** Returns the delivery attempts that ended since the last call; instants in milliseconds. */
export class AttemptFeed {
  readonly #world: World;
  #told: number;

  constructor(world: World) {
    this.#world = world;
    this.#told = world.outbox.log.first;
  }

  /** Up to `most` attempts, oldest first, each with its number among all of the world. */
  take(most: number): Array<Row> {
    const { attempts, first } = this.#world.outbox.log;
    if (this.#told < first) this.#told = first;
    const from = this.#told - first;
    const taken = attempts.slice(from, from + most);
    const before = this.#told;
    this.#told += taken.length;
    return taken.map(({ headers: _, answer: __, ...rest }, i) => ({ ...rest, number: before + i }));
  }
}

/** Returns the parts of a world's overview that have changed since the last call. */
export class PartFeed {
  readonly #world: World;
  readonly #registry: Registry;
  readonly #told = new Map<string, string>();

  constructor(world: World, registry: Registry) {
    this.#world = world;
    this.#registry = registry;
  }

  /** The changed parts by name, as JSON. */
  take(): Array<readonly [name: string, json: string]> {
    return Object.entries(overview).flatMap(([name, look]) => {
      const part: { mode?: string; now?: string } = look(this.#world, this.#registry);
      // A ticking clock is sent once: listeners have a clock too.
      const json = JSON.stringify(part.mode === 'real' ? { ...part, now: undefined } : part);
      if (this.#told.get(name) === json) return [];
      this.#told.set(name, json);
      return [[name, json] as const];
    });
  }
}

/** How many earlier replies a page gets when it opens. */
const PAST = 500;

const rowOf = ({ id, account, message, from, content, attachments = [], receivedAt }: InboundReply): object => ({
  id,
  account: account.id,
  message: message?.id ?? null,
  from,
  text: content.slice(0, 1000),
  files: attachments.map(({ originalName }) => originalName),
  at: receivedAt,
});

/** Returns the texts of recipients that arrived since the last call. */
export class ReplyFeed {
  readonly #world: World;
  readonly #places = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
    for (const id of world.accounts.keys())
      this.#places.set(id, Math.max(0, world.scopes.messaging.state.recordsOf(id).received.length - PAST));
  }

  /** Up to `most` replies, account by account, oldest first. */
  take(most: number): object[] {
    const rows: object[] = [];
    for (const id of this.#world.accounts.keys()) {
      const { received } = this.#world.scopes.messaging.state.recordsOf(id);
      let place = this.#places.get(id) ?? 0;
      for (; place < received.length && rows.length < most; place += 1)
        rows.push(rowOf(received[place] as InboundReply));
      this.#places.set(id, place);
    }
    return rows;
  }
}
