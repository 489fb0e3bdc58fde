import type { Webhook } from '../model.ts';
import { storeOf } from '../store.ts';
import { send } from './send.ts';
import { signer } from './signature.ts';
import { asText, render, type Values } from './template.ts';

const contentTypes = {
  JSON: 'application/json; charset=utf-8',
  FORM_ENCODED: 'application/x-www-form-urlencoded',
  XML: 'application/xml; charset=utf-8',
};

/** Sends an event to every webhook of the account that subscribes to it. */
export function fireWebhooks(accountId: string, event: string, values: Values, suggested: Values): void {
  for (const webhook of storeOf(accountId).webhooks.values()) {
    if (!webhook.events.includes(event)) continue;
    fire(accountId, webhook, values, suggested).catch((error) => console.error(`webhook ${webhook.id}`, error));
  }
}

async function fire(accountId: string, webhook: Webhook, values: Values, suggested: Values) {
  const url = webhook.url.includes('$') ? render(webhook.url, values, encodeURIComponent) : webhook.url;
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
function plainBody(webhook: Webhook, suggested: Values): string {
  if (webhook.encoding === 'JSON') return JSON.stringify(suggested);
  const flat = Object.entries(suggested).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, asText(value)] as [string, string]],
  );
  if (webhook.encoding === 'FORM_ENCODED') return new URLSearchParams(flat).toString();
  const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const members = flat.map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><notification>${members.join('')}</notification>`;
}
