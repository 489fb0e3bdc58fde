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
import type { Amount } from '../expect/notifications.ts';
import { acted, answered, type Reaction } from '../expect/reactions.ts';
import type { EnabledKey } from '../expect/signature-keys.ts';
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
import { DEFAULT_RECEIVER } from '../verbs/sending.ts';
import type { Notified } from '../verbs/webhooks.ts';

export type Arranging = (session: Session, receiver: string) => Promise<void> | void;

type Words = ReadonlyArray<string | undefined>;

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

defineParameterType({
  name: 'receiver',
  regexp: /the receiver(?: "([^"]*)")?/,
  transformer: (name: string | undefined) => name ?? DEFAULT_RECEIVER,
});

defineParameterType({
  name: 'notified',
  regexp: /(everything) at the receiver(?: "([^"]*)")?|notification (\d+) at the receiver(?: "([^"]*)")?/,
  transformer: (all, at, place, from): Notified =>
    all
      ? { receiver: at ?? DEFAULT_RECEIVER, place: undefined }
      : { receiver: from ?? DEFAULT_RECEIVER, place: Number(place) },
});

defineParameterType({
  name: 'amount',
  regexp: /at least (\d+)|(\d+) different|(\d+)/,
  transformer: (least, different, exactly): Amount => {
    if (least) return { count: Number(least), kind: 'at least' };
    return different ? { count: Number(different), kind: 'different' } : { count: Number(exactly), kind: 'exactly' };
  },
});

defineParameterType({ name: 'signed', regexp: /all|none|the last/ });

defineParameterType({
  name: 'enabledKey',
  regexp:
    /(none)|(one of those listed)|"([^"]*)" if that was accepted, else "([^"]*)"|"([^"]*)" if that was refused, else none|"([^"]*)"/,
  transformer: (none, listed, accepted, otherwise, refused, name): EnabledKey => {
    if (none || listed) return { is: none ? 'none' : 'listed' };
    if (name) return { is: 'named', name };
    return accepted ? { is: 'left', accepted, refused: otherwise } : { is: 'left', accepted: undefined, refused };
  },
});
