import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { entriesOf } from '../verbs/blacklist.ts';
import { numberLookedUp } from '../verbs/dedicated-numbers.ts';
import { observeAttempts, reportsOf, type SentMessage } from '../verbs/delivery-reports.ts';
import { handOverTimes, sendersAt, textsAtHandset } from '../verbs/handsets.ts';
import {
  disclosures,
  membersInWords,
  observe,
  observeAnswer,
  observeMessage,
  sentenceOf,
} from '../verbs/observations.ts';
import { signatureNames, statusesGiven } from '../verbs/own-receiver.ts';
import { signedAt } from '../verbs/signature-keys.ts';
import { expectNoCrash } from './outcome.ts';

/** Notes how something turned out where nothing is judged, and that the platform did not break down over it. */
type Recording = (session: Session, name: string) => Promise<void> | void;

function noteSome(session: Session, what: string, values: readonly unknown[]): void {
  expect(values, what).to.not.have.lengthOf(0);
  observe(session, what, values);
}

export const recordAnswer: Recording = (session) => expectNoCrash(observeAnswer(session));

export const recordForm: Recording = (session) => {
  observe(session, 'the form of an answer', sentenceOf(session.wire.last));
  expectNoCrash(session.wire.last);
};

export const recordMessage: Recording = async (session, name) => expectNoCrash(await observeMessage(session, name));

export const recordFormOfArrivals: Recording = async (session, receiver) => {
  const arrivals = await session.inbox.arrivals(receiver);
  for (const { json } of arrivals)
    observe(session, `the form of everything at ${receiver}`, `It has ${membersInWords(json)}.`);
  expect(arrivals, `notifications at ${receiver}`).to.not.have.lengthOf(0);
};

export const recordAttempts: Recording = async (session, receiver) => {
  expect(await observeAttempts(session, receiver), 'attempts').to.not.have.lengthOf(0);
};

export const recordSignatures: Recording = async (session, receiver) => {
  const arrivals = await session.inbox.arrivals(receiver);
  observe(session, `signatures at ${receiver}`, arrivals.map(signatureNames));
  expectNoCrash(session.wire.last);
};

export const recordHandOvers: Recording = async (session, name) => {
  const times = await handOverTimes(session, name);
  const instants = times.map((time) => new Date(time).toISOString());
  observe(session, `hand-overs of ${name}`, instants);
};

export const recordSenders: Recording = async (session, number) =>
  noteSome(session, `senders at ${number}`, await sendersAt(session, number));

export const recordTexts: Recording = async (session, name) => {
  const { to, exchange } = session.handles.get<SentMessage>(name);
  expectNoCrash(exchange);
  observe(session, `${name} at ${to}`, await textsAtHandset(session, to));
};

export const recordTextsOfReports: Recording = async (session, name) => {
  const texts = (await reportsOf(session, name)).map(({ original_text }) => original_text);
  noteSome(session, `original_text of ${name}`, texts);
};

export const recordBlacklist: Recording = async (session, number) => {
  const { times } = await entriesOf(session, 'main', { number, count: undefined });
  observe(session, `entries of ${number}`, times[0]);
};

export const recordDesk: Recording = (session) => {
  const statuses = statusesGiven(session);
  observe(session, 'answers to reports', statuses);
  for (const status of statuses) expect(status, 'HTTP status').to.be.below(500);
};

export const recordDisclosures: Recording = (session) => {
  observe(session, 'disclosed in the answer', disclosures(session.wire.last, session));
  expectNoCrash(session.wire.last);
};

export const recordClass: Recording = (session) => {
  const [number, found] = numberLookedUp(session);
  observe(session, `class of ${number}`, found);
  expectNoCrash(session.wire.last);
};

export const recordCount: Recording = async (session, receiver) => {
  const { length } = await session.inbox.arrivals(receiver);
  observe(session, `notifications at ${receiver}`, length);
  expectNoCrash(session.wire.last);
};

export const recordSignedWith = async (session: Session, receiver: string, key = ''): Promise<void> => {
  noteSome(session, `signed with ${key} at ${receiver}`, await signedAt(session, receiver, key));
  expectNoCrash(session.wire.last);
};
