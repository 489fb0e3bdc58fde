import { expect } from 'chai';
import {
  expectedEventSignature,
  expectedSignature,
  signatureHeader,
} from '../../ground/credentials/callback-signature.ts';
import { pushed } from '../../ground/operations/loader.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import { memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { type ServiceRole, serviceFact } from '../verbs/voice-services.ts';

export type Bound = 'at least' | 'at most' | 'exactly';

export function expectCount(seen: number, bound: Bound, count: number, what = 'events'): void {
  if (bound === 'at least') expect(seen, what).to.be.at.least(count);
  else if (bound === 'at most') expect(seen, what).to.be.at.most(count);
  else expect(seen, what).to.equal(count);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** What an event says, with all its numbers and instants alike: an attempt and its time are the platform's own. */
function saidBy({ json, body }: Notification): string {
  if (json === undefined) return body;
  return JSON.stringify(json, (_, value) =>
    typeof value === 'number' || (typeof value === 'string' && INSTANT.test(value)) ? 0 : value,
  );
}

/** Whatever came to one receiver came to the other but for numbers and instants, perhaps within milliseconds. */
export function expectResent(first: readonly Notification[], second: readonly Notification[], within?: number): void {
  expect(first, 'events at the first receiver').to.not.have.lengthOf(0);
  for (const event of first) {
    const said = saidBy(event);
    const again = second.find((each) => saidBy(each) === said);
    expect(again && saidBy(again), 'the event at the second receiver').to.equal(said);
    if (again && within !== undefined)
      expect(again.at - event.at, 'milliseconds until it was sent again').to.be.within(0, within);
  }
}

export function expectSameIds(first: readonly Notification[], second: readonly Notification[]): void {
  const [wanted, seen] = [first, second].map((events) => events.map(({ headers }) => headers['ce-id']));
  expect(seen, 'ids of events').to.deep.equal(wanted);
}

type Events = readonly Notification[];

export const eventName = ({ json }: Notification): unknown => (json as { event?: unknown } | undefined)?.event;

/** Every callback carries the signature that a secret makes, with its nonce, its time and the name of the algorithm. */
export function expectSignedWith(arrivals: Events, secret: string, prefix: string): void {
  expect(arrivals, 'callbacks').to.not.have.lengthOf(0);
  for (const each of arrivals) {
    expect(signatureHeader(each, prefix, '-nonce'), 'the nonce').to.not.equal('');
    expect(signatureHeader(each, prefix, '-timestamp'), 'the timestamp').to.not.equal('');
    expect(signatureHeader(each, prefix, '-algorithm'), 'the algorithm').to.equal('HmacSHA256');
    expect(signatureHeader(each, prefix, ''), 'the signature').to.equal(expectedSignature(each, secret, prefix));
  }
}

export function expectSignedBy(session: Session, events: Events, service: ServiceRole): void {
  const { id, secret } = serviceFact(session, service);
  if (secret === undefined) throw new Undeclared('secret that call events are signed with');
  expect(events, 'events').to.not.have.lengthOf(0);
  for (const event of events) {
    const subject = `Authorization of ${event.body.slice(0, 200)}`;
    const wanted = `service ${id}:${expectedEventSignature(event, secret)}`;
    expect(event.headers.authorization, subject).to.equal(wanted);
  }
}

/** Something came, all of it in the published envelope of a service and with the published members. */
export function expectEventForm(session: Session, events: Events, service: ServiceRole): void {
  const source = `projects/${session.cast.project(service.project).id}/services/${serviceFact(session, service).id}`;
  expect(events, 'events').to.not.have.lengthOf(0);
  const { form, headers: envelope = {} } = pushed('call event');
  for (const event of events) {
    const { headers, json, body } = event;
    session.wire.forms.seeLetter('call event', event, ['published']);
    expect(violationsOf(headers, envelope), `the envelope of ${body.slice(0, 300)}`).to.deep.equal([]);
    expect(violationsOf(json, form.published ?? {}), body.slice(0, 300)).to.deep.equal([]);
    expect(headers['ce-source'], 'ce-source').to.equal(source);
  }
}

export type Sameness = 'the same' | 'a different';

/** All that came has the same mark, or each its own: a member, a header of the envelope, or one that goes with a signature. */
export function expectMarks(session: Session, all: Events, sameness: Sameness, mark: string): void {
  const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
  const marks: unknown[] = [];
  for (const each of all)
    marks.push(each.headers[`ce-${mark}`] || signatureHeader(each, prefix, `-${mark}`) || memberAt(each.json, mark));
  for (const each of marks) expect(each, mark).to.be.a('string').that.is.not.empty;
  expect(marks, `every ${mark}`).to.have.lengthOf.above(sameness === 'the same' ? 0 : 1);
  expect(new Set(marks).size, `different values of ${mark}`).to.equal(sameness === 'the same' ? 1 : marks.length);
}
