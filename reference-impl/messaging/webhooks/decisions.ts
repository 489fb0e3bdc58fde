import type { InboundReply } from '../replies/reply.ts';
import type { DeliveryReport } from '../reports/delivery-report.ts';
import { type WebhookCheck, webhookChecks } from './checks.ts';
import type { Render } from './letter.ts';
import { renderTemplate, type TemplateVariables } from './template.ts';
import { replyVariables, reportVariables } from './variables.ts';
import type { Webhook, WebhookEvent } from './webhook.ts';

/** What the platform decides about custom webhooks. Section "Callbacks from the messaging API". */
export interface WebhookDecisions {
  webhookChecks: readonly WebhookCheck[];
  mostWebhooks: number;
  listens(webhook: Webhook, event: WebhookEvent): boolean;
  reportVariables(report: DeliveryReport, vendorId: string): TemplateVariables;
  replyVariables(reply: InboundReply, isOptOut: boolean): TemplateVariables;
  render: Render;
}

/** The decisions about webhooks as documented. Rules: HOOK-01, HOOK-05, HOOK-06, PUB-HOOK-EVENT-02. */
export const webhookDecisions: WebhookDecisions = {
  webhookChecks,
  mostWebhooks: 150,
  listens: ({ events }, event) => events.includes(event),
  reportVariables,
  replyVariables,
  render: renderTemplate,
};
