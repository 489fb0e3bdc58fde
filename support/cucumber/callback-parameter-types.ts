import { defineParameterType } from '@cucumber/cucumber';
import type { Bound } from '../expect/call-events.ts';
import {
  type Delivery,
  deliveredTimes,
  pushedAsListed,
  repeatedAlike,
  retriedAfter,
} from '../expect/deliveries.ts';
import {
  answerAlways,
  answerInTurn,
  answerUntil,
  listenAt,
  listenWithUser,
  openReserved,
  reserveReceiver,
} from '../session/receivers.ts';
import type { Session } from '../session/session.ts';

/** Something that is done to a receiver. */
export type Arranging = (session: Session, receiver: string) => Promise<void> | void;

/** Whether a receiver listens, and where. */
defineParameterType({
  name: 'listening',
  regexp: [
    /listens at "([^"]*)"/,
    /listens with the user "([^"]*)" and the password "([^"]*)"/,
    /(does not listen yet)/,
    /starts to listen/,
  ],
  transformer: (path?: string, user?: string, password?: string, not?: string): Arranging => {
    if (path !== undefined) return (session, receiver) => listenAt(session, receiver, path);
    if (user !== undefined)
      return (session, receiver) => listenWithUser(session, receiver, user, password ?? '');
    return not === undefined ? openReserved : reserveReceiver;
  },
});

/** What a receiver answers. */
defineParameterType({
  name: 'answering',
  regexp: [
    /answers "([^"]*)" every time/,
    /answers "([^"]*)" in turn/,
    /answers "([^"]*)" until attempt (\d+) of a report/,
  ],
  transformer: (always?: string, turns?: string, before?: string, attempt?: string): Arranging => {
    if (always !== undefined) return (session, receiver) => answerAlways(session, receiver, always);
    if (turns !== undefined) return (session, receiver) => answerInTurn(session, receiver, turns);
    return (session, receiver) => answerUntil(session, receiver, before as string, Number(attempt));
  },
});

/** What comes to a receiver that fails: how often a report, what stays the same in it, after what waits. */
defineParameterType({
  name: 'delivery',
  regexp: [
    /the first report (exactly|at least) (\d+) times?/,
    /each repeated report with the same "([^"]*)"/,
    /(\d+) retries of the first report, each after at least ([\d.]+) times the wait before/,
    /every report of "([^"]*)" that (?:the account) can list/,
  ],
  transformer: (
    bound?: string,
    times?: string,
    member?: string,
    retries?: string,
    factor?: string,
    name?: string,
  ): Delivery => {
    if (bound) return deliveredTimes(bound as Bound, Number(times));
    if (member) return repeatedAlike(member);
    return retries ? retriedAfter(Number(retries), Number(factor)) : pushedAsListed(name as string);
  },
});
