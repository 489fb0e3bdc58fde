import { isoOf } from '../kernel/instant.ts';
import { callbackSignature } from './callback-signature.ts';
import type { ConversationScope } from './scope.ts';
import type { App, Sent, Subscription, Trigger } from './state.ts';

/** The receiver: a registered webhook, or the callback address of a send. */
export type Listener = Pick<Subscription, 'url' | 'secret'>;

/** A callback of the conversation service on its way to one receiver. */
export interface Told {
  readonly kind: 'conversation-report' | 'conversation-delivery' | 'conversation-inbound' | 'conversation-capability';
  readonly to: Listener;
  readonly order: string;
  readonly body: object;
}

function signatureOf(scope: ConversationScope, body: string, secret: string | undefined): Record<string, string> {
  if (secret === undefined) return {};
  const { signature } = scope.decisions;
  const nonce = signature.nonceOf(scope.ids.secret(20));
  const timestamp = String(Math.floor(scope.clock.now() / 1000));
  return callbackSignature({ body, nonce, timestamp }, secret, scope.settings.headerPrefix, signature);
}

/** POSTs one callback as JSON, signed when the webhook has a secret. */
export function tell(scope: ConversationScope, { kind, to: { url, secret }, order, body }: Told): void {
  const content = JSON.stringify(body);
  scope.post({
    id: scope.ids.opaque(),
    kind,
    order,
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureOf(scope, content, secret) },
    body: content,
  });
}

/** An app's webhooks that subscribe to `trigger`. Section "Conversation service events". */
export function listenersOf(scope: ConversationScope, { appId }: App, trigger: Trigger): readonly Listener[] {
  const { listens } = scope.decisions;
  return scope.state.subscriptions.filter((each) => each.appId === appId && listens(each, trigger));
}

/** What every callback says besides its event. */
export function envelopeOf({ clock }: ConversationScope, { projectId, appId }: App): object {
  const now = isoOf(clock.now());
  return { app_id: appId, project_id: projectId, accepted_time: now, event_time: now };
}

/** Who gets the reports about a message: the callback address of its send, or else the webhooks of its app. */
export const reportListenersOf = (scope: ConversationScope, app: App, sent: Sent | undefined): readonly Listener[] =>
  sent?.callbackUrl === undefined ? listenersOf(scope, app, 'MESSAGE_DELIVERY') : [{ url: sent.callbackUrl }];
