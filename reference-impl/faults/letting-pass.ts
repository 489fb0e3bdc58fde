import type { Reply } from '../http/operation.ts';
import type { Answered, Fault } from './behaviour.ts';
import { on, succeeding } from './distort.ts';

type Distort = NonNullable<Fault['reply']>;

/** Whether a request was refused with HTTP status 400 because of what stands at `pointer`. */
const refusedAt =
  (pointer: string) =>
  ({ status, body }: Reply): boolean =>
    status === 400 && ((body as { details?: readonly string[] } | undefined)?.details ?? []).some((each) => each.startsWith(pointer));

/** Lets through what one operation refuses because of what stands at `pointer`. */
export const lettingPass = (operation: string, pointer: string, answer: Reply): Distort => on(operation, refusedAt(pointer), () => answer);

/** Refuses what one operation takes, when its body is as `isUnwelcome` says. */
export const refusing = <Body>(operation: string, isUnwelcome: (body: Body) => boolean): Distort =>
  on(
    operation,
    (reply, { call }: Answered) => succeeding(reply) && isUnwelcome(call?.body as Body),
    () => ({ status: 400, body: { message: 'Bad Request', details: ['/: is too much'] } }),
  );

/** Answers one operation with another HTTP status when it succeeds. */
export const answering = (operation: string, status: number): Distort => on(operation, succeeding, (reply) => ({ ...reply, status }));

/** Changes the body of what one operation answers when it succeeds. */
// biome-ignore lint/suspicious/noExplicitAny: each operation has a body of its own
export const changingBody = (operation: string, change: (body: any) => unknown): Distort =>
  on(operation, succeeding, (reply) => ({ ...reply, body: change(reply.body) }));

/** Answers one operation with another HTTP status where it answered `status`. */
export const replacingStatus = (operation: string, status: number, answer: Reply): Distort =>
  on(
    operation,
    (reply) => reply.status === status,
    () => answer,
  );

/** Leaves the way to the next page out. */
export const endingEarly = (operation: string) => changingBody(operation, ({ data, pagination: { next_token, ...pagination } }) => ({ data, pagination }));
