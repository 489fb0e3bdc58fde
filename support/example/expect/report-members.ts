import { expect } from 'chai';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { DeliveryReport } from '../verbs/delivery-reports.ts';
import { expectUtc } from './instants.ts';

const UUID = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

/** A member of a report as a table describes it. */
export interface WantedMember {
  readonly MEMBER: string;
  readonly TYPE: string;
  readonly PRESENT: 'always' | 'sometimes';
}

const isMapOfTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string');

const EXPECTATIONS: Readonly<Record<string, (value: unknown, member: string) => void>> = {
  text: (value, member) => expect(value, member).to.be.a('string'),
  UUID: (value, member) => expect(value, member).to.be.a('string').that.matches(UUID),
  URL: (value, member) => expect(URL.canParse(String(value)), `${member} ${value} is a URL`).to.equal(true),
  timestamp: expectUtc,
  'timestamp with milliseconds': (value, member) => {
    expectUtc(value, member);
    expect(value, member).to.match(/:\d\d\.\d{3}(Z|\+00:?00)$/);
  },
  integer: (value, member) => expect(Number.isInteger(value), `${member} ${value} is whole`).to.equal(true),
  count: (value, member) =>
    expect(Number.isInteger(value) && Number(value) >= 0, `${member} ${value} is a count`).to.equal(true),
  object: (value, member) => expect(value, member).to.be.an('object'),
  'map of texts': (value, member) => expect(isMapOfTexts(value), `${member} maps texts`).to.equal(true),
};

/** There is a report, and every report has these members with these types. Section "Delivery report notification". */
export function expectMembers(reports: readonly DeliveryReport[], wanted: readonly WantedMember[]): void {
  expect(reports, 'delivery reports').to.not.have.lengthOf(0);
  for (const report of reports)
    for (const { MEMBER, TYPE, PRESENT } of wanted) {
      if (PRESENT === 'always') expect(report).to.have.property(MEMBER);
      if (report[MEMBER] !== undefined)
        (EXPECTATIONS[TYPE] as (typeof EXPECTATIONS)[string])(report[MEMBER], MEMBER);
    }
}

/** There is a notification, and each is a POST with one JSON object as its body. */
export function expectPosted(notifications: readonly Notification[]): void {
  expect(notifications, 'notifications').to.not.have.lengthOf(0);
  for (const { method, headers, json } of notifications) {
    expect(method, 'method').to.equal('POST');
    expect(headers['content-type'], 'media type').to.match(/^application\/json\b/i);
    expect(json, 'body').to.be.an('object');
  }
}
