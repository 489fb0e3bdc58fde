import type { Reply } from '../http/operation.ts';
import type { Answered, Fault } from '../worlds/behaviour.ts';
import { on } from './operators/replies.ts';

type Body = Readonly<Record<string, unknown>>;

function bodyOf({ request }: Answered): Body {
  try {
    return (JSON.parse(request.body.toString('utf8')) ?? {}) as Body;
  } catch {
    return {};
  }
}

/** Answers requests of one operation that were refused with HTTP status 400, as far as `isMeant` says so of their body. */
export const taking = (operation: string, isMeant: (body: Body) => boolean, answer: Reply): NonNullable<Fault['reply']> =>
  on(
    operation,
    (reply, answered) => reply.status === 400 && isMeant(bodyOf(answered)),
    () => answer,
  );

/** Answers requests of one operation whose query holds `text`, whatever was decided about them. */
export const takingQuery = (operation: string, text: string, answer: Reply): NonNullable<Fault['reply']> =>
  on(
    operation,
    (_reply, { request }) => request.target.includes(text),
    () => answer,
  );

/** Gives one operation another status where it had `from`. */
export const restated = (operation: string, from: number, to: number): NonNullable<Fault['reply']> =>
  on(
    operation,
    ({ status }) => status === from,
    (reply) => ({ ...reply, status: to }),
  );

/** Changes the JSON of the good answers of one operation. */
export const rewritten = (operation: string, change: (body: Body) => unknown): NonNullable<Fault['reply']> =>
  on(
    operation,
    ({ status }) => status < 300,
    (reply) => ({ ...reply, body: change(reply.body as Body) }),
  );
