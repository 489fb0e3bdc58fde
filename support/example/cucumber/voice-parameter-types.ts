import { defineParameterType } from '@cucumber/cucumber';
import type { UpdateOutcome } from '../expect/update-outcomes.ts';
import { type EventReceivers, serviceCalled } from '../verbs/voice-services.ts';
import type { Caller, KeyChoice, Updated } from '../verbs/voice-updates.ts';

defineParameterType({
  name: 'service',
  regexp: [/the other project's second service/, /the other project's service/, /the second service/, /the service/],
  transformer: serviceCalled,
});

/** What an update is about: a service, or a path that may lead to one. */
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

defineParameterType({
  name: 'meeting',
  regexp: [/at the same moment/, /in a burst/],
  transformer: (words: string) => words,
});

/** How every one of several updates is answered. */
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
    statuses: statuses.flatMap((status) => (status === undefined ? [] : Number(status))),
  }),
});

/** A JSON object exactly as written in the feature; it may be malformed. */
defineParameterType({ name: 'json', regexp: /\{.*\}/, transformer: (text: string) => text });

/** A JSON list exactly as written in the feature. */
defineParameterType({ name: 'commands', regexp: /\[.*\]/, transformer: (text: string) => text });
