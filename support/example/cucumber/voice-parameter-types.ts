import { defineParameterType } from '@cucumber/cucumber';
import type { Resent } from '../expect/call-events.ts';
import type { EventTrait } from '../expect/event-traits.ts';
import type { UpdateOutcome } from '../expect/update-outcomes.ts';
import type { Arrived } from '../verbs/arrived-events.ts';
import { type EventReceivers, type ServiceRole, serviceCalled } from '../verbs/voice-services.ts';
import type { Caller, KeyChoice, Updated } from '../verbs/voice-updates.ts';

defineParameterType({
  name: 'service',
  regexp: [/the other project's second service/, /the other project's service/, /the second service/, /the service/],
  transformer: serviceCalled,
});

defineParameterType({
  name: 'updated',
  regexp:
    /(the other project's second service|the other project's service|the second service|the service)|the path "([^"]*)"/,
  transformer: (words: string | undefined, path = ''): Updated =>
    words === undefined ? { path } : serviceCalled(words),
});

const PROOFS: Readonly<Record<string, Caller['proof']>> = {
  'without credentials': 'none',
  'with a wrong secret': 'wrong',
};

defineParameterType({
  name: 'caller',
  regexp:
    /(the client|the other project's client)(?: (without credentials|with a wrong secret)| with the token "([^"]*)"(?: in the (query|body))?)?/,
  transformer: (who: string, how?: string, token?: string, place?: string): Caller => ({
    project: who === 'the client' ? 'main' : 'other',
    proof: PROOFS[how ?? ''] ?? 'good',
    token,
    place: place as Caller['place'],
  }),
});

/** A key that the feature only names, so that it is new in each example, or one written out. */
defineParameterType({
  name: 'key',
  regexp: /the (key|Idempotency-Key) "([^"]*)"/,
  transformer: (kind: string, text: string): KeyChoice => (kind === 'key' ? { name: text } : { literal: text }),
});

defineParameterType({
  name: 'eventReceivers',
  regexp: /the receiver "([^"]*)"(?: and the fallback "([^"]*)")?/,
  transformer: (receiver: string, fallback: string | undefined): EventReceivers => ({ receiver, fallback }),
});

defineParameterType({ name: 'meeting', regexp: [/at the same moment/, /in a burst/] });

defineParameterType({
  name: 'updateOutcome',
  regexp:
    /with a different (WWW-Authenticate challenge) if it is refused|(alike, or refused)|with (what it set)|with HTTP status (\d{3})(?: or (\d{3}))?/,
  transformer: (
    challenge?: string,
    alike?: string,
    kept?: string,
    ...statuses: Array<string | undefined>
  ): UpdateOutcome => ({
    how: challenge ? 'challenge' : alike ? 'alike' : kept ? 'kept' : 'status',
    statuses: statuses.filter(Boolean).map(Number),
  }),
});

/** A JSON object exactly as written in the feature; it may be malformed. */
defineParameterType({ name: 'json', regexp: /\{.*\}/ });
defineParameterType({ name: 'commands', regexp: /\[.*\]/ });
defineParameterType({ name: 'bound', regexp: /at least|at most|exactly/ });

defineParameterType({
  name: 'calls',
  regexp: /a call|(\d+) calls/,
  transformer: (count: string | undefined) => Number(count ?? 1),
});

defineParameterType({
  name: 'called',
  regexp: [/the second service/, /the service/, /no service/],
  transformer: (words: string): ServiceRole | undefined => (words === 'no service' ? undefined : serviceCalled(words)),
});

defineParameterType({
  name: 'callPart',
  regexp: [/legs/, /leg "[^"]*"/, /bridges/, /active recordings/, /recordings/, /service/],
});

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

/** What every event is like: in which form, by what it is signed, or what no two of them have in common. */
defineParameterType({
  name: 'eventTrait',
  regexp:
    /is signed with the secret "([^"]*)"|is signed with the secret of (the service|the second service)|has the published form of an event of (the service|the second service)|has a different (id|nonce)/,
  transformer: (secret?: string, signedBy?: string, formOf?: string, mark?: string): EventTrait => ({
    secret,
    signedBy: signedBy === undefined ? undefined : serviceCalled(signedBy),
    formOf: formOf === undefined ? undefined : serviceCalled(formOf),
    mark,
  }),
});
