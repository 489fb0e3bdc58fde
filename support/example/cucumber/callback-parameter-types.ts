import { defineParameterType } from '@cucumber/cucumber';
import type { Bound } from '../expect/call-events.ts';
import {
  type Delivery,
  deliveredTimes,
  pushedAsListed,
  repeatedAlike,
  reportedAlone,
  reportsAlike,
  reportsUnlike,
  retriedAfter,
} from '../expect/deliveries.ts';
import { acted, answered, type Reaction } from '../expect/reactions.ts';
import type { Session } from '../session/session.ts';
import {
  answerAlways,
  answerInTurn,
  answerUntil,
  listenAt,
  listenWithUser,
  openReserved,
  reserveReceiver,
} from '../verbs/receivers.ts';

/** Something that is done to a receiver. */
export type Arranging = (session: Session, receiver: string) => Promise<void> | void;

type Words = ReadonlyArray<string | undefined>;

/** Where a receiver listens, and what it answers. */
defineParameterType({
  name: 'receiving',
  regexp: [
    /answers "([^"]*)" every time/,
    /answers "([^"]*)" in turn/,
    /answers "([^"]*)" until attempt (\d+) of a report/,
    /listens at "([^"]*)"/,
    /listens with the user "([^"]*)" and the password "([^"]*)"/,
    /(does not listen yet)/,
    /starts to listen/,
  ],
  transformer: (...[always, turns, before, attempt, path, user, password, not]: Words): Arranging => {
    if (always) return (session, receiver) => answerAlways(session, receiver, always);
    if (turns) return (session, receiver) => answerInTurn(session, receiver, turns);
    if (before) return (session, receiver) => answerUntil(session, receiver, before, Number(attempt));
    if (path) return (session, receiver) => listenAt(session, receiver, path);
    if (user) return (session, receiver) => listenWithUser(session, receiver, user, password ?? '');
    return not ? reserveReceiver : openReserved;
  },
});

/** What comes to a receiver: which reports, how often, after what waits, and what they have in common. */
defineParameterType({
  name: 'delivery',
  regexp: [
    /the first report (exactly|at least|at most) (\d+) times?/,
    /each repeated report with the same "([^"]*)"/,
    /up to (\d+) retries of the first report, each after at least ([\d.]+) times the wait before/,
    /every report of "([^"]*)" that the account can list/,
    /reports of "([^"]*)" alone/,
    /reports with the same "([^"]*)" only/,
    /reports with a "([^"]*)" of their own/,
  ],
  transformer: (...[bound, times, member, retries, factor, listed, alone, same, own]: Words): Delivery => {
    if (bound) return deliveredTimes(bound as Bound, Number(times));
    if (member) return repeatedAlike(member);
    if (retries) return retriedAfter(Number(retries), Number(factor));
    if (listed) return pushedAsListed(listed);
    if (alone) return reportedAlone(alone);
    return same ? reportsAlike(same) : reportsUnlike(own as string);
  },
});

/** What the harness's own receiver takes. */
defineParameterType({
  name: 'accepts',
  regexp: /reports|signed reports only/,
  transformer: (words: string) => words === 'signed reports only',
});

defineParameterType({
  name: 'reaction',
  regexp: /answers (\d+) reports?, each with an HTTP status from (\d+) to (\d+)|acts on (\d+) reports?/,
  transformer: (answers?: string, lowest?: string, highest?: string, acts?: string): Reaction =>
    answers ? answered(Number(answers), Number(lowest), Number(highest)) : acted(Number(acts)),
});
