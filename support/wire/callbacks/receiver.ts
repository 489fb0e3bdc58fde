import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteArrival } from '../../ground/bodies/long-text.ts';
import { readJson } from '../../ground/json.ts';
import { Intake, type Limits } from '../http/intake.ts';
import { unseenKey } from '../target/unseen-key.ts';
import { type Answer, give } from './answer.ts';
import type { Notification } from './notification.ts';

export interface Mailslot {
  readonly name: string;
  readonly url: string;
  readonly arrivals: Notification[];
  readonly refusals: string[];
  /** How many connections the receiver has dropped since the address was opened. */
  readonly dropped: () => number;
  /** Whether a request without a body counts: at a receiver of notifications it is none, but a look whether anybody is there. */
  takesEmpty: boolean;
  answers: Answer[];
  otherwise: Answer | ((notification: Notification) => Answer);
}

const freshSlot = (name: string, url: string, dropped: () => number): Mailslot => ({
  name,
  url,
  arrivals: [],
  refusals: [],
  dropped,
  takesEmpty: false,
  answers: [],
  otherwise: { kind: 'status', status: 200 },
});

interface Registered {
  readonly slot: Mailslot;
  readonly arrived: (notification: Notification) => void;
  readonly now: () => number;
  readonly ready?: Promise<void>;
}

const MOST_TOLD = 5;

/** The harness's own callback receiver: one server for the run, one path per example and name. */
export class CallbackReceiver {
  late = 0;
  #slots = new Map<string, Registered>();
  readonly #ended = new Set<string>();
  readonly #intake: Intake;
  #base = '';
  readonly #mark: string;

  /** Addresses begin with `mark`, and go on with what cannot be guessed. */
  constructor(mark = 'x', limits?: Limits) {
    this.#mark = mark;
    this.#intake = new Intake(this.#take.bind(this), limits);
  }

  /** Listens at `host:port`, which keeps no process alive; `publicUrl` is the target's way. Returns its own address. */
  async listen(listen: string, publicUrl?: string): Promise<string> {
    const local = await this.#intake.listen(listen);
    this.#base = publicUrl?.replace(/\/$/, '') ?? local;
    return this.#base;
  }

  announce(publicUrl: string): void {
    this.#base = publicUrl.replace(/\/$/, '');
  }

  /** Opens an address whose path starts with something nobody else has; `rest` follows it as given. */
  open(name: string, rest: string, arrived: (notification: Notification) => void, now: () => number): Mailslot {
    const key = `${this.#mark}${unseenKey().replaceAll('-', '')}`;
    const slot = freshSlot(name, `${this.#base}/${key}${rest}`, this.#droppedSince());
    this.#slots.set(key, { slot, arrived, now });
    return slot;
  }

  /** Opens an address again that a run announced; what comes is new, and waits until the address is `ready` for it. */
  reopen(
    { name, url }: Pick<Mailslot, 'name' | 'url'>,
    arrived: (notification: Notification) => void,
    now: () => number,
    ready: Promise<void>,
  ): Mailslot {
    const key = this.#keyIn(url);
    const before = this.#slots.get(key);
    const slot = freshSlot(name, url, before?.slot.dropped ?? this.#droppedSince());
    if (before) this.#intake.release(before.slot);
    this.#slots.set(key, { slot, arrived, now, ready });
    return slot;
  }

  /** The part of an address that nobody else has: the first after the receiver's own, wherever that stood. */
  #keyIn(url: string): string {
    const path = url.replace(/^[a-z]+:\/\/[^/]*/, '');
    const own = this.#base.replace(/^[a-z]+:\/\/[^/]*/, '');
    const rest = path.startsWith(`${own}/`) ? path.slice(own.length) : path;
    return /^\/([^/?]+)/.exec(rest)?.[1] ?? '';
  }

  /** Forgets what came to an address; what still comes is counted and dropped, with a 200 so that no target keeps trying. */
  close(slot: Mailslot): void {
    this.#intake.release(slot);
    for (const [key, each] of this.#slots) {
      if (each.slot !== slot) continue;
      this.#slots.delete(key);
      this.#ended.add(key);
    }
    // An emptied Map holds on to what was in it: its tables are linked until the whole heap is collected.
    if (this.#slots.size === 0) this.#slots = new Map();
  }

  stop(): Promise<void> {
    return this.#intake.stop();
  }

  #droppedSince(): () => number {
    const before = this.#intake.dropped;
    return () => this.#intake.dropped - before;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = this.#keyIn(request.url ?? '');
    const registered = this.#slots.get(key);
    if (!registered) return this.#takeStray(key, request, response);
    const { refusals } = registered.slot;
    const refused = (says: string): void => {
      if (refusals.length < MOST_TOLD && !refusals.includes(says)) refusals.push(says);
    };
    const body = await this.#intake.read(request, response, registered.slot, refused);
    if (!body) return;
    // who has the address as soon as it is ready: an example that goes on after a wait may have opened it again meanwhile
    let current: Registered | undefined;
    do {
      current = this.#slots.get(key);
      await current?.ready;
    } while (this.#slots.get(key) !== current);
    if (!current) {
      this.#intake.release(registered.slot);
      return this.#takeStray(key, request, response);
    }
    const { slot, arrived, now } = current;
    const { otherwise } = slot;
    const { method } = request;
    // it only looks whether anybody is there; a webhook that comes by GET has no body either
    const isKnock = method === 'HEAD' || method === 'OPTIONS' || (method !== 'GET' && body.length === 0);
    if (!slot.takesEmpty && isKnock)
      return give(typeof otherwise === 'function' ? { kind: 'status', status: 200 } : otherwise, request, response);
    const notification = this.#notificationOf(request, slot, body, now());
    slot.arrivals.push(notification);
    arrived(notification);
    const usual = typeof otherwise === 'function' ? otherwise(notification) : otherwise;
    give(slot.answers.shift() ?? usual, request, response);
  }

  #takeStray(key: string, request: IncomingMessage, response: ServerResponse): void {
    if (!this.#ended.has(key)) return void response.writeHead(404, { connection: 'close' }).end();
    this.late += 1;
    request.resume();
    response.writeHead(200).end();
  }

  #notificationOf(request: IncomingMessage, slot: Mailslot, bytes: Buffer, at: number): Notification {
    const body = bytes.toString('utf8');
    noteArrival(`a notification at the receiver "${slot.name}"`, body);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value);
    return {
      n: slot.arrivals.length + 1,
      receiver: slot.name,
      method: request.method ?? '',
      target: request.url ?? '',
      headers,
      body,
      ...(isUtf8(bytes) ? {} : { bytes }),
      json: readJson(body),
      at,
      looked: false,
    };
  }
}
