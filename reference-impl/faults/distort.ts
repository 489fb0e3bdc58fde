import type { Reply } from '../http/operation.ts';
import type { Answered, Fault } from './behaviour.ts';

/** Distorts the answers of one operation that `when` picks. */
export const on =
  (
    operation: string,
    when: (reply: Reply, answered: Answered) => boolean,
    change: (reply: Reply) => Reply,
  ): NonNullable<Fault['reply']> =>
  (reply, answered) =>
    answered.operation === operation && when(reply, answered) ? change(reply) : reply;

/** Whether the caller did not even try to say who it is. */
export const hasNoCredentials = ({ request }: Answered): boolean =>
  request.headers.authorization === undefined;
