import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { reportsOf, type SentMessage } from '../verbs/delivery-reports.ts';
import { handsetOf, shownSenderOf } from '../verbs/handsets.ts';

export type Comparison =
  | 'another message id than'
  | 'the same request as'
  | 'the same text at its handset as'
  | 'the same sender as'
  | 'fewer billing units than'
  | 'as many billing units as';

type Compare = (session: Session, one: string, other: string) => Promise<void>;

const sent = (session: Session, name: string): SentMessage => session.handles.get<SentMessage>(name);

/** The texts at the handset that a message went to, by the number it really has. */
const textsFor = async (session: Session, name: string): Promise<unknown[]> =>
  (await handsetOf(session, sent(session, name).to)).map(({ content }) => content);

async function sameText(session: Session, one: string, other: string): Promise<void> {
  const texts = await textsFor(session, one);
  expect(texts, `texts at the handset of ${one}`).to.not.have.lengthOf(0);
  const others = await textsFor(session, other);
  expect(others, `texts at the handset of ${other}`).to.deep.equal(texts);
}

/** Whole units; NaN where no report says them, which is neither below nor equal to anything. */
const unitsOf = async (session: Session, name: string): Promise<number> =>
  Number((await reportsOf(session, name)).at(-1)?.billing_units ?? Number.NaN);

async function fewerUnits(session: Session, one: string, other: string): Promise<void> {
  expect(await unitsOf(session, one), `billing units of ${one}`).to.be.below(await unitsOf(session, other));
}

async function asManyUnits(session: Session, one: string, other: string): Promise<void> {
  const [units, others] = [await unitsOf(session, one), await unitsOf(session, other)];
  expect(others, `billing units of ${other}`).to.be.above(0);
  expect(units, `billing units of ${one}`).to.equal(others);
}

async function sameSender(session: Session, one: string, other: string): Promise<void> {
  const sender = await shownSenderOf(session, sent(session, one));
  expect(await shownSenderOf(session, sent(session, other)), `sender of ${other}`).to.equal(sender);
}

const COMPARISONS: Readonly<Record<Comparison, Compare>> = {
  'another message id than': async (session, one, other) => {
    const [id, otherId] = [sent(session, one).id, sent(session, other).id];
    expect([id, otherId], `message ids of ${one} and ${other}`).to.not.include('');
    expect(id, `message id of ${one}`).to.not.equal(otherId);
  },
  'the same request as': async (session, one, other) => {
    const bodyOf = (name: string) => sent(session, name).exchange.request.body;
    expect(bodyOf(one), `request of ${one}`).to.equal(bodyOf(other));
  },
  'the same text at its handset as': sameText,
  'the same sender as': sameSender,
  'fewer billing units than': fewerUnits,
  'as many billing units as': asManyUnits,
};

/** Holds one message against another. */
export const compareMessages = (session: Session, one: string, comparison: Comparison, other: string): Promise<void> =>
  COMPARISONS[comparison](session, one, other);
