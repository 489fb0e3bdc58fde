import { expect } from 'chai';
import { expectedEventSignature } from '../../ground/credentials/call-event-signature.ts';
import { signatureHeader } from '../../ground/credentials/callback-signature.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Session } from '../session/session.ts';
import { type ServiceRole, serviceFact, serviceSecret } from '../verbs/voice-services.ts';
import { expectEventForm } from './call-event-form.ts';
import { expectSignedWith } from './callback-signature.ts';

type Events = readonly Notification[];

/** What every event at a receiver is like; one member says it. */
export interface EventTrait {
  /** The secret of the webhook that it is signed with. */
  readonly secret?: string | undefined;
  readonly signedBy?: ServiceRole | undefined;
  readonly formOf?: ServiceRole | undefined;
  /** What no two of them have in common: their id or their nonce. */
  readonly mark?: string | undefined;
}

function expectSignedBy(session: Session, events: Events, service: ServiceRole): void {
  const { id } = serviceFact(session, service);
  const secret = serviceSecret(session, service);
  expect(events, 'events').to.not.have.lengthOf(0);
  for (const event of events)
    expect(event.headers.authorization, `Authorization of ${event.body.slice(0, 200)}`).to.equal(
      `service ${id}:${expectedEventSignature(event, secret)}`,
    );
}

function expectDifferent(events: Events, mark: string, prefix: string): void {
  const marks = events.map((event) =>
    mark === 'id' ? event.headers['ce-id'] : signatureHeader(event, prefix, '-nonce'),
  );
  expect(marks, 'events').to.have.length.above(1);
  expect(new Set(marks).size, `different values of the ${mark} in ${marks.join(', ')}`).to.equal(marks.length);
}

/** Something came, and all of it is as a step says. */
export function expectTrait(session: Session, events: Events, trait: EventTrait): void {
  const { secret, signedBy, formOf, mark } = trait;
  const { signatureHeaderPrefix } = session.run.target.bindings;
  if (secret !== undefined) expectSignedWith(events, secret, signatureHeaderPrefix);
  if (signedBy) expectSignedBy(session, events, signedBy);
  if (formOf) expectEventForm(session, events, formOf);
  if (mark !== undefined) expectDifferent(events, mark, signatureHeaderPrefix);
}
