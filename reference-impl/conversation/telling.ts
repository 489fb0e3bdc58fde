import type { Json } from '../kernel/json.ts';
import { isoOf } from '../kernel/time.ts';
import { callbackSignature } from './callback-signature.ts';
import type { ConversationScope } from './part.ts';
import type { App, Sent, Subscription, Trigger } from './state.ts';

type Listener = Pick<Subscription, 'url' | 'secret'>;

interface Told {
  readonly kind: 'conversation-report' | 'conversation-delivery' | 'conversation-inbound' | 'conversation-capability';
  readonly to: Listener;
  readonly order: string;
  readonly body: object;
}

/** POSTs one callback as JSON, signed when the webhook has a secret. */
export function tell(scope: ConversationScope, { kind, to: { url, secret }, order, body }: Told): void {
  const content = JSON.stringify(body);
  const id = scope.ids.opaque();
  let signed = {};
  if (secret !== undefined) {
    const { signature } = scope.decisions;
    const nonce = signature.nonceOf(scope.ids.secret(20));
    const timestamp = String(Math.floor(scope.clock.now() / 1000));
    signed = callbackSignature({ body: content, nonce, timestamp }, secret, scope.settings.headerPrefix, signature);
  }
  scope.post({
    id,
    kind,
    order,
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body: content,
  });
}

/** An app's webhooks that subscribe to `trigger`. Section "Conversation service events". */
export function listenersOf(scope: ConversationScope, { appId }: App, trigger: Trigger): readonly Listener[] {
  const { listens } = scope.decisions;
  return scope.state.subscriptions.filter((each) => each.appId === appId && listens(each, trigger));
}

export function envelopeOf({ clock }: ConversationScope, { projectId, appId }: App): object {
  const now = isoOf(clock.now());
  return { app_id: appId, project_id: projectId, accepted_time: now, event_time: now };
}

/** Who gets the reports about a message: the callback address of its send, or else the webhooks of its app. */
export const reportListenersOf = (scope: ConversationScope, app: App, sent: Sent | undefined): readonly Listener[] =>
  sent?.callbackUrl === undefined ? listenersOf(scope, app, 'MESSAGE_DELIVERY') : [{ url: sent.callbackUrl }];

const sentOf = (scope: ConversationScope, id: unknown): Sent | undefined => scope.state.messages.get(String(id));

const firstApp = (scope: ConversationScope): App => scope.state.apps[0] as App;

/** The app that sent a message; the first app for unknown messages. */
const appThatSent = (scope: ConversationScope, id: unknown): App => sentOf(scope, id)?.app ?? firstApp(scope);

/** Forwards what the channel reports to the receivers, in the conversation form. Rules: CONV-EVT-01, CONV-EVT-02. */
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
