import type { Json } from '../http/check.ts';
export const channel = 'MESSAGING_APP';

export interface Origin {
  projectId: string;
  appId: string;
  callbackUrl?: string;
  /** Set when the callbacks of a message are to be written in another form. */
  translate?: (callback: Callback) => unknown;
}

export type DeliveryStatus = 'QUEUED_ON_CHANNEL' | 'DELIVERED' | 'READ' | 'FAILED';

/** What is sent to a callback URL or a webhook. */
export interface Callback {
  app_id: string;
  project_id: string;
  accepted_time: string;
  event_time: string;
  message_metadata?: string;
  message_delivery_report?: Json;
  message?: Json;
  capability_notification?: Json;
}

export interface SentMessage {
  id: string;
  origin: Origin;
  identity: string;
  contactId: string;
  message: Json;
  metadata?: string;
  acceptedTime: string;
}

export interface ConversationWebhook {
  id: string;
  projectId: string;
  app_id: string;
  target: string;
  triggers: string[];
  secret?: string;
}
