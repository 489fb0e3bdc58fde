import { createHmac, randomBytes } from 'node:crypto';
import { settings } from '../config.ts';
import { push } from '../messaging/notify/send.ts';
import type { Callback, ConversationWebhook, Origin } from './model.ts';

export const webhooks = new Map<string, ConversationWebhook>();

/** Sends a callback to the URL a message was sent with, or else to the webhooks subscribed to the trigger. */
export function sendCallback(origin: Origin, trigger: string, callback: Callback): void {
  if (origin.callbackUrl) {
    push(origin.callbackUrl, origin.translate ? origin.translate(callback) : callback, {});
    return;
  }
  for (const { projectId, app_id, triggers, target, secret } of webhooks.values()) {
    if (projectId !== origin.projectId || app_id !== origin.appId || !triggers.includes(trigger)) continue;
    push(target, callback, { sign: secret ? (text) => signatureHeaders(text, secret) : undefined });
  }
}

function signatureHeaders(body: string, secret: string): Record<string, string> {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = String(Math.floor(Date.now() / 1000));
  const prefix = `${settings.headerPrefix}Webhook-Signature`;
  return {
    [prefix]: createHmac('sha256', secret).update(`${body}.${nonce}.${timestamp}`).digest('base64'),
    [`${prefix}-Nonce`]: nonce,
    [`${prefix}-Timestamp`]: timestamp,
    [`${prefix}-Algorithm`]: 'HmacSHA256',
  };
}
