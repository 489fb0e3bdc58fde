import type { Letter } from '../kernel/outbox.ts';
import type { MessagingDecisions } from './decisions.ts';
import type { Happening } from './notifications.ts';
import type { Webhook } from './webhook.ts';

/** A letter with the patience its webhook asks for. */
export interface WebhookLetter extends Letter {
  readonly kind: 'webhook';
  readonly retries: number;
  /** Milliseconds. */
  readonly retryDelay: number;
}

const MEDIA_TYPES = {
  JSON: 'application/json',
  FORM_ENCODED: 'application/x-www-form-urlencoded',
  XML: 'application/xml',
} as const;

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The default payload in the encoding of the webhook, for webhooks without a template. */
function encode(payload: object, encoding: Webhook['encoding']): string {
  if (encoding === 'JSON') return JSON.stringify(payload);
  const members = Object.entries(payload).map(([name, value]) => [name, textOf(value)] as const);
  if (encoding === 'FORM_ENCODED') return new URLSearchParams(members as [string, string][]).toString();
  const elements = members.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`).join('');
  return `<notification>${elements}</notification>`;
}

/** The template alone decides what is sent; the address may name variables too. */
export function letterTo(
  webhook: Webhook,
  happening: Happening,
  decisions: MessagingDecisions,
): WebhookLetter {
  const { render } = decisions;
  const variables = happening.variables();
  const asQueryText = (text: string): string => encodeURIComponent(text);
  return {
    id: happening.id,
    kind: 'webhook',
    order: `${webhook.id}/${happening.order}`,
    url: webhook.url.includes('$') ? render(webhook.url, variables, asQueryText) : webhook.url,
    method: webhook.method,
    headers: { ...webhook.headers, 'content-type': MEDIA_TYPES[webhook.encoding] },
    body:
      webhook.template === undefined
        ? encode(happening.payload(), webhook.encoding)
        : render(webhook.template, variables),
    retries: webhook.retries,
    retryDelay: webhook.retry_delay * 1000,
  };
}
