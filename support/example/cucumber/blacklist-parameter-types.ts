import { defineParameterType } from '@cucumber/cucumber';
import type { Listed, Numbers } from '../verbs/blacklist.ts';

/** Numbers by what they are: the one that is written, so many unassigned ones, or those of before. */
defineParameterType({
  name: 'numbers',
  regexp: /"([^"]*)"|(\d+) different numbers|each of them, and nothing else,/,
  transformer: (number?: string, count?: string): Numbers => ({
    number,
    count: count === undefined ? undefined : Number(count),
  }),
});

defineParameterType({
  name: 'blocks',
  regexp: /blocks|unblocks/,
  transformer: (word: string) => word === 'blocks',
});

defineParameterType({
  name: 'listed',
  regexp: /on|not on|exactly once on/,
  transformer: (words: string): Listed => words as Listed,
});
