import type { Account } from '../../accounts/account.ts';
import type { DeliveryDecisions } from '../../kernel/outbox.ts';
import type { Letter } from '../../kernel/post.ts';
import { TemplateMistake } from '../templates/cursor.ts';
import { wellFormed } from '../templates/values.ts';
import { namesVariables, type TemplateVariables } from './template.ts';
import type { Webhook, WebhookEvent } from './webhook.ts';

const MEDIA_TYPES = {
  JSON: 'application/json',
  FORM_ENCODED: 'application/x-www-form-urlencoded',
  XML: 'application/xml',
} as const;

type Leaf = readonly [path: readonly string[], value: string];

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* leavesOf(value: unknown, path: readonly string[]): Generator<Leaf> {
  if (!isRecord(value)) yield [path, String(value ?? '')];
  else for (const [name, member] of Object.entries(value)) yield* leavesOf(member, [...path, name]);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ELEMENT_NAME = /^[A-Za-z_][\w.-]*$/;

const escapeXml = (text: string): string =>
  wellFormed(text)
    .replace(NOT_IN_XML, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A member as an element; an invalid element name becomes an entry with a key. */
function element(name: string, value: unknown): string {
  const content = isRecord(value)
    ? Object.entries(value)
        .map(([inner, member]) => element(inner, member))
        .join('')
    : escapeXml(String(value ?? ''));
  if (ELEMENT_NAME.test(name)) return `<${name}>${content}</${name}>`;
  return `<entry key="${escapeXml(name)}">${content}</entry>`;
}

export function encode(payload: object, encoding: Webhook['encoding']): string {
  if (encoding === 'JSON') return JSON.stringify(payload);
  if (encoding === 'XML') return element('notification', payload);
  // Nested members are written `outer[inner]`.
  const form = new URLSearchParams();
  for (const [[first = '', ...rest], value] of leavesOf(payload, []))
    form.append(`${first}${rest.map((name) => `[${name}]`).join('')}`, value);
  return form.toString();
}

export interface Happening {
  readonly id: string;
  readonly account: Account;
  readonly events: readonly WebhookEvent[];
  readonly order: string;
  readonly variables: () => TemplateVariables;
  readonly payload: () => object;
}

type Render = (template: string, variables: TemplateVariables, escapeText?: (text: string) => string) => string;

type Written = Pick<Letter, 'url' | 'body' | 'note'>;

/** A letter with the timeout and retries of its webhook. */
export interface WebhookLetter extends Letter {
  readonly kind: 'webhook';
  readonly retries: number;
  /** Milliseconds. */
  readonly retryDelay: number;
  readonly retryCount: number;
  /** Renders it again for another attempt; absent if its template does not count attempts. */
  readonly rewrite: ((retryCount: number) => Written) | undefined;
}

/** Whether a letter comes from a webhook, and not from the callback URL of a message. */
export const isWebhookLetter = (letter: object): letter is WebhookLetter => 'retryDelay' in letter;

/** Headers that the connection sets; a webhook cannot override those. */
const OF_CONNECTION = /^(connection|content-length|host|keep-alive|transfer-encoding|upgrade|expect)$/i;

/** The template alone decides what is sent; the address may name variables too. */
function write(webhook: Webhook, happening: Happening, render: Render, retryCount: number): Written {
  const { url, template, encoding } = webhook;
  const variables = { ...happening.variables(), retryCount: String(retryCount) };
  try {
    return {
      url: namesVariables(url) ? render(url, variables, (text) => encodeURIComponent(wellFormed(text))) : url,
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
 * X-23.
 */
export function letterTo(webhook: Webhook, happening: Happening, render: Render): WebhookLetter {
  const counts = `${webhook.url}${webhook.template ?? ''}`.includes('retryCount');
  return {
    id: happening.id,
    kind: 'webhook',
    order: `${webhook.id}/${happening.order}`,
    owner: happening.account.id,
    method: webhook.method,
    headers: {
      ...Object.fromEntries(Object.entries(webhook.headers).filter(([name]) => !OF_CONNECTION.test(name))),
      'content-type': MEDIA_TYPES[webhook.encoding],
    },
    ...write(webhook, happening, render, 0),
    timeout: webhook.read_timeout,
    retries: webhook.retries,
    retryDelay: webhook.retry_delay * 1000,
    retryCount: 0,
    rewrite: counts ? (retryCount) => write(webhook, happening, render, retryCount) : undefined,
  };
}

/** How often a callback that was not taken is repeated, and how long the first wait is, in milliseconds. */
const CALLBACK_RETRIES = 12;
const FIRST_DELAY = 1000;

/**
 * Callbacks are repeated with doubling delays, webhooks as set up. Section "Callbacks from the messaging API".
 * Rules: CALLBACK-2XX-02, CALLBACK-RETRY-01, CALLBACK-RETRY-02, CALLBACK-RETRY-05.
 */
export const deliveryDecisions: DeliveryDecisions = {
  isAccepted: (outcome) => 'status' in outcome && outcome.status >= 200 && outcome.status <= 299,
  nextDelay: (attempt, letter) => {
    if (isWebhookLetter(letter)) return attempt <= letter.retries ? letter.retryDelay : undefined;
    return attempt <= CALLBACK_RETRIES ? FIRST_DELAY * 2 ** (attempt - 1) : undefined;
  },
  repeated: (letter) => {
    if (!isWebhookLetter(letter)) return letter;
    const retryCount = letter.retryCount + 1;
    return { ...letter, ...letter.rewrite?.(retryCount), retryCount } as WebhookLetter;
  },
};
