import { isIP } from 'node:net';
import type { WireRequest } from '../http/operation.ts';
import { POSTED } from '../kernel/post.ts';
import { Problem } from '../kernel/problem.ts';

/** A request to an interface by its name, and what it answered. */
export type Ask = (
  name: string,
  request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly body: string;
  },
) => Promise<{ readonly status: number; readonly body: string }>;

/** Where the lab listens, and the names it answers to besides those that are always safe. */
export interface LabPlace {
  readonly host: string;
  readonly names: readonly string[];
  /** Asks one of the platform's interfaces as a client would, without a connection. */
  readonly ask?: Ask | undefined;
  /** Base addresses of the platform's interfaces, complete once all of them listen. */
  readonly addresses: Readonly<Record<string, unknown>>;
  /** The ids of the operations of those interfaces. */
  readonly operations: readonly string[];
}

/** The host name in a Host header, without port and brackets, in lower case. */
export const hostNameIn = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** Whether the lab answers to a name: to IP addresses and local names, which no foreign page can make its own. */
export function answersTo(name: string, { host, names }: Pick<LabPlace, 'host' | 'names'>): boolean {
  if (isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  if (name === host.toLowerCase() || names.some((each) => each.toLowerCase() === name)) return true;
  if (host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)) return false;
  // No public name server resolves a name of one word, or one below a top-level domain for private use.
  return !name.includes('.') || /\.(internal|local|test)$/.test(name);
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json$/;

/** Refuses what a foreign page could make a browser send, and a client a platform: this is the lab's only protection. */
export function refuseStrangers(request: WireRequest, place: LabPlace): void {
  if (request.headers[POSTED] !== undefined) throw new Problem(403, 'The lab takes no notifications of a platform.');
  const { method, headers, body } = request;
  const { origin, host = '' } = headers;
  const name = hostNameIn(host);
  if (headers.host !== undefined && !answersTo(name, place)) {
    const shown = name.slice(0, 100);
    throw new Problem(
      421,
      `The lab does not answer to the name ${shown}; start serve with --lab-name ${shown}, or use an IP address or localhost.`,
    );
  }
  // Where a browser says a request comes from; other clients say nothing.
  const site = headers['sec-fetch-site'];
  const opens = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  const isForeign = origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
  if (isForeign || (!opens && (site === 'cross-site' || site === 'same-site')))
    throw new Problem(403, 'The lab takes no requests from the pages of other sites.');
  // A browser sends its origin with every body; other clients may omit the type.
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const isOther = type === undefined ? body.length > 0 && origin !== undefined : !JSON_TYPE.test(type);
  if (method !== 'GET' && isOther) throw new Problem(415, 'Send the body with the content type application/json.');
}
