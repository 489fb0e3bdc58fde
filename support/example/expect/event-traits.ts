import { expect } from 'chai';
import { expectedEventSignature } from '../../ground/credentials/call-event-signature.ts';
import { expectedSignature, signatureHeader } from '../../ground/credentials/callback-signature.ts';
import { pushed } from '../../ground/operations/loader.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import type { Session } from '../session/session.ts';
import { type ServiceRole, serviceFact, serviceSecret } from '../verbs/voice-services.ts';

type Events = readonly Notification[];

/** What every event at a receiver is like; one member says it. */
export interface EventTrait {
  readonly secret?: string | undefined;
  readonly signedBy?: ServiceRole | undefined;
  readonly formOf?: ServiceRole | undefined;
  /** What no two of them have in common: their id or their nonce. */
  readonly mark?: string | undefined;
}

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

function expectSignedBy(session: Session, events: Events, service: ServiceRole): void {
  const { id } = serviceFact(session, service);
  const secret = serviceSecret(session, service);
  expect(events, 'events').to.not.have.lengthOf(0);
  for (const event of events) {
    const subject = `Authorization of ${event.body.slice(0, 200)}`;
    const wanted = `service ${id}:${expectedEventSignature(event, secret)}`;
    expect(event.headers.authorization, subject).to.equal(wanted);
  }
}

/** Something came, all of it in the published envelope of a service and with the published members. */
function expectEventForm(session: Session, events: Events, service: ServiceRole): void {
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

export function expectTrait(session: Session, events: Events, { secret, signedBy, formOf, mark }: EventTrait): void {
  const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
  if (secret !== undefined) expectSignedWith(events, secret, prefix);
  if (signedBy) expectSignedBy(session, events, signedBy);
  if (formOf) expectEventForm(session, events, formOf);
  if (mark === undefined) return;

  const marks: unknown[] = [];
  for (const event of events)
    marks.push(mark === 'id' ? event.headers['ce-id'] : signatureHeader(event, prefix, '-nonce'));
  expect(marks, 'events').to.have.length.above(1);
  expect(new Set(marks).size, `different values of the ${mark} in ${marks.join(', ')}`).to.equal(marks.length);
}
