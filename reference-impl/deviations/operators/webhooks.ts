import type { Webhook, WebhookEvent } from '../../messaging/webhook.ts';
import type { Decisions } from '../../worlds/parts.ts';
import { around } from './messaging.ts';

/** Webhooks for one event get another one too. */
export const alsoHearing = (event: WebhookEvent, named: WebhookEvent) =>
  around(
    'listens',
    (listens) => (webhook, heard) => listens(webhook, heard) || (heard === event && listens(webhook, named)),
  );

/** Webhooks keep using a member as it was at their first event. */
export const keepingFirst =
  (member: keyof Webhook) =>
  ({ messaging }: Decisions): void => {
    const { letterTo, isTaken, listens } = messaging;
    const firsts = new Map<string, Webhook>();
    const kept = (webhook: Webhook): Webhook => {
      const first = firsts.get(webhook.id)?.[member];
      return first === undefined ? webhook : { ...webhook, [member]: first };
    };
    messaging.isTaken = (webhooks, wanted) => {
      if (!firsts.has(wanted.id)) firsts.set(wanted.id, wanted as Webhook);
      return isTaken(webhooks, wanted);
    };
    messaging.letterTo = (webhook, happening, decisions) => letterTo(kept(webhook), happening, decisions);
    messaging.listens = (webhook, event) => listens(kept(webhook), event);
  };
