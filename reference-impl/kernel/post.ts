import { Agent, request } from 'undici';

/** A notification on its way out, exactly as it goes over the wire. */
export interface Parcel {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of one attempt: the receiver's status, or why there was none. */
export type Outcome = { readonly status: number } | { readonly error: string };

/** Sends a parcel once; `timeout` in milliseconds. Never throws, never follows a redirect. */
export type Post = (parcel: Parcel, timeout: number) => Promise<Outcome>;

/** How much of a receiver's answer is read before the connection is given up, in bytes. */
const PATIENCE = 64 * 1024;

/** Real HTTP through a pool that keeps connections open; `close` ends them. */
export function createPost(): { post: Post; close: () => Promise<void> } {
  const agent = new Agent({ connections: 64, pipelining: 1, connect: { timeout: 10_000 } });
  const post: Post = async ({ url, method, headers, body }, timeout) => {
    try {
      const answer = await request(url, {
        method: method as 'POST',
        headers: { ...headers },
        body: method === 'GET' ? null : body,
        dispatcher: agent,
        signal: AbortSignal.timeout(timeout),
      });
      answer.body.dump({ limit: PATIENCE }).catch(() => undefined);
      return { status: answer.statusCode };
    } catch (error) {
      return { error: error instanceof Error ? error.message || error.name : String(error) };
    }
  };
  return { post, close: () => agent.destroy() };
}
