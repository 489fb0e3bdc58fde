import { defineParameterType } from '@cucumber/cucumber';
import type { Caller } from '../verbs/voice-updates.ts';

defineParameterType({
  name: 'member',
  regexp: [
    /callBehavior.webhook.fallbackUrl/,
    /callBehavior.webhook.url/,
    /callBehavior.webhook/,
    /callBehavior.type/,
    /callBehavior/,
    /description/,
    /isDefault/,
    /serviceId/,
    /projectId/,
    /createTime/,
    /updateTime/,
    /token_type/,
    /name/,
  ],
});

const CALLERS: Readonly<Record<string, Caller>> = {
  "the other project's client without credentials": { project: 'other', proof: 'none' },
  "the other project's client with a wrong secret": { project: 'other', proof: 'wrong' },
  'the client without credentials': { project: 'main', proof: 'none' },
  'the client with a wrong secret': { project: 'main', proof: 'wrong' },
  "the other project's client": { project: 'other', proof: 'good' },
  'the client of the portability service': { project: 'main', proof: 'good', service: 'portability' },
  'the client of the real-time service': { project: 'main', proof: 'good', service: 'real-time' },
  'the client': { project: 'main', proof: 'good' },
};

/** Who calls: the client of a project or of a lookup service, and what it shows in its name, such as a token. */
defineParameterType({
  name: 'client',
  regexp: [
    /the other project's client with the token "foreign"/,
    /the other project's client with the token "unknown"/,
    /the other project's client with the token "B"/,
    /the client with the token "T" in the query/,
    /the client with the token "T" in the body/,
    /the client with the token "altered"/,
    /the client with the token "unknown"/,
    /the client with the token "second"/,
    /the client with the token "fifth"/,
    /the client with the token "empty"/,
    /the client with the token "short"/,
    /the client with the token "bad"/,
    /the client with the token "new"/,
    /the client with the token "old"/,
    /the client with the token "T"/,
    /the client with the token "U"/,
    /the client with the token "V"/,
    /the client of the portability service/,
    /the client of the real-time service/,
    /the other project's client without credentials/,
    /the other project's client with a wrong secret/,
    /the client without credentials/,
    /the client with a wrong secret/,
    /the other project's client/,
    /the client/,
  ],
  transformer: (words: string): Caller => {
    const [client = '', token, place] = words.split(/ with the token "|"(?: in the )?/);
    return { ...(CALLERS[client] as Caller), token, place: place === '' ? undefined : (place as Caller['place']) };
  },
});

defineParameterType({ name: 'bound', regexp: /at least|at most|exactly/ });
defineParameterType({ name: 'callPart', regexp: [/active recordings/, /recordings/, /bridges/, /legs/] });
