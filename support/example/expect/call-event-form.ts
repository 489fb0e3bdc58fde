import { expect } from 'chai';
import { pushed } from '../../ground/operations/loader.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import type { Session } from '../session/session.ts';
import { type ServiceRole, serviceFact } from '../verbs/voice-services.ts';

export const eventName = ({ json }: Notification): unknown => (json as { event?: unknown } | undefined)?.event;

/** Something came, all of it in the published envelope of a service and with the published members. */
export function expectEventForm(session: Session, events: readonly Notification[], service: ServiceRole): void {
  const source = `projects/${session.project(service.project).id}/services/${serviceFact(session, service).id}`;
  expect(events, 'events').to.not.have.lengthOf(0);
  const { form, headers: envelope = {} } = pushed('call event');
  for (const event of events) {
    const { headers, json, body } = event;
    session.forms.seeLetter('call event', event, ['published']);
    expect(violationsOf(headers, envelope), `the envelope of ${body.slice(0, 300)}`).to.deep.equal([]);
    expect(violationsOf(json, form.published ?? {}), body.slice(0, 300)).to.deep.equal([]);
    expect(headers['ce-source'], 'ce-source').to.equal(source);
  }
}
