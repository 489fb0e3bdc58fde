import { type Mistake, Problem } from '../../kernel/problem.ts';
import { namesVariables, templateMistake } from './template.ts';
import { WEBHOOK_EVENTS, type Webhook } from './webhook.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = `(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])`;
/** A URL that is judged has at most 1000 characters. */
const WEB_URL = new RegExp(`^https?://(?:[^\\s/?#@]*@)?${HOST}(?::\\d{1,5})?(?:[/?#]\\S*)?$`, 'i');

/** One requirement of a webhook; a fault can leave it out. */
export interface WebhookCheck {
  readonly name: string;
  readonly mistakes: (webhook: Webhook) => readonly Mistake[];
}

const ENCODINGS = ['JSON', 'FORM_ENCODED', 'XML'];
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

const isInvalid = (value: unknown): string => `[${value}] is invalid`;

const among = (name: 'method' | 'encoding', allowed: readonly string[]): WebhookCheck => ({
  name,
  mistakes: (webhook) =>
    allowed.includes(webhook[name]) ? [] : [{ pointer: `/${name}`, message: isInvalid(webhook[name]) }],
});

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
/** A valid header value: visible characters of one byte, spaces and tabs. */
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]*$/;
const LONGEST_NAME = 200;
const LONGEST_VALUE = 1000;

/** Headers that a webhook cannot set. */
const HEADER_MISTAKES = [
  {
    isMade: (name: string) => name.toLowerCase() === 'content-type',
    message: 'Content-Type follows from the encoding',
  },
  {
    isMade: (name: string) => name.length > LONGEST_NAME,
    message: `A header name has at most ${LONGEST_NAME} characters`,
  },
  {
    isMade: (_name: string, value: string) => value.length > LONGEST_VALUE,
    message: `A header value has at most ${LONGEST_VALUE} characters`,
  },
  {
    isMade: (name: string) => !TOKEN.test(name),
    message: 'A header name has characters that no header can have',
  },
  {
    isMade: (_name: string, value: string) => !SENDABLE.test(value),
    message: 'A header value has characters that no header can have',
  },
];

const mistakeOfHeader = ([name, value]: [string, string]): string | undefined =>
  HEADER_MISTAKES.find(({ isMade }) => isMade(name, value))?.message;

/** A URL with variables is a template. */
const mistakeOfUrl = (url: string): string | undefined => (namesVariables(url) ? templateMistake(url) : undefined);

/** The checks of a webhook, in the order in which mistakes are listed. */
export const webhookChecks: readonly WebhookCheck[] = [
  {
    name: 'url',
    mistakes: ({ url }) => {
      // Whether a webhook can be sent there: http or https, a host name by RFC 1123, no blanks or control characters.
      const message = WEB_URL.test(url) && !/\p{Cc}/u.test(url) ? mistakeOfUrl(url) : 'Not a valid http url';
      return message === undefined ? [] : [{ pointer: '/url', message }];
    },
  },
  among('method', METHODS),
  among('encoding', ENCODINGS),
  {
    name: 'events',
    mistakes: ({ events }) =>
      events.flatMap((event, place) =>
        WEBHOOK_EVENTS.includes(event) ? [] : [{ pointer: `/events/${place}`, message: isInvalid(event) }],
      ),
  },
  {
    name: 'headers',
    mistakes: ({ headers }) => {
      const said = Object.entries(headers).flatMap((header) => mistakeOfHeader(header) ?? []);
      return [...new Set(said)].map((message) => ({ pointer: '/headers', message }));
    },
  },
  {
    name: 'template',
    mistakes: ({ template }) => {
      const message = template === undefined ? undefined : templateMistake(template);
      return message === undefined ? [] : [{ pointer: '/template', message }];
    },
  },
];

/**
 * Throws a Problem with HTTP status 400 that lists what is wrong with a webhook.
 * Rules: PUB-HOOK-EVENT-01, PUB-HOOK-LIMIT-02, PUB-HOOK-REQUIRED-01, PUB-HOOK-URL-01.
 */
export function judgeWebhook(webhook: Webhook, checks: readonly WebhookCheck[]): void {
  const mistakes = checks.flatMap((check) => check.mistakes(webhook)).slice(0, 20);
  if (mistakes.length > 0) throw new Problem(400, 'Bad Request', mistakes);
}
