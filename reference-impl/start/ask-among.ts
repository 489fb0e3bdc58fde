import type { FastifyInstance } from 'fastify';
import type { Variant } from '../deviations/variant.ts';
import type { Ask } from '../lab/caller-checks.ts';

/** Asks a server without a connection, under the path that a variant has: authenticated, checked and logged like any other request. */
export const askAmong =
  (servers: ReadonlyMap<string, FastifyInstance>, variant: Variant | undefined): Ask =>
  async (name, { body, url: path, ...request }) => {
    const url = variant?.pathOf(path) ?? path;
    const answer = await servers.get(name)?.inject({ ...request, url, payload: body });
    return { status: answer?.statusCode ?? 503, body: answer?.body ?? '' };
  };
