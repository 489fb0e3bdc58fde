import type { World } from '../worlds/world.ts';
import { callbackSignature } from './callback-signature.ts';
import type { App, Subscription, Trigger } from './state.ts';

/** The receiver: a registered webhook, or the address that a send named. */
export type Listener = Pick<Subscription, 'url' | 'secret'>;

/** A callback of the conversation service on its way to one receiver. */
export interface Told {
  readonly kind: 'conversation-report' | 'conversation-inbound' | 'conversation-capability';
  readonly to: Listener;
  readonly order: string;
  readonly body: object;
}

function signatureOf(world: World, body: string, secret: string | undefined): Record<string, string> {
  if (secret === undefined) return {};
  const { signature } = world.behaviour.decisions.conversation;
  const nonce = signature.nonceOf(world.ids.secret(20));
  const timestamp = String(Math.floor(world.clock.now() / 1000));
  const { headerPrefix } = world.messaging;
  return callbackSignature({ body, nonce, timestamp }, secret, headerPrefix, signature);
}

/** POSTs one callback as JSON, signed when the webhook has a secret. */
export function tell(world: World, { kind, to: { url, secret }, order, body }: Told): void {
  const { notify } = world.behaviour;
  const content = JSON.stringify(body);
  const letter = {
    id: world.ids.opaque(),
    kind,
    order,
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureOf(world, content, secret) },
    body: content,
  };
  for (const each of notify ? notify(letter) : [letter]) world.outbox.send(each);
}

/** An app's webhooks that want to know of `trigger`. Section "Conversation service events". */
export function listenersOf(world: World, { appId }: App, trigger: Trigger): readonly Listener[] {
  const { listens } = world.behaviour.decisions.conversation;
  return world.conversation.subscriptions.filter((each) => each.appId === appId && listens(each, trigger));
}
