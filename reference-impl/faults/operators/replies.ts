import type { Answered, Reply } from '../../http/operation.ts';
import { jsonIn } from '../../kernel/json.ts';
import type { Fault } from '../../worlds/behaviour.ts';

type Body = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: each operation has a body of its own
type Any = any;

type Distort = NonNullable<Fault['reply']>;

/** Which answers are meant: those with a status, or those for which it says yes. */
type When = number | ((reply: Reply, answered: Answered) => boolean);

/** What comes in the place of an answer: itself with another status, a ready one, or what is made of it. */
type To = number | Reply | ((reply: Reply, answered: Answered) => Reply);

const picks = (when: When, reply: Reply, answered: Answered): boolean => (typeof when === 'number' ? reply.status === when : when(reply, answered));

function changed(reply: Reply, answered: Answered, to: To): Reply {
  if (typeof to === 'number') return { ...reply, status: to };
  return typeof to === 'function' ? to(reply, answered) : to;
}

/** Distorts the answers of one operation, or of several, that `when` picks. */
export const on =
  (operation: string | readonly string[], when: When, to: To): Distort =>
  (reply, answered) => {
    const isMeant = (typeof operation === 'string' ? [operation] : operation).includes(answered.operation);
    return isMeant && picks(when, reply, answered) ? changed(reply, answered, to) : reply;
  };

/** Whether a reply is a good one. */
export const good = ({ status }: Reply): boolean => status < 300;

/** Every reply. */
export const always = (): boolean => true;

/** Whether the caller did not even try to say who it is. */
export const hasNoCredentials = ({ request }: Answered): boolean => request.headers.authorization === undefined;

/** Whether a request was refused for want of any credentials. */
export const withoutCredentials = ({ status }: Reply, answered: Answered): boolean => status === 401 && hasNoCredentials(answered);

/** Whether a request was refused for credentials that are wrong, not missing. */
export const withWrongCredentials = ({ status }: Reply, answered: Answered): boolean => status === 401 && !hasNoCredentials(answered);

/** The JSON object of a request, an empty one when it has none. */
export const askedIn = ({ request }: Answered): Body => (jsonIn(request.body.toString('utf8')) ?? {}) as Body;

/** Distorts some answers to requests whose body is as `isMeant` says. */
export const asked = (operation: string | readonly string[], when: When, to: To, isMeant: (body: Any) => boolean): Distort =>
  on(operation, (reply, answered) => picks(when, reply, answered) && isMeant(askedIn(answered)), to);

/** Sets members of the body of a reply; `undefined` removes one. */
export const members =
  (set: Body) =>
  (reply: Reply): Reply => ({ ...reply, body: { ...(reply.body as Body), ...set } });

/** Sets members of the bodies of some answers, made of those that are there. */
export const showing = (operation: string | readonly string[], when: When, change: (body: Any, answered: Answered) => Body): Distort =>
  on(operation, when, (reply, answered) => members(change(reply.body, answered))(reply));

/** Changes the body of what one operation answers when it succeeds. */
export const rewriting = (operation: string, change: (body: Any) => unknown): Distort =>
  on(operation, good, (reply) => ({ ...reply, body: change(reply.body) }));

/** Changes each entry of a list in what one operation answers when it succeeds. */
export const rewritingEach = (operation: string, list: string, change: (entry: Any) => unknown): Distort =>
  rewriting(operation, (body) => ({ ...body, [list]: body[list].map(change) }));

/** Leaves the way to the next page out. */
export const endingEarly = (operation: string) => rewriting(operation, ({ data, pagination: { next_token, ...pagination } }) => ({ data, pagination }));

/** Whether a request was refused with HTTP status 400 because of what stands at `pointer`. */
const refusedAt =
  (pointer: string) =>
  ({ status, body }: Reply): boolean =>
    status === 400 && ((body as { details?: readonly string[] } | undefined)?.details ?? []).some((each) => each.startsWith(pointer));

/** Lets through what one operation refuses because of what stands at `pointer`. */
export const lettingPass = (operation: string, pointer: string, answer: Reply): Distort => on(operation, refusedAt(pointer), answer);

/** Refuses what one operation takes, when its body is as `isUnwelcome` says. */
export const refusing = <Body>(operation: string, isUnwelcome: (body: Body) => boolean): Distort =>
  on(operation, (reply, { call }) => good(reply) && isUnwelcome(call?.body as Body), {
    status: 400,
    body: { message: 'Bad Request', details: ['/: is too much'] },
  });
