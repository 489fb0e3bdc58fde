import { defineParameterType } from '@cucumber/cucumber';
import { spanOf } from '../../ground/time/span.ts';
import type { Comparison } from '../expect/compared-messages.ts';
import type { Manner } from '../expect/report-outcomes.ts';
import type { MessageChoice, Repetition } from '../verbs/sending.ts';

/** How often one text is sent, and how quickly. */
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
defineParameterType({
  name: 'manner',
  regexp: /never|only|refused or/,
  transformer: (words: string) => words as Manner,
});

defineParameterType({
  name: 'message',
  regexp: /"([^"]*)"|the message with the id "([^"]*)"|the message that the first delivery report names/,
  transformer: (name?: string, id?: string): MessageChoice => ({ name, id }),
});

/** What one message has in comparison with another. */
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
  transformer: (words: string): Comparison => words as Comparison,
});
