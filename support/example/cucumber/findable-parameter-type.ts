import { defineParameterType } from '@cucumber/cucumber';
import { findable } from '../verbs/findings.ts';

defineParameterType({
  name: 'findable',
  regexp:
    /the webhook "([^"]*)"|the signature key "([^"]*)"|the sender address "([^"]*)"|the number "([^"]*)"|what was made/,
  transformer: (webhook, key, address, number) => {
    if (webhook) return findable('webhook', webhook);
    if (key) return findable('signature key', key);
    if (address) return findable('sender address', address);
    return number ? findable('number', number) : findable('made');
  },
});
