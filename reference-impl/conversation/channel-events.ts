import type { Json } from '../kernel/json.ts';
import type { ConversationScope } from './scope.ts';
import type { App, Sent } from './state.ts';
import { envelopeOf, listenersOf, reportListenersOf, tell } from './telling.ts';

const sentOf = (scope: ConversationScope, id: unknown): Sent | undefined => scope.state.messages.get(String(id));

const firstApp = (scope: ConversationScope): App => scope.state.apps[0] as App;

/** The app that sent a message; the first app for unknown messages. */
const appThatSent = (scope: ConversationScope, id: unknown): App => sentOf(scope, id)?.app ?? firstApp(scope);

/**
 * Reports of the channel in the standalone form are forwarded to the receivers in the conversation form.
 * Rules: CONV-EVT-01, CONV-EVT-02.
 */
export function takeChannelEvents(scope: ConversationScope, callback: Json): void {
  const appIdOf = ({ message_id }: Json): string => appThatSent(scope, message_id).appId;
  for (const draft of scope.others.reportsOf(callback, appIdOf)) {
    const sent = sentOf(scope, draft.message_delivery_report.message_id);
    const app = appThatSent(scope, draft.message_delivery_report.message_id);
    const known = sent ? { conversation_id: sent.contact.conversationId, contact_id: sent.contact.contactId } : {};
    const body = {
      ...envelopeOf(scope, app),
      ...(sent?.metadata === undefined ? {} : { message_metadata: sent.metadata }),
      ...draft,
      message_delivery_report: { ...known, ...draft.message_delivery_report },
    };
    for (const to of reportListenersOf(scope, app, sent))
      tell(scope, { kind: 'conversation-report', to, order: to.url, body });
  }
  const addresseeOf = (notification: Json) => {
    const app = scope.state.appOfBot(String(notification.to)) ?? firstApp(scope);
    const contact = scope.state.contact(app, String(notification.from), scope.ids);
    contact.wroteAt = scope.clock.now();
    return { appId: app.appId, conversationId: contact.conversationId };
  };
  for (const draft of scope.others.inboundOf(callback, addresseeOf)) {
    const app = scope.state.apps.find(({ appId }) => appId === draft.app_id) ?? firstApp(scope);
    const { app_id: _told, ...rest } = envelopeOf(scope, app) as { app_id: string };
    for (const to of listenersOf(scope, app, 'MESSAGE_INBOUND'))
      tell(scope, { kind: 'conversation-inbound', to, order: to.url, body: { ...rest, ...draft } });
  }
}
