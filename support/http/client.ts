import { Pool } from 'undici';
import { Inconclusive } from '../problems/inconclusive.ts';
import type { OutgoingRequest } from './exchange.ts';

/** What came back, before the journal sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Milliseconds after which a target that does not answer counts as unavailable. */
const PATIENCE = 30_000;

function flatten(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

/** The only way out of the harness: one pool of connections per origin, redirects are never followed. */
export class HttpClient {
  #pools = new Map<string, Pool>();

  /** Sends a request as it stands. Throws Inconclusive (target-unavailable) when nothing answers. */
  async send({ method, url, headers, body }: OutgoingRequest): Promise<Answer> {
    const { origin } = new URL(url);
    try {
      const answer = await this.#poolOf(origin).request({
        method: method as 'GET',
        path: url.slice(origin.length) || '/',
        headers: { ...headers },
        body: body ?? null,
      });
      return { status: answer.statusCode, headers: flatten(answer.headers), text: await answer.body.text() };
    } catch (error) {
      const cause = error as Error & { code?: string };
      throw new Inconclusive(
        'target-unavailable',
        `${method} ${url} got no answer: ${cause.code ?? cause.message}`,
      );
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
    this.#pools.clear();
  }

  #poolOf(origin: string): Pool {
    let pool = this.#pools.get(origin);
    if (!pool) {
      pool = new Pool(origin, { connections: 64, headersTimeout: PATIENCE, bodyTimeout: PATIENCE });
      this.#pools.set(origin, pool);
    }
    return pool;
  }
}
