import { createHmac, randomBytes } from 'node:crypto';
import { settings } from '../config.ts';
import { send } from '../messaging/notify/send.ts';
import type { Callback, ConversationWebhook, Origin } from './model.ts';

export const webhooks = new Map<string, ConversationWebhook & { projectId: string }>();

/** Sends a callback to the URL a message was sent with, or else to the webhooks subscribed to the trigger. */
export function sendCallback(origin: Origin, trigger: string, callback: Callback): void {
  if (origin.callbackUrl) {
    const body = origin.translate ? origin.translate(callback) : callback;
    push(origin.callbackUrl, body);
    return;
  }
  for (const webhook of webhooks.values()) {
    if (webhook.projectId !== origin.projectId || webhook.app_id !== origin.appId) continue;
    if (webhook.triggers.includes(trigger)) push(webhook.target, callback, webhook.secret);
  }
}

function push(url: string, body: unknown, secret?: string): void {
  void send({
    url,
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    timeout: 10_000,
    retryDelays: Array.from({ length: settings.callbackRetries }, (_, n) => settings.callbackRetryDelay * 2 ** n),
    sign: secret ? (text) => signatureHeaders(text, secret) : undefined,
  });
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
