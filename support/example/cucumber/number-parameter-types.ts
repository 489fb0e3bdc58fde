import { defineParameterType } from '@cucumber/cucumber';
import type { ClassChoice, Offered } from '../expect/number-classes.ts';

defineParameterType({
  name: 'offered',
  regexp: /every number on offer|the number/,
  transformer: (words: string): Offered => (words === 'the number' ? words : 'every number'),
});

defineParameterType({
  name: 'classes',
  regexp: /one of "([^"]*)"|not "([^"]*)"|"([^"]*)"/,
  transformer: (several, denied, one): ClassChoice => ({
    among: (several ?? denied ?? one).split(', '),
    isDenied: Boolean(denied),
  }),
});
