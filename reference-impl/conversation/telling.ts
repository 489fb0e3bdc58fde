import type { World } from '../worlds/world.ts';
import type { App, Trigger } from './state.ts';

/** A callback of the conversation service on its way to one receiver. */
export interface Told {
  readonly kind: 'conversation-report' | 'conversation-inbound' | 'conversation-capability';
  readonly url: string;
  readonly order: string;
  readonly body: object;
}

/** POSTs one callback as JSON. */
export function tell(world: World, { kind, url, order, body }: Told): void {
  const { notify } = world.behaviour;
  const letter = {
    id: world.ids.uuid(),
    kind,
    order,
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  for (const each of notify ? notify(letter) : [letter]) world.outbox.send(each);
}

/** The addresses of an app's webhooks that want to know of `trigger`. Section "Conversation service events". */
export function listenersOf(world: World, { appId }: App, trigger: Trigger): readonly string[] {
  const { listens } = world.behaviour.decisions.conversation;
  return world.conversation.subscriptions
    .filter((each) => each.appId === appId && listens(each, trigger))
    .map(({ url }) => url);
}
