import type { Webhook } from '../model.ts';
import { storeOf } from '../store.ts';
import { send } from './send.ts';
import { signer } from './signature.ts';
import { render, type Values } from './template.ts';

const contentTypes = {
  JSON: 'application/json; charset=utf-8',
  FORM_ENCODED: 'application/x-www-form-urlencoded',
  XML: 'application/xml; charset=utf-8',
};

/** Sends an event to every webhook of the account that subscribes to it. */
export function fireWebhooks(
  accountId: string,
  event: string,
  values: Values,
  suggested: Record<string, unknown>,
): void {
  for (const webhook of storeOf(accountId).webhooks.values()) {
    if (!webhook.events.includes(event)) continue;
    fire(accountId, webhook, values, suggested).catch((error) => console.error(`webhook ${webhook.id}`, error));
  }
}

async function fire(accountId: string, webhook: Webhook, values: Values, suggested: Record<string, unknown>) {
  const url = webhook.url.includes('$')
    ? render(webhook.url, values, (value) => encodeURIComponent(value))
    : webhook.url;
  const body = webhook.template === undefined ? plainBody(webhook, suggested) : render(webhook.template, values);
  await send({
    url,
    method: webhook.method,
    headers: { ...webhook.headers, 'Content-Type': contentTypes[webhook.encoding] },
    body: webhook.method === 'GET' ? undefined : body,
    timeout: webhook.read_timeout,
    retryDelays: Array(webhook.retries).fill(webhook.retry_delay * 1000),
    sign: signer(accountId, webhook.method, url),
  });
}

/** The body of a webhook that has no template. */
function plainBody(webhook: Webhook, suggested: Record<string, unknown>): string {
  if (webhook.encoding === 'JSON') return JSON.stringify(suggested);
  const flat = Object.entries(suggested)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
  if (webhook.encoding === 'FORM_ENCODED') return new URLSearchParams(flat).toString();
  const members = flat.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><notification>${members.join('')}</notification>`;
}

const escapeXml = (value: string) =>
  value.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign] ?? sign);
