import type { Answered, Reply } from '../../http/operation.ts';
import { isObject, jsonIn } from '../../kernel/json.ts';
import type { Fault } from '../../worlds/behaviour.ts';

type Body = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: each operation has a body of its own
type Any = any;

export type Distort = NonNullable<Fault['reply']>;

type When = number | ((reply: Reply, answered: Answered) => boolean);

type To = number | Reply | ((reply: Reply, answered: Answered) => Reply);

/** Changes the replies of one or several operations that `when` picks. */
export const on =
  (operation: string | readonly string[], when: When, to: To): Distort =>
  (reply, answered) => {
    const isMeant = [operation].flat().includes(answered.operation);
    if (!isMeant || !(typeof when === 'number' ? reply.status === when : when(reply, answered))) return reply;
    if (typeof to === 'number') return { ...reply, status: to };
    return typeof to === 'function' ? to(reply, answered) : to;
  };

export const good = ({ status }: Reply): boolean => status < 300;

export const always = (): boolean => true;

export const hasNoCredentials = (_reply: Reply, { request }: Answered): boolean =>
  request.headers.authorization === undefined;

/** Whether a request was refused because it has no credentials. */
export const withoutCredentials = ({ status }: Reply, { request }: Answered): boolean =>
  status === 401 && request.headers.authorization === undefined;

/** Whether a request was refused because its credentials are wrong. */
export const withWrongCredentials = ({ status }: Reply, { request }: Answered): boolean =>
  status === 401 && request.headers.authorization !== undefined;

/** The JSON object of a request, an empty one when it has none. */
export const askedIn = ({ request }: Answered): Body => {
  const asked = jsonIn(request.body.toString('utf8'));
  return isObject(asked) ? asked : {};
};

/** Changes replies to requests whose body `isMeant` accepts. */
export const asked = (
  operation: string | readonly string[],
  when: When,
  isMeant: (body: Any) => boolean,
  to: To,
): Distort => {
  const change = on(operation, when, to);
  return (reply, answered) => (isMeant(askedIn(answered)) ? change(reply, answered) : reply);
};

/** Sets members of the body of a reply; `undefined` removes one. */
export const members =
  (set: Body) =>
  (reply: Reply): Reply => ({ ...reply, body: { ...(reply.body as Body), ...set } });

/** Sets members in the bodies of some replies, computed from the body. */
export const showing = (
  operation: string | readonly string[],
  when: When,
  change: (body: Any, answered: Answered) => Body,
): Distort => on(operation, when, (reply, answered) => members(change(reply.body, answered))(reply));

/** Changes the body of successful replies of one operation. */
export const rewriting = (operation: string, change: (body: Any) => unknown): Distort =>
  on(operation, good, (reply) => ({ ...reply, body: change(reply.body) }));

/** Changes each entry of a list in successful replies of one operation. */
export const rewritingEach = (operation: string, list: string, change: (entry: Any) => unknown): Distort =>
  rewriting(operation, (body) => ({ ...body, [list]: body[list].map(change) }));

export const inTurn =
  (...changes: readonly Distort[]): Distort =>
  (reply, answered) =>
    changes.reduce((so, change) => change(so, answered), reply);

/** Accepts what one operation refuses with HTTP status 400 because of the member at `pointer`. */
export const lettingPass = (operation: string, pointer: string, answer: Reply): Distort => {
  const isMeant = ({ body }: Reply): boolean =>
    ((body as { details?: readonly string[] } | undefined)?.details ?? []).some((each) => each.startsWith(pointer));
  return on(operation, (reply) => reply.status === 400 && isMeant(reply), answer);
};

/** Refuses valid requests of some operations whose body `isUnwelcome`. */
export const refusing = <Body>(operation: string | readonly string[], isUnwelcome: (body: Body) => boolean): Distort =>
  on(operation, (reply, { call }) => good(reply) && isUnwelcome(call?.body as Body), {
    status: 400,
    body: { message: 'Bad Request', details: ['/: is too much'] },
  });
