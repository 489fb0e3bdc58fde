import { defineParameterType } from '@cucumber/cucumber';
import type { AnswerKind } from '../expect/answer-kinds.ts';
import type { StatusRange } from '../expect/outcome.ts';
import type { Named } from '../verbs/described-things.ts';

defineParameterType({
  name: 'statuses',
  regexp: /\d{3}(?: or \d{3})?/,
  transformer: (text: string) => text.split(' or ').map(Number),
});

defineParameterType({
  name: 'statusRange',
  regexp:
    /HTTP status (\d{3})(?: or (\d{3}))?|an HTTP status below (\d{3})|an HTTP status other than (\d{3}(?:, \d{3})*)/,
  transformer: (one, other, limit, excluded): StatusRange => {
    if (excluded) return { but: excluded.split(', ').map(Number) };
    return limit ? { below: Number(limit) } : { among: [one, other].filter(Boolean).map(Number) };
  },
});

defineParameterType({
  name: 'answerKind',
  regexp: /different from the answer before|an explanation in JSON|a record|JSON/,
  transformer: (words: string) => words as AnswerKind,
});

defineParameterType({
  name: 'named',
  regexp: /the signature key "([^"]*)"|the ([a-z ]+)/,
  transformer: (key: string | undefined, thing: string | undefined): Named => (key ? { key } : { thing: thing ?? '' }),
});
