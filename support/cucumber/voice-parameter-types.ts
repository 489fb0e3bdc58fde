import { defineParameterType } from '@cucumber/cucumber';
import type { ServiceRole } from '../session/voice-services.ts';

/** The parts that voice services play, by the words a feature uses for them. */
const SERVICES: Readonly<Record<string, ServiceRole>> = {
  "the other project's second service": { project: 'other', place: 2 },
  "the other project's service": { project: 'other', place: 1 },
  'the second service': { project: 'main', place: 2 },
  'the service': { project: 'main', place: 1 },
};

defineParameterType({
  name: 'service',
  regexp: new RegExp(Object.keys(SERVICES).join('|')),
  transformer: (words: string) => SERVICES[words],
});

defineParameterType({
  name: 'caller',
  regexp:
    /(?:the client|the other project's client)(?: without credentials| with a wrong secret| with the token "[^"]*")?/,
  transformer: (words: string) => words,
});

/** A JSON object exactly as written in the feature; it may be malformed. */
defineParameterType({ name: 'json', regexp: /\{.*\}/, transformer: (text: string) => text });
