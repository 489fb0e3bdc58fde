import { expect } from 'chai';
import { expectInstant, expectTimestamp } from './timestamp.ts';

const KINDS = {
  absent: (value: unknown, at: string) => expect(value, at).to.equal(undefined),
  'an RFC 3339 timestamp': expectTimestamp,
  text: (value: unknown, at: string) => expect(value, at).to.be.a('string'),
  'text that is not empty': (value: unknown, at: string) => expect(value, at).to.be.a('string').that.is.not.empty,
  'text without blanks at its ends': (value: unknown, at: string) =>
    expect(value, at)
      .to.be.a('string')
      .that.matches(/^\S(.*\S)?$/),
  'a whole number above 0': (value: unknown, at: string) => {
    expect(Number.isInteger(value), `${at} ${JSON.stringify(value)} is a whole number`).to.equal(true);
    expect(value, at).to.be.above(0);
  },
};

/** What a member can be, other than a value that the step gives. */
export type MemberKind = keyof typeof KINDS | 'there once' | { readonly instant: number };

export function expectMemberKind(value: unknown, kind: Exclude<MemberKind, 'there once'>, at: string): void {
  if (typeof kind === 'string') KINDS[kind](value, at);
  else expectInstant(value, kind.instant, at);
}
