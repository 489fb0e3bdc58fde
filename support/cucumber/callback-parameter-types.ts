import { defineParameterType } from '@cucumber/cucumber';
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
