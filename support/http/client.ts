import { Client, type Dispatcher, Pool } from 'undici';
import { Inconclusive } from '../problems/inconclusive.ts';
import { type Answer, AnswerCollector } from './answer-collector.ts';
import type { OutgoingRequest } from './exchange.ts';
import { originOf, pathOf } from './origin.ts';
import type { Restraint } from './restraint.ts';

/** Milliseconds after which a target that does not answer counts as unavailable. */
const PATIENCE = 30_000;

/** How a client behaves: what holds its requests back, and how many milliseconds it waits for an answer. */
export interface ClientOptions {
  readonly restraint?: Restraint;
  readonly patience?: number;
  readonly journal?: RequestJournal | undefined;
}

/** Told of every request before it leaves. */
export interface RequestJournal {
  /** Resolves when everything is known that the request may change. */
  before?(request: OutgoingRequest): Promise<void>;
  /** Answers what to call with what came back, or with nothing. */
  begin(request: OutgoingRequest): (answer?: Answer) => void;
}

/** The only way out of the harness: one pool of connections per origin, redirects are never followed. */
export class HttpClient {
  /** How many requests were sent so far: while it stands still, nothing new can be under way. */
  sent = 0;
  readonly #pools = new Map<string, Pool>();
  readonly #restraint: Restraint | undefined;
  readonly #patience: number;
  readonly #journal: ClientOptions['journal'];

  constructor({ restraint, patience = PATIENCE, journal }: ClientOptions = {}) {
    this.#restraint = restraint;
    this.#journal = journal;
    this.#patience = patience;
  }

  /** Sends a request as it stands. Throws Inconclusive (target-unavailable) when nothing answers. */
  async send(request: OutgoingRequest): Promise<Answer> {
    const { url } = request;
    const origin = originOf(url);
    if (!this.#restraint?.isExempt(url)) await this.#journal?.before?.(request);
    if (request.together) await request.together.gather(request, (all) => this.#admitTogether(all));
    else await this.#restraint?.admit(request);
    const ended = this.#restraint?.isExempt(url) ? undefined : this.#journal?.begin(request);
    this.sent += 1;
    const answer = await this.#exchange(request, origin);
    ended?.(answer);
    return answer;
  }

  async #admitTogether(requests: readonly OutgoingRequest[]): Promise<void> {
    await this.#restraint?.admitTogether(requests);
  }

  async #exchange(request: OutgoingRequest, origin: string): Promise<Answer> {
    const { method, url, headers, body, signal, together } = request;
    const own =
      together && new Client(origin, { ...this.#timeouts, connect: together.connector(this.#patience) });
    try {
      const options = {
        method: method as 'GET',
        path: pathOf(url),
        headers: { ...headers },
        body: body ?? null,
      };
      return await new Promise<Answer>((resolve, reject) => {
        const way: Dispatcher = own ?? this.#poolOf(origin);
        way.dispatch(options, new AnswerCollector(resolve, reject, signal));
      });
    } catch (error) {
      const cause = error as Error & { code?: string };
      throw new Inconclusive(
        'target-unavailable',
        `${method} ${url} got no answer: ${cause.code ?? cause.message}`,
      );
    } finally {
      await own?.destroy();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
    this.#pools.clear();
  }

  get #timeouts(): { headersTimeout: number; bodyTimeout: number } {
    return { headersTimeout: this.#patience, bodyTimeout: this.#patience };
  }

  #poolOf(origin: string): Pool {
    let pool = this.#pools.get(origin);
    if (!pool) {
      pool = new Pool(origin, { connections: 64, connectTimeout: this.#patience, ...this.#timeouts });
      this.#pools.set(origin, pool);
    }
    return pool;
  }
}
