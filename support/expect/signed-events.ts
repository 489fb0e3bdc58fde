import { expect } from 'chai';
import type { Notification } from '../callbacks/notification.ts';
import { expectedEventSignature } from '../credentials/call-event-signature.ts';
import { signatureHeader } from '../credentials/callback-signature.ts';
import type { Session } from '../session/session.ts';
import { type ServiceRole, serviceFact, serviceSecret } from '../session/voice-services.ts';
import { expectSignedWith } from './callback-signature.ts';

/** What signs a notification: a secret of a webhook, or that of a voice service. */
export type Secret = { readonly secret: string } | { readonly service: ServiceRole };

function expectSignedByService(session: Session, events: readonly Notification[], role: ServiceRole): void {
  const { id } = serviceFact(session, role);
  const secret = serviceSecret(session, role);
  expect(events, 'events').to.not.have.lengthOf(0);
  for (const event of events)
    expect(event.headers.authorization, `Authorization of ${event.body.slice(0, 200)}`).to.equal(
      `service ${id}:${expectedEventSignature(event, secret)}`,
    );
}

/** Something came, all of it signed with a secret. */
export async function expectSigned(session: Session, receiver: string, by: Secret): Promise<void> {
  const events = await session.arrivals(receiver);
  if ('service' in by) expectSignedByService(session, events, by.service);
  else expectSignedWith(events, by.secret, session.run.target.bindings.signatureHeaderPrefix);
}

/** Several events came, and no two have the same id or nonce. */
export async function expectOwnMarks(session: Session, receiver: string, mark: string): Promise<void> {
  const { signatureHeaderPrefix } = session.run.target.bindings;
  const marks = (await session.arrivals(receiver)).map((event) =>
    mark === 'id' ? event.headers['ce-id'] : signatureHeader(event, signatureHeaderPrefix, '-nonce'),
  );
  expect(marks, 'events').to.have.length.above(1);
  expect(new Set(marks).size, `different values of the ${mark} in ${marks.join(', ')}`).to.equal(
    marks.length,
  );
}
