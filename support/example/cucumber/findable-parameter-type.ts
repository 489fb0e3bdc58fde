import { defineParameterType } from '@cucumber/cucumber';
import { findable } from '../verbs/findings.ts';

defineParameterType({
  name: 'findable',
  regexp:
    /the webhook "([^"]*)"|the signature key "([^"]*)"|the sender address "([^"]*)"|the number "([^"]*)"|the reply "([^"]*)"|the reply to "([^"]*)"|what was made/,
  transformer: (webhook, key, address, number, reply, answered) => {
    if (webhook) return findable('webhook', webhook);
    if (key) return findable('signature key', key);
    if (address) return findable('sender address', address);
    if (reply) return findable('reply', reply);
    if (answered) return findable('reply to', answered);
    return number ? findable('number', number) : findable('made');
  },
});

defineParameterType({
  name: 'finds',
  regexp: /finds|does not find/,
  transformer: (words: string) => words === 'finds',
});
