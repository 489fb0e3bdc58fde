import { expect } from 'chai';
import type { Period } from '../../ground/time/period.ts';
import { ROLES } from '../session/account-wishes.ts';
import { cellValue, memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { ownValue } from '../session/specimen-numbers.ts';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';
import { receiverNamed } from '../verbs/receivers.ts';
import { expectAs } from './assertion.ts';

export const UUID = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const RFC_3339 = /^(\d{4}-\d\d-\d\d)[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:?00)$/;

/** Instants are in milliseconds since the epoch; both ends of a period belong to it. */
export function expectWithin(instant: number, { from, until }: Period, what: string): void {
  expectIs(Number.isFinite(instant), instant, 'instant', what);
  const expected = [from, until].map((each) => new Date(each).toISOString());
  const actual = new Date(instant).toISOString();
  expectAs(instant >= from && instant <= until, what, { relation: 'within', expected, actual }).to.equal(true);
}

export function expectSomeWithin(instants: readonly number[], { from, until }: Period, what: string): void {
  const found = instants.filter((at) => at >= from && at <= until);
  expect(found, `${what} in time`).to.not.have.lengthOf(0);
}

/** The value is an ISO 8601 timestamp in UTC; the document leaves open how UTC is written. */
export function expectUtc(value: unknown, what: string): void {
  expect(value, what).to.be.a('string').that.matches(UTC);
  expectIs(Number.isFinite(Date.parse(value as string)), value, 'instant', what);
}

function expectIs(holds: boolean, actual: unknown, kind: string, what: string): void {
  expectAs(holds, what, { relation: 'of type', expected: kind, actual }).to.equal(true);
}

/** The value is a timestamp of RFC 3339, with any offset, on a day that the calendar has: 2024-02-30 is none. */
function expectTimestamp(value: unknown, what: string): void {
  expect(value, what).to.be.a('string').that.matches(RFC_3339);
  const [, date = ''] = RFC_3339.exec(value as string) ?? [];
  const day = Date.parse(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(day) && new Date(day).toISOString().startsWith(date);
  expectIs(isDay && !Number.isNaN(Date.parse(value as string)), value, 'instant', what);
}

export type MemberKind =
  | 'absent'
  | 'an RFC 3339 timestamp'
  | 'text'
  | 'text that is not empty'
  | 'text without blanks at its ends'
  | 'a whole number above 0'
  | 'an object'
  | 'there once';

/** An instant, in milliseconds since the epoch, however its offset is written. */
export interface GivenInstant {
  readonly instant: number;
}

export function expectMemberKind(value: unknown, kind: Exclude<MemberKind, 'there once'> | GivenInstant, at: string) {
  if (kind === 'absent') return void expectAs(value, at, { relation: 'absent' }).to.equal(undefined);
  if (kind === 'an object') return void expect(value, at).to.be.an('object');
  if (kind === 'an RFC 3339 timestamp') return void expectTimestamp(value, at);
  if (typeof kind !== 'string') {
    expectTimestamp(value, at);
    return void expect(Date.parse(value as string), `${at} ${value}`).to.equal(kind.instant);
  }
  if (kind === 'a whole number above 0') {
    expectIs(Number.isInteger(value), value, 'whole number', at);
    return void expect(value, at).to.be.above(0);
  }

  const text = expect(value, at).to.be.a('string');
  if (kind === 'text that is not empty') expect(value, at).to.not.be.empty;
  if (kind === 'text without blanks at its ends') text.that.matches(/^\S(.*\S)?$/);
}

type Reports = readonly DeliveryReport[];

export type Expectation = (value: unknown, member: string) => void;

const KINDS = [
  'any value',
  'absent',
  'absent or empty',
  'a text',
  'a UUID',
  'a URL',
  'a timestamp',
  'a timestamp with milliseconds',
  'a whole number',
  'a count',
  'an object',
  'a map of texts',
] as const;

function expectKind(value: unknown, member: string, kind: (typeof KINDS)[number]): void {
  const members = typeof value === 'object' && value !== null ? Object.values(value) : undefined;
  switch (kind) {
    case 'any value':
      return void expect(value, member).to.not.equal(undefined);
    case 'absent':
      return void expectAs(value ?? undefined, member, { relation: 'absent' }).to.equal(undefined);
    case 'absent or empty': {
      const isEmpty = value === undefined || value === null || members?.length === 0;
      return void expectAs(isEmpty, member, { relation: 'empty', actual: value }).to.equal(true);
    }
    case 'a text':
      return void expect(value, member).to.be.a('string');
    case 'a UUID':
      return void expect(value, member).to.be.a('string').that.matches(UUID);
    case 'a URL':
      return void expectIs(URL.canParse(String(value)), value, 'URL', member);
    case 'a timestamp':
      return void expectUtc(value, member);
    case 'a timestamp with milliseconds':
      expectUtc(value, member);
      return void expect(value, member).to.match(/:\d\d\.\d{3}(Z|\+00:?00)$/);
    case 'a whole number':
      return void expectIs(Number.isInteger(value), value, 'whole number', member);
    case 'a count':
      return void expectIs(Number.isInteger(value) && Number(value) >= 0, value, 'count', member);
    case 'an object':
      return void expect(value, member).to.be.an('object');
    case 'a map of texts':
      return void expectIs(members?.every((each) => typeof each === 'string') === true, value, 'map of texts', member);
  }
}

/** What a cell asks of a member: a kind such as `a UUID`, or a value; `, if present` lets it be left out. */
export function wantedBy(session: Session, cell: string): Expectation {
  if (cell.endsWith(', if present')) {
    const wanted = wantedBy(session, cell.slice(0, -', if present'.length));
    return (value, member) => value === undefined || wanted(value, member);
  }
  const [, start, rest = ''] = /^(one of |the id of |the URL of the receiver )(.*)$/s.exec(cell) ?? [];
  if (start === 'one of ') return (value, member) => void expect(value, member).to.be.oneOf(rest.split(', '));

  const kind = KINDS.find((each) => each === cell);
  if (kind) return (value, member) => expectKind(value, member, kind);

  let wanted = start ? undefined : session.texts.expected(ownValue(session, cell));
  if (start === 'the id of ') wanted = session.cast.account(ROLES[rest] ?? cell).id;
  if (start === 'the URL of the receiver ') wanted = receiverNamed(session, String(cellValue(rest))).url;
  return (value, member) => void expect(value, member).to.deep.equal(wanted);
}

export function expectDated(reports: Reports, statuses: readonly string[], member: string, period: Period): void {
  const dated = reports.filter(({ status }) => statuses.includes(status));
  expect(dated, `${statuses.join(' or ')} reports`).to.not.have.lengthOf(0);
  for (const report of dated) {
    expectUtc(report[member], member);
    expectWithin(Date.parse(String(report[member])), period, member);
  }
}

export function expectInEvery(reports: Reports, members: ReadonlyArray<readonly [member: string, Expectation]>): void {
  expect(reports, 'delivery reports').to.not.have.lengthOf(0);
  for (const report of reports) for (const [member, wanted] of members) wanted(memberAt(report, member), member);
}
