import type { SideEffect } from '../../ground/side-effects.ts';
import type { OutgoingRequest } from '../http/exchange.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Requests that only ask although their method could change something: tokens and queries with a body. */
const ASKING = [/\/oauth2\/token$/, /\/reporting\/messages\/(?:metakeys|detail|insights)$/];

/** Paths that a person gets something from: a message, a verification code. */
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

const overridesMethod = ({ headers }: OutgoingRequest): boolean =>
  Object.keys(headers).some((name) => /method-?override|^x-http-method$/i.test(name));

const fits = (path: string, patterns: readonly RegExp[]): boolean => patterns.some((each) => each.test(path));

/**
 * What a request does beside reading, or undefined when it only reads. Whatever is not known to be harmless changes
 * something; `destinations` are the numbers that it names.
 */
export function sideEffectOf(request: OutgoingRequest, destinations: readonly string[]): SideEffect | undefined {
  const path = plainPath(request.url);
  if (fits(path, LOOKING_UP)) return 'lookups';
  if (READING.has(request.method) && !overridesMethod(request)) return undefined;
  if (request.method === 'POST' && fits(path, ASKING) && !overridesMethod(request)) return undefined;
  const reaches = fits(path, REACHING) && !WEBHOOKS.test(path);
  return reaches || destinations.length > 0 ? 'messages' : 'resources';
}
