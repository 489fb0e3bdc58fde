import { expect } from 'chai';
import type { Period } from '../../ground/time/period.ts';
import type { Session } from '../session/session.ts';
import { reportsOf, type SentMessage } from '../verbs/delivery-reports.ts';
import { handOverTimes, handsetOf, shownSenderOf, textsAtHandset } from '../verbs/handsets.ts';
import { expectLike } from './likeness.ts';
import { expectWithin } from './member-kinds.ts';

export type Comparison =
  | 'another message id than'
  | 'the same request as'
  | 'the same text at its handset as'
  | 'the same sender as'
  | 'fewer billing units than'
  | 'as many billing units as';

/** Whole units; NaN where no report says them, which is neither below nor equal to anything. */
async function unitsOf(session: Session, name: string): Promise<number> {
  const reports = await reportsOf(session, name);
  return Number(reports.at(-1)?.billing_units ?? Number.NaN);
}

/** A handset shows these texts or patterns and no others, in any sequence. */
export async function expectShown(session: Session, number: string, patterns: readonly string[]): Promise<void> {
  const texts = (await textsAtHandset(session, number)).map((text) => session.texts.asWritten(text));
  expectLike(texts, patterns, number);
}

export async function expectHandOver(session: Session, name: string, period: Period): Promise<void> {
  const times = await handOverTimes(session, name);
  expect(times, `hand-overs of ${name}`).to.have.lengthOf(1);
  for (const time of times) expectWithin(time, period, `hand-over of ${name}`);
  session.journal.witness.push(`${name} reached the carrier`);
}

export async function compareMessages(session: Session, one: string, comparison: Comparison, other: string) {
  const [first, second] = [session.handles.get<SentMessage>(one), session.handles.get<SentMessage>(other)];
  switch (comparison) {
    case 'another message id than':
      expect([first.id, second.id], `message ids of ${one} and ${other}`).to.not.include('');
      return void expect(first.id, `message id of ${one}`).to.not.equal(second.id);
    case 'the same request as':
      return void expect(first.exchange.request.body, `request of ${one}`).to.equal(second.exchange.request.body);
    case 'the same sender as': {
      const sender = await shownSenderOf(session, first);
      return void expect(await shownSenderOf(session, second), `sender of ${other}`).to.equal(sender);
    }
    case 'the same text at its handset as': {
      const texts = (await handsetOf(session, first.to)).map(({ content }) => content);
      expect(texts, `texts at the handset of ${one}`).to.not.have.lengthOf(0);
      const others = (await handsetOf(session, second.to)).map(({ content }) => content);
      return void expect(others, `texts at the handset of ${other}`).to.deep.equal(texts);
    }
    default: {
      const [units, others] = [await unitsOf(session, one), await unitsOf(session, other)];
      if (comparison === 'fewer billing units than')
        return void expect(units, `billing units of ${one}`).to.be.below(others);
      expect(others, `billing units of ${other}`).to.be.above(0);
      expect(units, `billing units of ${one}`).to.equal(others);
    }
  }
}
