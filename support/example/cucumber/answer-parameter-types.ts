import { defineParameterType } from '@cucumber/cucumber';
import type { MemberKind } from '../expect/member-kinds.ts';
import * as record from '../expect/observations.ts';
import type { StatusRange } from '../expect/outcome.ts';
import { record as recordByWords } from '../expect/recorded.ts';
import { agrees, contains, isEmpty, lists, type ReportTrait } from '../expect/report-traits.ts';
import type { Session } from '../session/session.ts';
import { contentCalled } from '../verbs/known-answers.ts';
import type { Named } from '../verbs/made-things.ts';
import { receiverIn } from '../verbs/receivers.ts';
import { DEFAULT_RECEIVER } from '../verbs/sending.ts';

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
});

defineParameterType({
  name: 'named',
  regexp: /the signature key "([^"]*)"|the ([a-z ]+)/,
  transformer: (key: string | undefined, thing: string | undefined): Named => (key ? { key } : { thing: thing ?? '' }),
});

defineParameterType({
  name: 'content',
  regexp:
    /((?:the|every) notification at the receiver|the other project's second service|the other project's service|every conversation call|the conversation call|the second service|the service|the answer)(?: "([^"]*)")?/,
  transformer: (words: string, receiver = DEFAULT_RECEIVER) => contentCalled(words, receiver),
});

defineParameterType({
  name: 'memberKind',
  regexp:
    /(absent|there once|an RFC 3339 timestamp|text without blanks at its ends|text that is not empty|text|a whole number above 0)|the instant (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z)/,
  transformer: (words: string | undefined, instant = ''): MemberKind =>
    words === undefined ? { instant: Date.parse(instant) } : (words as MemberKind),
});

/** In the sequence of the alternatives below. */
const RECORDINGS = [
  record.recordAnswer,
  record.recordForm,
  record.recordMessage,
  record.recordFormOfArrivals,
  record.recordAttempts,
  record.recordSignatures,
  record.recordHandOvers,
  record.recordSenders,
  record.recordTexts,
  record.recordTextsOfReports,
  record.recordBlacklist,
  record.recordDesk,
  record.recordDisclosures,
  record.recordClass,
  record.recordCount,
  recordByWords,
  record.recordSignedWith,
] as const;

/** What is recorded where nothing is judged. Each alternative has a group: a name, or all its words; the last one has two. */
defineParameterType({
  name: 'recording',
  regexp: [
    /(the platform's answer)/,
    /(the form of the answer)/,
    /the outcome of "([^"]*)"/,
    /the form of everything at (the receiver(?: "[^"]*")?)/,
    /the delivery of the first report to (the receiver(?: "[^"]*")?)/,
    /the signing of everything at (the receiver(?: "[^"]*")?)/,
    /the moment at which "([^"]*)" reaches the carrier/,
    /the senders at the handset "([^"]*)"/,
    /the text of "([^"]*)" at its handset/,
    /the text of "([^"]*)" in its reports/,
    /the presence of "([^"]*)" on the blacklist/,
    /(the answers of the harness's own receiver)/,
    /(whether the answer discloses anything)/,
    /(the class of the number)/,
    /how many notifications come to (the receiver(?: "[^"]*")?)/,
    /(the tokens of the client's calls|the messages to the customer|the challenge of the answer|the client's pauses|the conversation call|the lookups|the call)/,
    /which notifications at the receiver "([^"]*)" are signed with "([^"]*)"/,
  ],
  transformer: (...names: Array<string | undefined>) => {
    const place = names.findIndex((name) => name !== undefined);
    const [said = '', other] = names.slice(place);
    const name = /^the receiver(?: "|$)/.test(said) ? receiverIn(said) : said;
    return (session: Session) => RECORDINGS[place]?.(session, name, other);
  },
});

defineParameterType({
  name: 'report',
  regexp: [/detail report/, /metadata keys/, /summary file/, /detail file/, /summary/],
});

defineParameterType({
  name: 'reportTrait',
  regexp: [
    /lists "([^"]*)"/,
    /does not list "([^"]*)"/,
    /contains "([^"]*)"/,
    /does not contain "([^"]*)"/,
    /is (empty)/,
    /agrees with the detail report/,
  ],
  transformer: (listed?: string, unlisted?: string, text?: string, lacks?: string, empty?: string): ReportTrait => {
    if (listed) return lists(listed, true);
    if (unlisted) return lists(unlisted, false);
    if (text) return contains(text, true);
    if (lacks) return contains(lacks, false);
    return empty ? isEmpty : agrees;
  },
});
