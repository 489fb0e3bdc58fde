import { expect } from 'chai';
import { expectedEventSignature } from '../../ground/credentials/call-event-signature.ts';
import { pushed } from '../../ground/operations/loader.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { violationsOf } from '../../wire/contract/check.ts';

/** Where an event says it comes from. */
export interface EventSource {
  readonly project: string;
  readonly service: string;
}

/** The name of an event. */
export const eventName = ({ json }: Notification): unknown =>
  (json as { event?: unknown } | undefined)?.event;

/** Something came, all of it in the published envelope and with the published members. */
export function expectEventForm(events: readonly Notification[], { project, service }: EventSource): void {
  expect(events, 'events').to.not.have.lengthOf(0);
  const { form, headers: envelope = {} } = pushed('call event');
  for (const { headers, json, body } of events) {
    expect(violationsOf(headers, envelope), `the envelope of ${body.slice(0, 300)}`).to.deep.equal([]);
    expect(violationsOf(json, form.published ?? {}), body.slice(0, 300)).to.deep.equal([]);
    expect(headers['ce-source'], 'ce-source').to.equal(`projects/${project}/services/${service}`);
  }
}

/** Something came, all of it signed with the secret of a service. */
export function expectSignedEvents(events: readonly Notification[], service: string, secret: string): void {
  expect(events, 'events').to.not.have.lengthOf(0);
  for (const event of events)
    expect(event.headers.authorization, `Authorization of ${event.body.slice(0, 200)}`).to.equal(
      `service ${service}:${expectedEventSignature(event, secret)}`,
    );
}

const idOf = ({ headers }: Notification): string | undefined => headers['ce-id'];

/** No two events have the same id. */
export function expectOwnIds(events: readonly Notification[]): void {
  const ids = events.map(idOf);
  expect(ids, 'events').to.have.length.above(1);
  expect([...new Set(ids)], 'ids of events').to.have.lengthOf(ids.length);
}

/** Both receivers got the same events, by their ids. */
export function expectSameIds(first: readonly Notification[], second: readonly Notification[]): void {
  expect(first, 'events').to.not.have.lengthOf(0);
  expect(second.map(idOf), 'ids of events').to.deep.equal(first.map(idOf));
}
