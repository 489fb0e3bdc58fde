import type { Outgoing } from '../../http/operation.ts';
import { repeatReally } from '../../kernel/host-time.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Platform } from '../../worlds/platform.ts';
import type { Registry, World } from '../../worlds/registry.ts';
import { type LabOperation, verb } from '../lab-operation.ts';
import { requestFeed } from '../requests/request-operations.ts';
import { attemptFeed, partFeed, replyFeed } from './feeds.ts';
import { MessageFeed } from './message-feed.ts';

/** How often the world is checked while a client listens, in milliseconds: changes in between are combined. */
export const BEAT = 150;

/** Bytes that may be pending for a listener; beyond that it gets nothing until it has caught up. */
export const LONGEST_BACKLOG = 512 * 1024;

/** Beats that a listener may lag behind before it is dropped: ten seconds. */
export const PATIENCE = Math.ceil(10_000 / BEAT);

/** Beats of silence after which a comment keeps the connection alive. */
const SILENCE = Math.ceil(15_000 / BEAT);

/** How long a listener may take to receive the end of the world, in milliseconds. */
const LAST_WAIT = 1000;

/** Rows in one event, and events of rows in one beat. */
const ROWS = 500;
const ROUNDS = 8;

/** Streams one world to one listener, as server-sent events, until either is gone. */
export class WorldStream {
  readonly #world: World;
  readonly #registry: Registry;
  readonly #out: Outgoing;
  readonly #parts: ReturnType<typeof partFeed>;
  readonly #attempts: ReturnType<typeof attemptFeed>;
  readonly #replies: ReturnType<typeof replyFeed>;
  readonly #requests: ReturnType<typeof requestFeed>;
  readonly #messages: MessageFeed;
  #lagging = 0;
  #silent = 0;
  #end: () => void = () => undefined;

  constructor(world: World, { registry, log }: Pick<Platform, 'registry' | 'log'>, out: Outgoing) {
    this.#world = world;
    this.#registry = registry;
    this.#out = out;
    this.#parts = partFeed(world, registry);
    this.#messages = new MessageFeed(world);
    this.#attempts = attemptFeed(world);
    this.#replies = replyFeed(world);
    this.#requests = requestFeed(world, log);
  }

  /** Streams the current state, then each change; `ended` is called once, at the end. */
  begin(ended: () => void): void {
    this.#end = repeatReally(BEAT, () => this.beat());
    this.#out.once('close', () => {
      this.#end();
      ended();
    });
    this.#out.write('retry: 1000\n\n');
    this.#tell(
      'hello',
      JSON.stringify({ world: this.#world.id, now: this.#world.clock.now(), madeAt: this.#world.madeAt }),
    );
    this.beat();
  }

  /** Sends what changed since the last beat. */
  beat(): void {
    if (this.#registry.worlds.get(this.#world.id) !== this.#world) {
      this.#end();
      this.#tell('gone', '{}');
      this.#end = repeatReally(LAST_WAIT, () => this.#out.destroy());
      this.#out.end();
      return;
    }
    this.#lagging = this.#out.writableLength > LONGEST_BACKLOG ? this.#lagging + 1 : 0;
    if (this.#lagging > PATIENCE) this.#out.destroy();
    if (this.#lagging > 0) return;
    this.#silent += 1;
    for (const [name, json] of this.#parts()) this.#tell(name, json);
    const { total } = this.#messages;
    this.#tellRows('messages', () => this.#messages.take(ROWS), { total });
    this.#tellRows('attempts', () => this.#attempts(ROWS / 5));
    this.#tellRows('replies', () => this.#replies(ROWS));
    this.#tellRows('requests', () => this.#requests(ROWS));
    if (this.#silent >= SILENCE) this.#write(': still here\n\n');
  }

  #tellRows(event: string, take: () => object[], more: object = {}): void {
    for (let round = 0; round < ROUNDS && this.#out.writableLength <= LONGEST_BACKLOG; round += 1) {
      const rows = take();
      if (rows.length > 0) this.#tell(event, JSON.stringify({ rows, ...more }));
      if (rows.length === 0) return;
    }
  }

  #tell(event: string, json: string): void {
    this.#write(`event: ${event}\ndata: ${json}\n\n`);
  }

  #write(text: string): void {
    this.#silent = 0;
    this.#out.write(text);
  }
}

const LISTENERS = 32;

const listening = new WeakMap<Registry, number>();

function count(registry: Registry, change: number): void {
  listening.set(registry, (listening.get(registry) ?? 0) + change);
}

export const eventsOperation: LabOperation = verb('lab.events', 'GET', '/worlds/:world/events', {
  summary:
    'Streams the current state, then each change, as server-sent events: clock, accounts, faults, tokens, hlr, voice, ' +
    'mailbox, reviews, resources, messages, attempts, replies, requests; gone when the world is. A listener that does not keep up is dropped.',
  answerType: 'text/event-stream',
  answer: { type: 'string' },
  run: ({ scope: world, caller: platform }) => {
    const { registry } = platform;
    if ((listening.get(registry) ?? 0) >= LISTENERS)
      throw new Problem(503, `${LISTENERS} pages are listening already; close one.`, [], { 'retry-after': '5' });
    return {
      status: 200,
      type: 'text/event-stream',
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', connection: 'close' },
      stream: (outgoing) => {
        count(registry, 1);
        new WorldStream(world, platform, outgoing).begin(() => count(registry, -1));
      },
    };
  },
});
