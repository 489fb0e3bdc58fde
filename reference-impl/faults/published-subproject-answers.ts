import type { Reply } from '../http/operation.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { hasStatus, onEach, withBody } from './operators/replies.ts';

/** A JSON object. */
export type Body = Record<string, unknown>;

/** Every operation about subprojects. */
export const EVERYTHING = ['create', 'list', 'read', 'change', 'delete'].map((act) => `subprojects.${act}`);

/** Changes the answers of one operation that have a status. */
export const on = (act: string, status: number, change: (reply: Reply) => Reply) => onEach([`subprojects.${act}`], hasStatus(status), change);

/** Gives refusals another status, on the wire and in what they say. */
export const refusingAs = (from: number, to: number, name: string) =>
  onEach(EVERYTHING, hasStatus(from), ({ body, headers }) => ({
    status: to,
    body: { error: { ...((body as Body).error as object), code: to, status: name } },
    ...(headers ? { headers } : {}),
  }));

/** Gives refusals another name. */
export const renaming = (from: number, name: string) =>
  onEach(EVERYTHING, hasStatus(from), (reply) => withBody(reply, ({ error }) => ({ error: { ...(error as object), status: name } })));

/** Makes the error of a refusal a text. */
export const bare = (status: number) => onEach(EVERYTHING, hasStatus(status), (reply) => withBody(reply, ({ error }) => ({ error: (error as Body).message })));

/** Answers a refused request as if it had been carried out, when its body is like this. */
export const taking =
  (like: (body: Body) => boolean): NonNullable<Fault['reply']> =>
  (reply, { operation, request }) => {
    if (reply.status !== 400 || !/\.(create|change)$/.test(operation)) return reply;
    try {
      const body = JSON.parse(request.body.toString('utf8')) as Body;
      return like(body) ? { status: 200, body: {} } : reply;
    } catch {
      return reply;
    }
  };

/** Refuses a good request, when its body is like this. */
export const refusing =
  (like: (body: Body) => boolean): NonNullable<Fault['reply']> =>
  (reply, { operation, request }) =>
    reply.status === 200 && /\.(create|change)$/.test(operation) && like(JSON.parse(request.body.toString('utf8')) as Body)
      ? {
          status: 400,
          body: { error: { code: 400, message: 'No', status: 'INVALID_ARGUMENT', details: [] } },
        }
      : reply;

/** The length of a text; -1 for anything else. */
export const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : -1);
