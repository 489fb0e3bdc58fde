import { defineParameterType } from '@cucumber/cucumber';
import { DEFAULT_RECEIVER } from '../verbs/sending.ts';

defineParameterType({
  name: 'receiver',
  regexp: /the receiver(?: "([^"]*)")?/,
  transformer: (name: string | undefined) => name ?? DEFAULT_RECEIVER,
});
