import type { Ids } from '../../kernel/ids.ts';
import type { Message } from '../submit/message.ts';

/** One URL of one message, as its recipient sees it and as it is counted. */
export interface ShortLink {
  readonly code: string;
  readonly shortUrl: string;
  readonly target: string;
  readonly messageId: string;
  readonly recipient: string;
  readonly metadata: Readonly<Record<string, string>> | undefined;
  readonly clicks: Click[];
}

/** One opening of a short link; `at` in milliseconds since the epoch. */
interface Click {
  readonly at: number;
  readonly userAgent: string;
  readonly ip: string;
}

const SHORT_HOST = 'https://l.nk/';

/** Every short URL is this long. Section "Limits". */
const SHORT_URL_LENGTH = 22;

const CODE_LENGTH = SHORT_URL_LENGTH - SHORT_HOST.length;

export const shortUrlOf = (code: string): string => `${SHORT_HOST}${code}`;

/** A placeholder for any short URL where only its length counts. */
export const SPECIMEN_SHORT_URL = shortUrlOf('0'.repeat(CODE_LENGTH));

/** What a short link is made in: the records of its account keep it. */
interface Making {
  readonly ids: Ids;
  readonly state: { recordsOf(account: string): { readonly shortLinks: Map<string, ShortLink> } };
  readonly decisions: { shortUrlOf(code: string): string };
}

/** Makes the short link of one URL in one message and keeps it with its account. */
export function makeShortLink(target: string, message: Message, { ids, state, decisions }: Making): ShortLink {
  const { shortLinks } = state.recordsOf(message.account.id);
  let code = ids.secret(CODE_LENGTH);
  while (shortLinks.has(code) || !(/[a-z]/.test(code) && /[A-Z]/.test(code))) code = ids.secret(CODE_LENGTH);
  const link: ShortLink = {
    code,
    shortUrl: decisions.shortUrlOf(code),
    target,
    messageId: message.id,
    recipient: message.destination,
    metadata: message.metadata,
    clicks: [],
  };
  shortLinks.set(code, link);
  return link;
}

const URLS = /https?:\/\/[^\s<>"]+/gi;
const SENTENCE_END = new Set(".,;:!?'’”…");

const count = (text: string, character: string): number => text.split(character).length - 1;

/** The URL without the punctuation after it; a bracket that it opens itself belongs to it. */
function withoutPunctuation(found: string): string {
  let unopened = count(found, ')') - count(found, '(');
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] as string;
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!SENTENCE_END.has(last)) break;
  }
  return found.slice(0, end);
}

/**
 * The text with every URL replaced; URLs begin with http:// or https://. Section "Optional account features".
 * Rules: LINK-01, LINK-02, LINK-03, LINK-04, LINK-05, LINK-06, LINK-07, LINK-08, X-07, X-08.
 */
export function replaceUrls(text: string, replace: (url: string) => string): string {
  if (!text.includes('://')) return text;
  return text.replace(URLS, (found) => {
    const url = withoutPunctuation(found);
    return url.endsWith('//') ? found : replace(url) + found.slice(url.length);
  });
}

export interface LinkFilter {
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly recipient?: string | undefined;
}

/** A filter of reports on links; it keeps every link if the query does not use it. */
interface LinkCheck {
  readonly name: string;
  readonly keeps: (filter: LinkFilter, link: ShortLink) => boolean;
}

const digitsOf = (number: string): string => number.trim().replace(/^\+/, '');

/** A plus sign in a query reads as a space: a recipient is found with it and without it. */
export const linkChecks: readonly LinkCheck[] = [
  { name: 'key', keeps: ({ key }, { metadata = {} }) => key === undefined || Object.hasOwn(metadata, key) },
  {
    name: 'value',
    keeps: ({ key, value }, { metadata = {} }) =>
      value === undefined || Object.entries(metadata).some(([name, each]) => each === value && name === (key ?? name)),
  },
  { name: 'url', keeps: ({ url }, { target, shortUrl }) => [undefined, target, shortUrl].includes(url) },
  {
    name: 'recipient',
    keeps: ({ recipient }, link) => recipient === undefined || digitsOf(recipient) === digitsOf(link.recipient),
  },
];

/** A link as reports show it; the short URL opens the target directly, so there are no page views. */
export const linkBody = ({ messageId, target, shortUrl, recipient, clicks }: ShortLink): object => ({
  message_id: messageId,
  long_url: target,
  short_url: shortUrl,
  destination_number: recipient,
  click_count: clicks.length,
  view_count: 0,
});
