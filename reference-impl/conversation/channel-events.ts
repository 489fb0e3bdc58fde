import type { World } from '../worlds/world.ts';
import type { App, Sent } from './state.ts';
import { listenersOf, tell } from './telling.ts';

type Json = Readonly<Record<string, unknown>>;

const timestamp = (at: number): string => new Date(at).toISOString();

const sentOf = (world: World, id: unknown): Sent | undefined => world.conversation.sent(String(id));

const firstApp = (world: World): App => world.conversation.apps[0] as App;

/** The app that sent a message; one that nobody sent belongs to the first. */
const appThatSent = (world: World, id: unknown): App => sentOf(world, id)?.app ?? firstApp(world);

function around(world: World, { projectId, appId }: App): object {
  const now = timestamp(world.clock.now());
  return { app_id: appId, project_id: projectId, accepted_time: now, event_time: now };
}

function pushReports(world: World, callback: Json): void {
  const { reportsOf, reportMembers } = world.behaviour.decisions.mapping;
  const appIdOf = ({ message_id }: Json): string => appThatSent(world, message_id).appId;
  for (const draft of reportsOf(reportMembers, callback, appIdOf)) {
    const sent = sentOf(world, draft.message_delivery_report.message_id);
    const app = appThatSent(world, draft.message_delivery_report.message_id);
    const known = sent
      ? { conversation_id: sent.contact.conversationId, contact_id: sent.contact.contactId }
      : {};
    const body = {
      ...around(world, app),
      ...(sent?.metadata === undefined ? {} : { message_metadata: sent.metadata }),
      ...draft,
      message_delivery_report: { ...known, ...draft.message_delivery_report },
    };
    const named = sent?.callbackUrl;
    const listeners = named ? [{ url: named }] : listenersOf(world, app, 'MESSAGE_DELIVERY');
    for (const to of listeners) tell(world, { kind: 'conversation-report', to, order: to.url, body });
  }
}

const appWrittenTo = (world: World, { to }: Json): App =>
  world.conversation.appOfBot(String(to)) ?? firstApp(world);

function pushInbound(world: World, callback: Json): void {
  const { inboundOf, inboundMembers, messageTypes } = world.behaviour.decisions.mapping;
  const addresseeOf = (notification: Json) => {
    const app = appWrittenTo(world, notification);
    const contact = world.conversation.contact(app, String(notification.from), world.ids);
    contact.wroteAt = world.clock.now();
    return { appId: app.appId, conversationId: contact.conversationId };
  };
  for (const draft of inboundOf(inboundMembers, messageTypes, callback, addresseeOf)) {
    const app = world.conversation.apps.find(({ appId }) => appId === draft.app_id) ?? firstApp(world);
    const { app_id: _told, ...rest } = around(world, app) as { app_id: string };
    for (const to of listenersOf(world, app, 'MESSAGE_INBOUND'))
      tell(world, { kind: 'conversation-inbound', to, order: to.url, body: { ...rest, ...draft } });
  }
}

/** Reports of the channel in the standalone form are forwarded to the receivers in the conversation form. */
export function takeChannelEvents(world: World, callback: Json): void {
  pushReports(world, callback);
  pushInbound(world, callback);
}
