import type { Answered, Reply } from '../../http/operation.ts';
import type { Fault } from '../../worlds/behaviour.ts';

type Perform = NonNullable<Fault['perform']>;

/** Answers an operation as if it had been done, and does nothing; for the requests that `isMeant` picks. */
export const pretending =
  (operation: string, reply: Reply, isMeant: (answered: Answered) => boolean = () => true): Perform =>
  (run, answered) =>
    answered.operation === operation && isMeant(answered) ? reply : run(answered.call);

/** Whether a request acts for another account than that of its key. */
export const isActing = ({ request }: Answered): boolean => request.headers.account !== undefined;

/** Whether a request is signed with HMAC. */
export const isSigned = ({ request }: Answered): boolean => /^hmac /i.test(request.headers.authorization ?? '');
