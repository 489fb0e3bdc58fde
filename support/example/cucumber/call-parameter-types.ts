import { defineParameterType } from '@cucumber/cucumber';
import type { Resent } from '../expect/call-events.ts';
import type { EventTrait } from '../expect/event-traits.ts';
import type { Arrived } from '../verbs/receivers.ts';
import { type ServiceRole, serviceCalled } from '../verbs/voice-services.ts';

defineParameterType({
  name: 'bound',
  regexp: /at least|at most|exactly/,
  transformer: (words: string) => words,
});

/** How many calls come in. */
defineParameterType({
  name: 'calls',
  regexp: /a call|(\d+) calls/,
  transformer: (count: string | undefined) => Number(count ?? 1),
});

/** What a call names, which may be no service. */
defineParameterType({
  name: 'called',
  regexp: [/the second service/, /the service/, /no service/],
  transformer: (words: string): ServiceRole | undefined => (words === 'no service' ? undefined : serviceCalled(words)),
});

defineParameterType({
  name: 'callPart',
  regexp: [/legs/, /leg "[^"]*"/, /bridges/, /active recordings/, /recordings/, /service/],
  transformer: (word: string) => word,
});

/** Events that came, all of them or some. */
defineParameterType({
  name: 'events',
  regexp: /events?(?: with "([^"]*)" in (?:it|them)| from (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z) on)?/,
  transformer: (text: string | undefined, from: string | undefined): Arrived => ({
    text,
    from: from === undefined ? undefined : Date.parse(from),
  }),
});

/** How what came to one receiver comes to another: at all, within a span of seconds, or as the same events. */
defineParameterType({
  name: 'resent',
  regexp: /(with the same ids)|within (\d+) seconds?|however late/,
  transformer: (ids: string | undefined, seconds: string | undefined): Resent =>
    ids === undefined ? { within: Number(seconds ?? Number.POSITIVE_INFINITY) * 1000 } : { sameIds: true },
});

const serviceIn = (words: string | undefined): ServiceRole | undefined =>
  words === undefined ? undefined : serviceCalled(words);

/** What every event is like: in which form, by what it is signed, or what no two of them have in common. */
defineParameterType({
  name: 'eventTrait',
  regexp:
    /is signed with the secret "([^"]*)"|is signed with the secret of (the service|the second service)|has the published form of an event of (the service|the second service)|has a different (id|nonce)/,
  transformer: (secret?: string, signedBy?: string, formOf?: string, mark?: string): EventTrait => ({
    secret,
    signedBy: serviceIn(signedBy),
    formOf: serviceIn(formOf),
    mark,
  }),
});
