import { renderTemplate, replyVariables, reportVariables } from './template.ts';
import { type Webhook, type WebhookEvent, webhookChecks } from './webhook.ts';

/** Custom webhooks. Section "Callbacks from the messaging API". Rules: HOOK-01, HOOK-05, HOOK-06, PUB-HOOK-EVENT-02. */
export const webhookDecisions = {
  webhookChecks,
  mostWebhooks: 150,
  listens: ({ events }: Webhook, event: WebhookEvent): boolean => events.includes(event),
  reportVariables,
  replyVariables,
  render: renderTemplate,
};

export type WebhookDecisions = typeof webhookDecisions;
