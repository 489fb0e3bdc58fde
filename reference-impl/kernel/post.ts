import type { AddressInfo } from 'node:net';
import type undici from 'undici';
import { endWhenIdle } from './clock.ts';
import { afterReally } from './host-time.ts';
import { leadsTo, lookUpPublic, refusedHost } from './public-address.ts';
import { MINUTE } from './time.ts';

/** A notification on its way out, exactly as it goes over the wire. */
export interface Parcel {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a receiver answered besides its status; `body` is empty until it has been read. */
export interface Answer {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** The outcome of one attempt: the receiver's status, or why there was none. */
export type Outcome = { readonly status: number; readonly answer?: Answer } | { readonly error: string };

/** How long one attempt may take, in real milliseconds, and what ends it earlier: its holder, or its world. */
export interface Patience {
  readonly timeout: number;
  readonly attempt?: AbortController;
  readonly givenUp?: AbortSignal;
}

/** Sends a parcel once. Never throws, never follows a redirect. */
export type Post = (parcel: Parcel, patience: Patience) => Promise<Outcome>;

/** Where parcels may go: anywhere, or to addresses of the public internet only. */
export type Destinations = 'any' | 'public-only';

/** The header that every parcel bears, whatever its own headers say: the lab takes nothing that has it. */
export const POSTED = 'plumbline-callback';

/** How much of a receiver's answer is read before the connection is given up, in bytes. */
const LONGEST_ANSWER = 64 * 1024;

const REMEMBERED = 4000;

/** Open connections to one receiver, and how long a connection may take to open, in milliseconds. */
const CONNECTIONS = 512;
const LONGEST_CONNECT = MINUTE;

async function readInto(answer: Answer, body: AsyncIterable<Buffer>): Promise<void> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    if (size < REMEMBERED) kept.push(piece.subarray(0, REMEMBERED - size));
    size += piece.length;
    if (size > LONGEST_ANSWER) break;
  }
  answer.body = Buffer.concat(kept).toString('utf8');
}

/** Longer than any attempt may wait, in milliseconds: no one waits on a connection that is idle for so long. */
const LONGEST_IDLE = 70_000;

/** Opens connections that close when idle, and none to where we listen ourselves, whatever name leads there. */
function connectorTo(
  client: typeof undici,
  destinations: Destinations,
  own: typeof nowhere,
): undici.buildConnector.connector {
  const connect = client.buildConnector({
    timeout: LONGEST_CONNECT,
    ...(destinations === 'public-only' ? { lookup: lookUpPublic } : {}),
  });
  return (options, connected) =>
    connect(options, (...[error, socket]) => {
      if (error) return connected(error, null);
      if (!leadsTo(own(), socket)) return connected(null, endWhenIdle(socket, LONGEST_IDLE));
      const { remoteAddress, remotePort } = socket.destroy();
      connected(new Error(`refused: ${remoteAddress} port ${remotePort} is this platform itself`), null);
    });
}

const nowhere = (): readonly AddressInfo[] => [];

/** The client is loaded with the first parcel: a platform that sends none starts sooner. */
async function open(to: Destinations, own: typeof nowhere) {
  const { default: client } = await import('undici');
  const connect = connectorTo(client, to, own);
  const limits = { connections: CONNECTIONS, pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect };
  return { client, agent: new client.Agent(limits) };
}

/** Real HTTP through a pool, until `close`; attempts are bounded in time, answers in bytes. `own`: where we listen. */
export function createPost(to: Destinations = 'any', own = nowhere): { post: Post; close: () => Promise<void> } {
  let opening: ReturnType<typeof open> | undefined;
  let opened: Awaited<typeof opening>;
  const post: Post = async ({ url, method, headers, body }, { timeout, givenUp, attempt = new AbortController() }) => {
    const giveUp = (): void => attempt.abort(new Error('given up: the world is gone'));
    const endLimit = afterReally(timeout, () => attempt.abort(new Error(`no answer within ${timeout} ms`)));
    givenUp?.addEventListener('abort', giveUp);
    const end = (): void => {
      endLimit();
      givenUp?.removeEventListener('abort', giveUp);
    };
    try {
      const refused = to === 'public-only' ? refusedHost(url) : undefined;
      if (refused !== undefined) throw new Error(refused);
      opening ??= open(to, own);
      opened ??= await opening;
      const {
        statusCode: status,
        headers: received,
        body: content,
      } = await opened.client.request(url, {
        method: method as 'POST',
        headers: { ...headers, [POSTED]: '1' },
        body: method === 'GET' ? null : body,
        dispatcher: opened.agent,
        signal: attempt.signal,
      });
      const answer: Answer = { headers: received, body: '' };
      readInto(answer, content)
        .catch(() => undefined)
        .finally(end);
      return { status, answer };
    } catch (error) {
      end();
      const cause = error instanceof AggregateError ? error.errors[0] : error;
      return { error: cause instanceof Error ? cause.message || cause.name : String(cause) };
    }
  };
  return { post, close: async () => (await opening)?.agent.destroy() };
}

/** A parcel whose first try comes in line with its `order`; retries are timers outside, and block nothing. */
export interface Letter extends Parcel {
  readonly id: string;
  readonly kind: string;
  readonly order: string;
  /** The owner of the letter: no owner waits for the slow receivers of another. */
  readonly owner?: string;
  /** How long one attempt may wait for the receiver, in milliseconds. */
  readonly timeout?: number;
  readonly note?: string;
  /** Headers that are computed for each attempt, such as a signature. */
  readonly seal?: (parcel: Parcel) => Promise<Readonly<Record<string, string>>> | undefined;
}
