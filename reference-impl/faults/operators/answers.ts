import type { Reply } from '../../http/operation.ts';
import type { Answered, Fault } from '../../worlds/behaviour.ts';

// biome-ignore lint/suspicious/noExplicitAny: each operation has a body of its own
type Json = Record<string, any>;

/** Which replies: those with a status, or those of which this is true. */
type Picks = number | ((reply: Reply, answered: Answered) => boolean);

/** Another reply, or how the reply changes. */
type Change = Reply | ((reply: Reply, answered: Answered) => Reply);

/** Changes the replies to some operations that `picks` chooses. */
export const answers =
  (operations: string | readonly string[], picks: Picks, change: Change): NonNullable<Fault['reply']> =>
  (reply, answered) => {
    const isMeant = [operations].flat().includes(answered.operation) && (typeof picks === 'number' ? reply.status === picks : picks(reply, answered));
    if (!isMeant) return reply;
    return typeof change === 'function' ? change(reply, answered) : change;
  };

/** The JSON object that a request carries; an empty one when it carries none. */
export function askedIn({ request }: Answered): Json {
  try {
    return JSON.parse(request.body.toString('utf8')) ?? {};
  } catch {
    return {};
  }
}

/** Picks requests by what they ask for, whatever became of them. */
export const asked =
  (isMeant: (body: Json) => boolean) =>
  (_reply: Reply, answered: Answered): boolean =>
    isMeant(askedIn(answered));

/** Picks what was refused with HTTP status 400 although it might have been taken. */
export const refused =
  (isMeant: (body: Json) => boolean) =>
  (reply: Reply, answered: Answered): boolean =>
    reply.status === 400 && isMeant(askedIn(answered));

/** Picks what was taken although it might have been refused. */
export const taken =
  (isMeant: (body: Json) => boolean) =>
  (reply: Reply, answered: Answered): boolean =>
    reply.status < 300 && isMeant(askedIn(answered));

/** Picks what was refused for want of any credentials. */
export const withoutCredentials = ({ status }: Reply, { request }: Answered): boolean => status === 401 && request.headers.authorization === undefined;

/** Picks what was refused for credentials that are wrong, not missing. */
export const withWrongCredentials = ({ status }: Reply, { request }: Answered): boolean => status === 401 && request.headers.authorization !== undefined;

/** Another status. */
export const to =
  (status: number) =>
  (reply: Reply): Reply => ({ ...reply, status });

/** Sets members of the body, or takes those away that become undefined. */
export const saying =
  (members: Json | ((body: Json, answered: Answered) => Json)) =>
  (reply: Reply, answered: Answered): Reply => ({
    ...reply,
    body: { ...(reply.body as Json), ...(typeof members === 'function' ? members(reply.body as Json, answered) : members) },
  });

/** Another body made of the usual one. */
export const whole =
  (change: (body: Json) => unknown) =>
  (reply: Reply): Reply => ({ ...reply, body: change(reply.body as Json) });

/** The body without some members. */
export const lacking = (...names: readonly string[]) => whole((body) => Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))));
