import { defineParameterType } from '@cucumber/cucumber';
import { nameOfReceiver } from '../session/receivers.ts';
import {
  recordAnswer,
  recordAttempts,
  recordBlacklist,
  recordDesk,
  recordForm,
  recordFormOfArrivals,
  recordHandOvers,
  recordMessage,
  recordSenders,
  recordSignatures,
  recordTexts,
  recordTextsOfReports,
  type Recording,
} from '../session/recordings.ts';

/** What is recorded where nothing is judged. Each alternative has one group: the name of the thing, or all its words. */
defineParameterType({
  name: 'recording',
  regexp: [
    /(the platform's answer)/,
    /(the form of the answer)/,
    /the message "([^"]*)"/,
    /the form of everything at the receiver((?: "[^"]*")?)/,
    /the delivery of the first report to the receiver((?: "[^"]*")?)/,
    /the signature of everything at the receiver((?: "[^"]*")?)/,
    /the moment at which "([^"]*)" reaches the carrier/,
    /the senders at the handset "([^"]*)"/,
    /the text of "([^"]*)" at its handset/,
    /the text of "([^"]*)" in its reports/,
    /the presence of "([^"]*)" on the blacklist/,
    /(the answers of the harness's own receiver)/,
  ],
  transformer: (...names: Array<string | undefined>): Recording => {
    const place = names.findIndex((name) => name !== undefined);
    return (session) => (RECORDINGS[place] as Named)(session, names[place] as string);
  },
});

type Named = (session: Parameters<Recording>[0], name: string) => ReturnType<Recording>;

/** In the sequence of the alternatives. */
const RECORDINGS: readonly Named[] = [
  recordAnswer,
  recordForm,
  recordMessage,
  (session, name) => recordFormOfArrivals(session, nameOfReceiver(name)),
  (session, name) => recordAttempts(session, nameOfReceiver(name)),
  (session, name) => recordSignatures(session, nameOfReceiver(name)),
  recordHandOvers,
  recordSenders,
  recordTexts,
  recordTextsOfReports,
  recordBlacklist,
  recordDesk,
];
