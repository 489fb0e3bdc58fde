import type { Letter } from '../kernel/outbox.ts';
import type { MessagingDecisions } from './decisions.ts';
import type { Happening } from './notifications.ts';
import { TemplateMistake } from './templates/cursor.ts';
import { wellFormed } from './templates/escapes.ts';
import type { Webhook } from './webhook.ts';
import { encode, MEDIA_TYPES } from './webhook-encoding.ts';
import { namesVariables } from './webhook-template.ts';

type Written = Pick<Letter, 'url' | 'body' | 'note'>;

/** A letter with the timeout and retries of its webhook. */
export interface WebhookLetter extends Letter {
  readonly kind: 'webhook';
  readonly retries: number;
  /** Milliseconds. */
  readonly retryDelay: number;
  /** How often it was retried. */
  readonly retryCount: number;
  /** Renders it again for another attempt; absent if its template does not count attempts. */
  readonly rewrite: ((retryCount: number) => Written) | undefined;
}

/** Whether a letter comes from a webhook, and not from the callback URL of a message. */
export const isWebhookLetter = (letter: object): letter is WebhookLetter => 'retryDelay' in letter;

/** A letter for its next attempt; a webhook whose template counts attempts is written again. */
export function repeatedLetter(letter: Letter): Letter {
  if (!isWebhookLetter(letter)) return letter;
  const retryCount = letter.retryCount + 1;
  const again: WebhookLetter = { ...letter, ...letter.rewrite?.(retryCount), retryCount };
  return again;
}

const asQueryText = (text: string): string => encodeURIComponent(wellFormed(text));

/** Headers that the connection sets; a webhook cannot override them. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

const headersOf = ({ headers, encoding }: Webhook): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name.toLowerCase()))),
  'content-type': MEDIA_TYPES[encoding],
});

/** The template alone decides what is sent; the address may name variables too. */
function write(webhook: Webhook, happening: Happening, { render }: MessagingDecisions, retryCount: number): Written {
  const { url, template, encoding } = webhook;
  const variables = { ...happening.variables(), retryCount: String(retryCount) };
  try {
    return {
      url: namesVariables(url) ? render(url, variables, asQueryText) : url,
      body: template === undefined ? encode(happening.payload(), encoding) : render(template, variables),
    };
  } catch (error) {
    if (!(error instanceof TemplateMistake)) throw error;
    return { url, body: '', note: `the template was given up: ${error.message}` };
  }
}

/**
 * What a webhook is sent of something that happened.
 * Rules: CALLBACK-RETRY-04, HOOK-03, PUB-HOOK-DEFAULT-01, PUB-HOOK-ENCODING-01, PUB-HOOK-HEADER-01,
 * PUB-HOOK-METHOD-01, PUB-PUSH-COUNT-01, PUB-PUSH-REPLY-01, PUB-PUSH-RETRY-01, PUB-PUSH-TIMEOUT-01, X-21,
 *
 */
export function letterTo(webhook: Webhook, happening: Happening, decisions: MessagingDecisions): WebhookLetter {
  const counts = `${webhook.url}${webhook.template ?? ''}`.includes('retryCount');
  return {
    id: happening.id,
    kind: 'webhook',
    order: `${webhook.id}/${happening.order}`,
    owner: happening.account.id,
    method: webhook.method,
    headers: headersOf(webhook),
    ...write(webhook, happening, decisions, 0),
    timeout: webhook.read_timeout,
    retries: webhook.retries,
    retryDelay: webhook.retry_delay * 1000,
    retryCount: 0,
    rewrite: counts ? (retryCount) => write(webhook, happening, decisions, retryCount) : undefined,
  };
}
