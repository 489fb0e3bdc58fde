import { isUtf8 } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noteArrival } from '../../ground/bodies/long-text.ts';
import { readJson } from '../../ground/json.ts';
import { unseenKey } from '../target/unseen-key.ts';
import { give } from './answer.ts';
import { Intake, type Refusal } from './intake.ts';
import { freshSlot, type Mailslot, noteRefusal } from './mailslot.ts';
import type { Notification } from './notification.ts';

export type { Mailslot };

/** What one connection may take: bytes of a head, milliseconds for a head and for a whole request. */
const LIMITS = { maxHeaderSize: 16 * 1024, headersTimeout: 20_000, requestTimeout: 60_000 };

/** Connections at once. */
const MOST_CONNECTIONS = 1000;

interface Registered {
  readonly slot: Mailslot;
  readonly arrived: (notification: Notification) => void;
  readonly now: () => number;
  /** What comes earlier is only taken then. */
  readonly ready?: Promise<void>;
}

/** The harness's own callback receiver: one server for the run, one path per example and name. */
export class CallbackReceiver {
  #server: Server;
  /** How many notifications came for examples that had ended. */
  late = 0;
  #slots = new Map<string, Registered>();
  readonly #ended = new Set<string>();
  readonly #intake: Intake;
  #base = '';
  readonly #mark: string;

  /** Addresses begin with `mark`, and go on with what cannot be guessed. */
  constructor(mark = 'x', intake = new Intake()) {
    this.#mark = mark;
    this.#intake = intake;
    this.#server = createServer(LIMITS, (request, response) => void this.#take(request, response));
    this.#server.keepAliveTimeout = 60_000;
    this.#server.maxConnections = MOST_CONNECTIONS;
  }

  /**
   * Starts listening at `host:port`, which keeps no process alive; `publicUrl` is how the target reaches it.
   * Returns the address under which it will be found.
   */
  async listen(listen: string, publicUrl?: string): Promise<string> {
    const [host, port] = listen.split(':');
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(Number(port ?? 0), host ?? '127.0.0.1', resolve);
    });
    this.#server.unref();
    const { address, port: bound } = this.#server.address() as AddressInfo;
    this.#base = publicUrl?.replace(/\/$/, '') ?? `http://${address}:${bound}`;
    return this.#base;
  }

  /** Says how the target reaches the receiver: from now on addresses begin like that. */
  announce(publicUrl: string): void {
    this.#base = publicUrl.replace(/\/$/, '');
  }

  /** Opens an address whose path starts with something nobody else has; `rest` follows it as given. */
  open(name: string, rest: string, arrived: (notification: Notification) => void, now: () => number): Mailslot {
    const key = `${this.#mark}${unseenKey().replaceAll('-', '')}`;
    const slot = freshSlot(name, `${this.#base}/${key}${rest}`);
    this.#slots.set(key, { slot, arrived, now });
    return slot;
  }

  /**
   * Opens an address again that was announced before, by this run or an earlier one. What comes there is new, and waits
   * until the address is `ready` for it.
   */
  reopen(
    { name, url }: Pick<Mailslot, 'name' | 'url'>,
    arrived: (notification: Notification) => void,
    now: () => number,
    ready: Promise<void>,
  ): Mailslot {
    const slot = freshSlot(name, url);
    const key = this.#keyIn(url);
    const before = this.#slots.get(key);
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

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = this.#keyIn(request.url ?? '');
    const registered = this.#slots.get(key);
    if (!registered) return this.#takeStray(key, request, response);
    const body = await this.#intake.read(request, registered.slot);
    if (!Buffer.isBuffer(body)) return refuse(registered.slot, body, response);
    const current = await this.#readyAt(key);
    if (!current) {
      this.#intake.release(registered.slot);
      return this.#takeStray(key, request, response);
    }
    const { slot, arrived, now } = current;
    const notification = this.#notificationOf(request, slot, body, now());
    slot.arrivals.push(notification);
    arrived(notification);
    const { otherwise } = slot;
    const usual = typeof otherwise === 'function' ? otherwise(notification) : otherwise;
    give(slot.answers.shift() ?? usual, request, response);
  }

  /** Who has an address, as soon as it is ready: an example that goes on after a wait may have opened it again meanwhile. */
  async #readyAt(key: string): Promise<Registered | undefined> {
    for (;;) {
      const registered = this.#slots.get(key);
      await registered?.ready;
      if (this.#slots.get(key) === registered) return registered;
    }
  }

  /** What is for no example that runs is not read. */
  #takeStray(key: string, request: IncomingMessage, response: ServerResponse): void {
    if (!this.#ended.has(key)) return void response.writeHead(404, { connection: 'close' }).end();
    this.late += 1;
    request.resume();
    response.writeHead(200).end();
  }

  #notificationOf(request: IncomingMessage, slot: Mailslot, bytes: Buffer, at: number): Notification {
    const body = bytes.toString('utf8');
    noteArrival(`a notification at the receiver "${slot.name}"`, body);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
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

function refuse(slot: Mailslot, { status, says }: Refusal, response: ServerResponse): void {
  noteRefusal(slot, says);
  response.writeHead(status, { connection: 'close' }).end();
}
