import { defineParameterType } from '@cucumber/cucumber';
import * as record from '../expect/observations.ts';
import { record as recordByWords } from '../expect/recorded.ts';
import type { Session } from '../session/session.ts';
import { receiverIn } from '../verbs/receivers.ts';

/** In the sequence of the alternatives below. */
const RECORDINGS = [
  record.recordAnswer,
  record.recordForm,
  record.recordMessage,
  (session: Session, words: string) => record.recordFormOfArrivals(session, receiverIn(words)),
  (session: Session, words: string) => record.recordAttempts(session, receiverIn(words)),
  (session: Session, words: string) => record.recordSignatures(session, receiverIn(words)),
  record.recordHandOvers,
  record.recordSenders,
  record.recordTexts,
  record.recordTextsOfReports,
  record.recordBlacklist,
  record.recordDesk,
  record.recordDisclosures,
  record.recordClass,
  (session: Session, words: string) => record.recordCount(session, receiverIn(words)),
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
    return (session: Session) => RECORDINGS[place]?.(session, names[place] as string, names[place + 1]);
  },
});
