import { type Mistake, refuse } from '../../kernel/problem.ts';
import { notAmong } from '../list-query.ts';
import { namesVariables, templateMistake } from './template.ts';

const WEBHOOK_EVENTS = [
  'RECEIVED_SMS',
  'OPT_OUT_SMS',
  'RECEIVED_MMS',
  'ENROUTE_DR',
  'EXPIRED_DR',
  'REJECTED_DR',
  'FAILED_DR',
  'DELIVERED_DR',
  'SUBMITTED_DR',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A custom webhook of an account, in the words it has on the wire. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly encoding: 'JSON' | 'FORM_ENCODED' | 'XML';
  readonly headers: Readonly<Record<string, string>>;
  readonly events: readonly WebhookEvent[];
  readonly template?: string;
  /** Milliseconds. */
  readonly read_timeout: number;
  readonly retries: number;
  /** Seconds between two attempts. */
  readonly retry_delay: number;
}

/** Whether another webhook has this address and method. Rules: HOOK-04, PUB-HOOK-CHANGE-02, PUB-HOOK-TWICE-01. */
export const isTaken = (webhooks: Iterable<Webhook>, wanted: Pick<Webhook, 'id' | 'url' | 'method'>): boolean =>
  [...webhooks].some(({ id, url, method }) => id !== wanted.id && url === wanted.url && method === wanted.method);

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = `(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])`;
/** A URL that is judged has at most 1000 characters. */
const WEB_URL = new RegExp(`^https?://(?:[^\\s/?#@]*@)?${HOST}(?::\\d{1,5})?(?:[/?#]\\S*)?$`, 'i');

interface WebhookCheck {
  readonly name: string;
  readonly mistakes: (webhook: Webhook) => readonly Mistake[];
}

const ENCODINGS = ['JSON', 'FORM_ENCODED', 'XML'];
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
/** A valid header value: visible characters of one byte, spaces and tabs. */
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]*$/;
const LONGEST_NAME = 200;
const LONGEST_VALUE = 1000;

function mistakeOfHeader([name, value]: [string, string]): string | undefined {
  if (name.toLowerCase() === 'content-type') return 'Content-Type follows from the encoding';
  if (name.length > LONGEST_NAME) return `A header name has at most ${LONGEST_NAME} characters`;
  if (value.length > LONGEST_VALUE) return `A header value has at most ${LONGEST_VALUE} characters`;
  if (!TOKEN.test(name)) return 'A header name has characters that no header can have';
  return SENDABLE.test(value) ? undefined : 'A header value has characters that no header can have';
}

/** Whether a webhook can be sent there: http or https, a host name by RFC 1123, no blanks or control characters. */
function mistakeOfUrl(url: string): string | undefined {
  if (!WEB_URL.test(url) || /\p{Cc}/u.test(url)) return 'Not a valid http url';
  // A URL with variables is a template.
  return namesVariables(url) ? templateMistake(url) : undefined;
}

const at = (pointer: string, message: string | undefined): Mistake[] =>
  message === undefined ? [] : [{ pointer, message }];

/** The checks of a webhook, in the order in which mistakes are listed. */
export const webhookChecks: readonly WebhookCheck[] = [
  { name: 'url', mistakes: ({ url }) => at('/url', mistakeOfUrl(url)) },
  { name: 'method', mistakes: ({ method }) => notAmong('method', method, METHODS) },
  { name: 'encoding', mistakes: ({ encoding }) => notAmong('encoding', encoding, ENCODINGS) },
  {
    name: 'events',
    mistakes: ({ events }) => events.flatMap((event, place) => notAmong(`events/${place}`, event, WEBHOOK_EVENTS)),
  },
  {
    name: 'headers',
    mistakes: ({ headers }) => {
      const said = Object.entries(headers).flatMap((header) => mistakeOfHeader(header) ?? []);
      return [...new Set(said)].map((message) => ({ pointer: '/headers', message }));
    },
  },
  { name: 'template', mistakes: ({ template = '' }) => at('/template', templateMistake(template)) },
];

/**
 * Throws a Problem with HTTP status 400 that lists what is wrong with a webhook.
 * Rules: PUB-HOOK-EVENT-01, PUB-HOOK-LIMIT-02, PUB-HOOK-REQUIRED-01, PUB-HOOK-URL-01.
 */
export function judgeWebhook(webhook: Webhook, checks: readonly WebhookCheck[]): void {
  refuse(checks.flatMap((check) => check.mistakes(webhook)).slice(0, 20));
}
