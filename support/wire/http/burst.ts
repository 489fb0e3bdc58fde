import { buildConnector } from 'undici';
import { realTime } from '../../ground/time/pause.ts';
import type { OutgoingRequest } from './exchange.ts';

/** Milliseconds after the last connection was made in which a server takes those that wait at its door. */
const BEAT = 20;

interface Waiting {
  readonly request: OutgoingRequest;
  readonly go: () => void;
  readonly giveUp: (reason: unknown) => void;
}

type Admit = (requests: readonly OutgoingRequest[]) => Promise<void>;

/** Requests that leave together, once all have an open connection: many promises at once do not race anything. */
export class Burst {
  readonly size: number;
  open = 0;
  readonly #waiting: Waiting[] = [];
  readonly #connected: Array<() => void> = [];
  #abandoned: { readonly reason: unknown } | undefined;

  constructor(size: number) {
    this.size = size;
  }

  /** Waits for the others; the last one asks for all whether they may leave. */
  gather(request: OutgoingRequest, admit: Admit): Promise<void> {
    if (this.#abandoned) return Promise.reject(this.#abandoned.reason);
    return new Promise((go, giveUp) => {
      this.#waiting.push({ request, go, giveUp });
      if (this.#waiting.length === this.size) void this.#admit(admit);
    });
  }

  abandon(reason: unknown): void {
    this.#abandoned ??= { reason };
    for (const { giveUp } of this.#waiting) giveUp(reason);
  }

  /** Opens a connection and keeps it at the line until every other one is open, or cannot be opened. */
  connector(timeout: number): buildConnector.connector {
    const connect = buildConnector({ timeout });
    return (options, callback) =>
      connect(options, async (...[error, socket]) => {
        const start = () => (error ? callback(error, null) : callback(null, socket));
        const place = this.#connected.push(start);
        if (!error && place <= this.size) this.open += 1;
        if (place > this.size) start();
        if (place !== this.size) return;
        await realTime.pause(BEAT);
        for (const each of this.#connected.slice(0, this.size)) each();
      });
  }

  async #admit(admit: Admit): Promise<void> {
    try {
      await admit(this.#waiting.map(({ request }) => request));
      for (const { go } of this.#waiting) go();
    } catch (error) {
      this.abandon(error);
    }
  }
}
