import { defineParameterType } from '@cucumber/cucumber';
import type { AnswerKind } from '../expect/answer-kinds.ts';
import type { MemberKind } from '../expect/member-kinds.ts';
import type { StatusRange } from '../expect/outcome.ts';
import type { Observed } from '../expect/recordings.ts';
import type { Named } from '../verbs/about.ts';
import { DEFAULT_RECEIVER } from '../verbs/sending.ts';

defineParameterType({
  name: 'statuses',
  regexp: /\d{3}(?: or \d{3})?/,
  transformer: (text: string) => text.split(' or ').map(Number),
});

defineParameterType({
  name: 'statusRange',
  regexp: /HTTP status (\d{3})(?: or (\d{3}))?|an HTTP status below (\d{3})/,
  transformer: (one, other, limit): StatusRange =>
    limit ? { below: Number(limit) } : { among: [one, other].filter(Boolean).map(Number) },
});

defineParameterType({
  name: 'answerKind',
  regexp: /different from the answer before|an explanation in JSON|a record|JSON/,
  transformer: (words: string) => words as AnswerKind,
});

defineParameterType({
  name: 'memberKind',
  regexp: /(absent)|an RFC 3339 timestamp|the instant (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z)/,
  transformer: (absent: string | undefined, instant: string | undefined): MemberKind => {
    if (absent) return 'absent';
    return instant ? { instant: Date.parse(instant) } : 'timestamp';
  },
});

defineParameterType({
  name: 'named',
  regexp: /the signature key "([^"]*)"|the ([a-z ]+)/,
  transformer: (key: string | undefined, thing: string | undefined): Named =>
    key ? { key } : { thing: thing ?? '' },
});

defineParameterType({
  name: 'observed',
  regexp:
    /(the platform's answer)|(whether the answer discloses anything)|the class of (the number)|(how many) notifications come to the receiver(?: "([^"]*)")?|which notifications at the receiver "([^"]*)" are signed with "([^"]*)"/,
  transformer: (answer, disclosures, number, howMany, receiver, signedAt, key): Observed => {
    if (answer) return { what: 'answer' };
    if (disclosures) return { what: 'disclosures' };
    if (number) return { what: 'class' };
    if (howMany) return { what: 'notifications', receiver: receiver ?? DEFAULT_RECEIVER };
    return { what: 'signatures', receiver: signedAt ?? '', key: key ?? '' };
  },
});
