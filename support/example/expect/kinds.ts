import { expect } from 'chai';
import { expectUtc } from './instants.ts';

/** Holds a value against what is expected of the member that has it. */
export type Expectation = (value: unknown, member: string) => void;

const UUID = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

const isMapOfTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** Kinds of values, by the words that a table uses for them. */
export const KINDS: Readonly<Record<string, Expectation>> = {
  'any value': (value, member) => expect(value, member).to.not.equal(undefined),
  absent: (value, member) => expect(value ?? undefined, member).to.equal(undefined),
  'absent or empty': (value, member) => expect(isEmpty(value), `${member} is empty`).to.equal(true),
  'a text': (value, member) => expect(value, member).to.be.a('string'),
  'a UUID': (value, member) => expect(value, member).to.be.a('string').that.matches(UUID),
  'a URL': (value, member) => expect(URL.canParse(String(value)), `${member} ${value} is a URL`).to.equal(true),
  'a timestamp': expectUtc,
  'a timestamp with milliseconds': (value, member) => {
    expectUtc(value, member);
    expect(value, member).to.match(/:\d\d\.\d{3}(Z|\+00:?00)$/);
  },
  'a whole number': (value, member) => expect(Number.isInteger(value), `${member} ${value} is whole`).to.equal(true),
  'a count': (value, member) =>
    expect(Number.isInteger(value) && Number(value) >= 0, `${member} ${value} is a count`).to.equal(true),
  'an object': (value, member) => expect(value, member).to.be.an('object'),
  'a map of texts': (value, member) => expect(isMapOfTexts(value), `${member} maps texts`).to.equal(true),
};
