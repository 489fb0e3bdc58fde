import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, give } from './answer.ts';
import type { Notification } from './notification.ts';

/** One address that notifications are sent to, with the answers it will give; 200 when they run out. */
export interface Mailslot {
  readonly name: string;
  readonly url: string;
  readonly arrivals: Notification[];
  answers: Answer[];
  /** Given when `answers` has run out; may depend on what came. */
  otherwise: Answer | ((notification: Notification) => Answer);
}

interface Registered {
  readonly slot: Mailslot;
  readonly arrived: (notification: Notification) => void;
  readonly now: () => number;
}

/** The harness's own callback receiver: one server for the run, one path per example and name. */
export class CallbackReceiver {
  #server: Server;
  #slots = new Map<string, Registered>();
  #count = 0;
  #base = '';
  readonly #mark: string;

  /** Addresses begin with `mark`: what is sent late to another run finds nobody. */
  constructor(mark = 'x') {
    this.#mark = mark;
    this.#server = createServer((request, response) => this.#take(request, response));
    this.#server.keepAliveTimeout = 60_000;
  }

  /**
   * Starts listening at `host:port`, which keeps no process alive; `publicUrl` is how the target reaches it.
   * Answers the address under which it will be found.
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
  open(
    name: string,
    rest: string,
    arrived: (notification: Notification) => void,
    now: () => number,
  ): Mailslot {
    this.#count += 1;
    const key = `${this.#mark}${this.#count}`;
    const slot: Mailslot = {
      name,
      url: `${this.#base}/${key}${rest}`,
      arrivals: [],
      answers: [],
      otherwise: { kind: 'status', status: 200 },
    };
    this.#slots.set(key, { slot, arrived, now });
    return slot;
  }

  /** Opens an address again that was announced before, by this run or an earlier one; what comes in there is new. */
  reopen(
    { name, url }: Pick<Mailslot, 'name' | 'url'>,
    arrived: (notification: Notification) => void,
    now: () => number,
  ): Mailslot {
    const slot: Mailslot = {
      name,
      url,
      arrivals: [],
      answers: [],
      otherwise: { kind: 'status', status: 200 },
    };
    const key = this.#keyIn(url);
    this.#slots.set(key, { slot, arrived, now });
    return slot;
  }

  /** The part of an address that nobody else has: the first after the receiver's own, wherever that stood. */
  #keyIn(url: string): string {
    const path = url.replace(/^[a-z]+:\/\/[^/]*/, '');
    const own = this.#base.replace(/^[a-z]+:\/\/[^/]*/, '');
    const rest = path.startsWith(`${own}/`) ? path.slice(own.length) : path;
    return /^\/([^/?]+)/.exec(rest)?.[1] ?? '';
  }

  /** Forgets an address; what still comes in for it is taken and dropped, so that no target keeps trying. */
  close(slot: Mailslot): void {
    for (const [key, each] of this.#slots) if (each.slot === slot) this.#slots.delete(key);
    // An emptied Map holds on to what was in it: its tables are linked until the whole heap is collected.
    if (this.#slots.size === 0) this.#slots = new Map();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const target = request.url ?? '';
    const registered = this.#slots.get(this.#keyIn(target));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!registered) return void response.writeHead(200).end();
      const { slot, arrived, now } = registered;
      const notification = this.#notificationOf(request, slot, Buffer.concat(chunks).toString('utf8'), now());
      slot.arrivals.push(notification);
      arrived(notification);
      const { otherwise } = slot;
      const usual = typeof otherwise === 'function' ? otherwise(notification) : otherwise;
      give(slot.answers.shift() ?? usual, request, response);
    });
  }

  #notificationOf(request: IncomingMessage, slot: Mailslot, body: string, at: number): Notification {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    return {
      n: slot.arrivals.length + 1,
      receiver: slot.name,
      method: request.method ?? '',
      target: request.url ?? '',
      headers,
      body,
      json: parse(body),
      at,
      looked: false,
    };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
