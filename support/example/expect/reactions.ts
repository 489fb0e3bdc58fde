import { expect } from 'chai';
import { type Claim, counted } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { actsOf, statusesGiven } from '../verbs/own-receiver.ts';

/** What a receiver does about the reports that came, and what a step claims by that. */
export interface Reaction {
  readonly claims: readonly Claim[];
  readonly expect: (session: Session) => Promise<void>;
}

export const answered = (count: number, lowest: number, highest: number): Reaction => ({
  claims: [],
  expect: async (session) => {
    const statuses = statusesGiven(session);
    expect(statuses, 'answers').to.have.lengthOf(count);
    for (const status of statuses) expect(status, 'HTTP status').to.be.within(lowest, highest);
  },
});

export const acted = (count: number): Reaction => ({
  claims: [counted('the receiver', count)],
  expect: async (session) => {
    expect(await actsOf(session), 'reports acted on').to.equal(count);
  },
});
