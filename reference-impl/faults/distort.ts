import type { Reply } from '../http/operation.ts';
import type { Answered, Fault } from './behaviour.ts';

type Body = Record<string, unknown>;

/** Distorts the answers of one operation that `when` picks. */
export const on =
  (operation: string, when: (reply: Reply, answered: Answered) => boolean, change: (reply: Reply) => Reply): NonNullable<Fault['reply']> =>
  (reply, answered) =>
    answered.operation === operation && when(reply, answered) ? change(reply) : reply;

/** Whether the caller did not even try to say who it is. */
export const hasNoCredentials = ({ request }: Answered): boolean => request.headers.authorization === undefined;

/** Whether a reply has a status. */
export const hasStatus =
  (status: number) =>
  (reply: Reply): boolean =>
    reply.status === status;

/** Whether a reply is a good one. */
export const succeeding = ({ status }: Reply): boolean => status < 300;

/** The reply with some members of its body changed. */
export const withBody = (reply: Reply, change: (body: Body) => Body): Reply => ({
  ...reply,
  body: { ...(reply.body as Body), ...change(reply.body as Body) },
});

/** Sets members of a body. */
export const changingBody =
  (members: Body) =>
  (reply: Reply): Reply =>
    withBody(reply, () => members);

/** Distorts the replies of several operations that `when` picks. */
export const onEach =
  (operations: readonly string[], when: (reply: Reply) => boolean, change: (reply: Reply) => Reply): NonNullable<Fault['reply']> =>
  (reply, { operation }) =>
    operations.includes(operation) && when(reply) ? change(reply) : reply;
