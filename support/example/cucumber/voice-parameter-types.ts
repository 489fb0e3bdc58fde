import { defineParameterType } from '@cucumber/cucumber';
import type { ServiceRole } from '../verbs/voice-services.ts';
import type { Caller } from '../verbs/voice-updates.ts';

/** The parts that voice services play, by the words a feature uses for them. */
const SERVICES: Readonly<Record<string, ServiceRole>> = {
  "the other project's second service": { project: 'other', place: 2 },
  "the other project's service": { project: 'other', place: 1 },
  'the second service': { project: 'main', place: 2 },
  'the service': { project: 'main', place: 1 },
};

defineParameterType({
  name: 'service',
  regexp: [
    /the other project's second service/,
    /the other project's service/,
    /the second service/,
    /the service/,
  ],
  transformer: (words: string) => SERVICES[words],
});

const PROOFS: Readonly<Record<string, Caller['proof']>> = {
  'without credentials': 'none',
  'with a wrong secret': 'wrong',
};

defineParameterType({
  name: 'caller',
  regexp:
    /(the client|the other project's client)(?: (without credentials|with a wrong secret)| with the token "([^"]*)")?/,
  transformer: (who: string, how: string | undefined, token: string | undefined): Caller => ({
    project: who === 'the client' ? 'main' : 'other',
    proof: PROOFS[how ?? ''] ?? 'good',
    token,
  }),
});

/** A JSON object exactly as written in the feature; it may be malformed. */
defineParameterType({ name: 'json', regexp: /\{.*\}/, transformer: (text: string) => text });
