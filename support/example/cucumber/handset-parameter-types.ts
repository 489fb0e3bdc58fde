import { defineParameterType } from '@cucumber/cucumber';
import { spanOf } from '../../ground/time/span.ts';
import type { ClassChoice, Offered } from '../expect/number-classes.ts';
import type { Outcome } from '../expect/report-outcomes.ts';
import type { Session } from '../session/session.ts';
import type { Numbers } from '../verbs/blacklist.ts';
import type { HandsetChoice } from '../verbs/handsets.ts';
import type { Repetition } from '../verbs/repeated-sending.ts';
import { replyFrom, writeUnasked } from '../verbs/replies.ts';
import type { MessageChoice } from '../verbs/retrieving.ts';

defineParameterType({
  name: 'handset',
  regexp: /the handset "([^"]*)"(?:, if "([^"]*)" was accepted,)?/,
  transformer: (number: string, ifAccepted?: string): HandsetChoice => ({ number, ifAccepted }),
});

/** What a handset has got: so many messages, or the one with this name. */
defineParameterType({
  name: 'received',
  regexp: /(\d+) messages?|"([^"]*)"/,
  transformer: (count?: string, name?: string) => (count === undefined ? name : Number(count)),
});

export type Writing = (session: Session, number: string) => Promise<unknown>;

defineParameterType({
  name: 'writing',
  regexp: [/replies "([^"]*)"/, /writes "([^"]*)" to the account/, /writes (\d+) texts to the account/],
  transformer: (reply?: string, text?: string, count?: string): Writing => {
    if (reply) return (session, number) => replyFrom(session, number, reply);
    const texts = text ? [text] : Array.from({ length: Number(count) }, (_, n) => `Text ${n + 1}`);
    return (session, number) => writeUnasked(session, number, texts);
  },
});

defineParameterType({
  name: 'reply',
  regexp: /the reply "([^"]*)"( by the id of its message)?/,
  transformer: (content: string, byMessage?: string) => ({
    content,
    by: byMessage ? 'message_id' : 'reply_id',
  }),
});

defineParameterType({
  name: 'repetition',
  regexp: [
    /(\d+) times at once(, without a callback URL)?/,
    /(\d+) times, (\d+ (?:millisecond|second|minute|hour|day)s?) apart/,
    /a character at a time/,
  ],
  transformer: (atOnce?: string, quietly?: string, times?: string, apart?: string): Repetition => {
    if (atOnce !== undefined) return { atOnce: Number(atOnce), isQuiet: quietly !== undefined };
    return times === undefined ? 'by character' : { times: Number(times), span: spanOf(apart as string) };
  },
});

/** Messages by the names that an example gave them, or so many of those sent at once. */
defineParameterType({
  name: 'messages',
  regexp: /("[^"]*"(?:, "[^"]*")*(?: and "[^"]*")?)|(\d+) of them/,
  transformer: (names?: string, count?: string): readonly string[] | number =>
    count === undefined || count === null
      ? (names ?? '').split('"').filter((_, place) => place % 2 === 1)
      : Number(count),
});

/** That something is reported never, alone, or unless the message was refused. */
defineParameterType({ name: 'manner', regexp: /never|only|refused or/ });

defineParameterType({
  name: 'message',
  regexp: /"([^"]*)"|the message with the id "([^"]*)"|the message that the first delivery report names/,
  transformer: (name?: string, id?: string): MessageChoice => ({ name, id }),
});

defineParameterType({
  name: 'comparison',
  regexp: [
    /another message id than/,
    /the same request as/,
    /the same text at its handset as/,
    /the same sender as/,
    /fewer billing units than/,
    /as many billing units as/,
  ],
});

defineParameterType({
  name: 'outcome',
  regexp: [
    /((?:enroute|submitted|delivered|expired|rejected|failed)(?: or (?:enroute|submitted|delivered|expired|rejected|failed))*)(?: with report code (\d{3}(?: or \d{3})*))?/,
    /with report code (\d{3}(?: or \d{3})*)/,
  ],
  transformer: (statuses?: string, codes?: string, codesAlone?: string): Outcome => ({
    statuses: statuses?.split(' or ') ?? [],
    codes: (codes ?? codesAlone)?.split(' or ') ?? [],
  }),
});

/** Numbers by what they are: the one that is written, so many unassigned ones, or those of before. */
defineParameterType({
  name: 'numbers',
  regexp: /"([^"]*)"|(\d+) different numbers|each of them, and nothing else,/,
  transformer: (number?: string, count?: string): Numbers => ({
    number,
    count: count === undefined ? undefined : Number(count),
  }),
});

defineParameterType({ name: 'blocks', regexp: /blocks|unblocks/, transformer: (word: string) => word === 'blocks' });
defineParameterType({ name: 'listed', regexp: /on|not on|exactly once on/ });

defineParameterType({
  name: 'offered',
  regexp: /every number on offer|the number/,
  transformer: (words: string): Offered => (words === 'the number' ? words : 'every number'),
});

defineParameterType({
  name: 'classes',
  regexp: /one of "([^"]*)"|not "([^"]*)"|"([^"]*)"/,
  transformer: (several, denied, one): ClassChoice => ({
    among: (several ?? denied ?? one).split(', '),
    isDenied: Boolean(denied),
  }),
});
