import { Problem } from '../kernel/problem.ts';
import type { World } from '../worlds/world.ts';
import type { Judged, Objection } from './objection.ts';
import { channelOf, identityOf } from './recipient.ts';
import type { App, Contact } from './state.ts';
import { listenersOf, tell } from './telling.ts';

/** What a client sends; other members are kept as they are. */
export interface CallBody {
  readonly app_id: string;
  readonly recipient: unknown;
  readonly message?: unknown;
  readonly callback_url?: string;
  readonly message_metadata?: string;
  readonly request_id?: string;
}

const timestamp = (at: number): string => new Date(at).toISOString();

function judge(objections: readonly Objection[], judged: Judged): void {
  const found = objections.find(({ objects }) => objects(judged));
  if (found) {
    const { status, says, pointer } = found;
    throw new Problem(status, `The request ${says}.`, [{ pointer, message: says }]);
  }
}

function begin(world: World, app: App, body: CallBody, objections: readonly Objection[]): Contact {
  if (body.app_id !== app.appId) throw new Problem(404, 'The project has no app with this id.');
  const contact = world.conversation.contact(app, identityOf(body.recipient), world.ids);
  judge(objections, { body, contact, now: world.clock.now() });
  return contact;
}

/** The answer to a send. */
export interface Taken {
  readonly message_id: string;
  readonly accepted_time: string;
}

/** Takes a message for one recipient. Throws a Problem when it is refused. */
export function takeMessage(world: World, app: App, body: CallBody): Taken {
  const contact = begin(world, app, body, world.behaviour.decisions.conversation.sendObjections);
  const message_id = world.ids.secret(26);
  const at = world.clock.now();
  const { callback_url: callbackUrl, message_metadata: metadata } = body;
  world.conversation.keep(message_id, { app, contact, callbackUrl, metadata });
  world.conversation.note({ operation: 'send', projectId: app.projectId, at, body });
  world.ledger.record('conversation.send', 'message');
  return { message_id, accepted_time: timestamp(at) };
}

/** Takes a capability query for one recipient; the result goes to the webhooks that want it. */
export function takeQuery(world: World, app: App, body: CallBody): object {
  const { queryObjections, capabilityOf } = world.behaviour.decisions.conversation;
  const contact = begin(world, app, body, queryObjections);
  const { app_id, recipient, request_id = world.ids.uuid() } = body;
  const at = world.clock.now();
  const identity = identityOf(recipient);
  world.conversation.note({ operation: 'capability', projectId: app.projectId, at, body });
  const result = {
    app_id,
    project_id: app.projectId,
    accepted_time: timestamp(at),
    event_time: timestamp(at),
    capability_notification: {
      request_id,
      contact_id: contact.contactId,
      channel: channelOf(recipient),
      identity,
      capability_status: capabilityOf(identity),
    },
  };
  for (const to of listenersOf(world, app, 'CAPABILITY'))
    tell(world, { kind: 'conversation-capability', to, order: `${to.url} ${request_id}`, body: result });
  return { app_id, recipient, request_id };
}
