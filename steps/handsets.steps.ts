import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectLike } from '../support/example/expect/contents.ts';
import { type Claim, claims, counted, evident, present } from '../support/example/session/claims.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import {
  type HandsetChoice,
  idsAtHandset,
  sendersAt,
  textsAtHandset,
  withdrawSenderOf,
} from '../support/example/verbs/handsets.ts';
import { wasAccepted } from '../support/example/verbs/sending.ts';

/** Short codes are numbers too. */
const PHONE_NUMBER = /^\+?\d{3,15}$/;

const received = (_number: string, what: string | number): Claim =>
  typeof what === 'number' ? counted('any handset', what) : present('any handset');

Then(
  'the handset {string} has {received}',
  claims(received),
  async function (this: PlumblineWorld, number: string, what: string | number) {
    const ids = await idsAtHandset(this.session, number);
    if (typeof what === 'number') expect(ids, `messages at ${number}`).to.have.lengthOf(what);
    else expect(ids, `messages at ${number}`).to.include(this.session.handles.get<SentMessage>(what).id);
    this.session.journal.witness.push(`${what} reached ${number}`);
  },
);

Then(
  '{handset} shows:',
  claims(({ ifAccepted }: HandsetChoice) => (ifAccepted === undefined ? present('any handset') : evident)),
  async function (this: PlumblineWorld, { number, ifAccepted }: HandsetChoice, table: DataTable) {
    const isEmpty = ifAccepted !== undefined && !wasAccepted(this.session, ifAccepted);
    const patterns = isEmpty ? [] : table.raw().map(([pattern = '']) => pattern);
    const texts = await textsAtHandset(this.session, number);
    expectLike(
      texts.map((text) => this.session.texts.asWritten(text)),
      patterns,
      number,
    );
  },
);

Then(
  'all {int} messages at the handset {string} come from one number',
  async function (this: PlumblineWorld, count: number, number: string) {
    const senders = await sendersAt(this.session, number);
    expect(senders, `messages at ${number}`).to.have.lengthOf(count);
    const [first] = senders;
    expect(first, `sender at ${number}`).to.be.a('string').that.matches(PHONE_NUMBER);
    expect([...new Set(senders)], `senders at ${number}`).to.deep.equal([first]);
  },
);

When(
  'the number that the handset {string} knows leaves the pool',
  async function (this: PlumblineWorld, number: string) {
    await withdrawSenderOf(this.session, number);
  },
);
