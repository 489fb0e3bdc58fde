import type { FastifyInstance } from 'fastify';
import type { Variant } from '../deviations/alternative.ts';
import type { Certificate } from '../http/connections.ts';
import type { Heard } from '../http/operation.ts';
import type { Ask } from '../lab/caller-checks.ts';
import { adviceOn } from '../lab/requests/why-refused.ts';
import type { Platform } from '../worlds/platform.ts';

type Addresses = Record<string, string | string[]>;

/** Notes the address of an interface: HTTPS where spoken, but for the lab, whose pages no browser would trust. */
export function keepAddress(addresses: Addresses, name: string, address: string, tls: Certificate | undefined): void {
  const shown = tls && name !== 'lab' ? address.replace(/^http:/, 'https:') : address;
  const earlier = addresses[name];
  if (Array.isArray(earlier)) earlier.push(shown);
  else addresses[name] = name === 'lookup' ? [shown] : shown;
}

/** Asks a server without a connection, under a variant's path: like any other request, with its checks. */
export const askAmong =
  (servers: ReadonlyMap<string, FastifyInstance>, variant: Variant | undefined): Ask =>
  async (name, { body, url: path, ...request }) => {
    const url = variant?.pathOf(path) ?? path;
    const answer = await servers.get(name)?.inject({ ...request, url, payload: body });
    return { status: answer?.statusCode ?? 503, body: answer?.body ?? '' };
  };

/** What follows from an exchange besides its answer: it is remembered, and the operator is advised. */
export function exchangeListener(
  { log, settings }: Platform,
  advise: ((sentence: string) => void) | undefined,
): ((exchange: Heard) => void) | undefined {
  if (!log && !advise) return undefined;
  const said = new Set<string>();
  return (exchange) => {
    log?.add(exchange);
    const { reply, request } = exchange;
    const advice = reply.status === 401 && !settings.legacyHmac ? adviceOn(request.headers.authorization) : undefined;
    if (advise && advice !== undefined && !said.has(advice)) {
      said.add(advice);
      advise(advice);
    }
  };
}
