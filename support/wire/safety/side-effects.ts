import type { SideEffect } from '../../ground/side-effects.ts';
import type { OutgoingRequest } from '../http/exchange.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Requests that only ask although their method could change something: tokens and queries with a body. */
const ASKING = [/\/oauth2\/token$/, /\/reporting\/messages\/(?:metakeys|detail|insights)$/];

const REACHING = [
  /\/messages(?::send|\/[^/]+)?\/?$/i,
  /\/sender_address\/requests\/[^/]+\/verify$/,
  /\/sender_address\/addresses\/[^/]+\/reverify$/,
];

const LOOKING_UP = [/\/lookup\/?$/i, /\/capability(?::query)?$/];

const WEBHOOKS = /\/webhooks\/messages/i;

/** The path of an address as a server would understand it: without doubled slashes, escapes and the query. */
export function plainPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
  } catch {
    return pathname.replace(/\/{2,}/g, '/');
  }
}

const fits = (path: string, patterns: readonly RegExp[]): boolean => patterns.some((each) => each.test(path));

/** What a request does beside reading, if anything: whatever is not known to be harmless changes something. */
export function sideEffectOf(
  { method, url, headers }: OutgoingRequest,
  destinations: readonly string[],
): SideEffect | undefined {
  const path = plainPath(url);
  if (fits(path, LOOKING_UP)) return 'lookups';
  const overridesMethod = /method-?override|^x-http-method$/im.test(Object.keys(headers).join('\n'));
  if (READING.has(method) && !overridesMethod) return undefined;
  if (method === 'POST' && fits(path, ASKING) && !overridesMethod) return undefined;
  const reaches = fits(path, REACHING) && !WEBHOOKS.test(path);
  return reaches || destinations.length > 0 ? 'messages' : 'resources';
}
