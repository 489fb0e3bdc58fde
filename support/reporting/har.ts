import type { Content, Entry, Har, Header, Page } from 'har-format';
import { type BodyEncoding, bytesOf } from './byte-text.ts';
import type { EvidenceExchange } from './recorded-run.ts';
import { HIDDEN } from './secret-forms.ts';

/** What one example sent and got. */
export interface HarPage {
  readonly title: string;
  readonly startedAt: string;
  readonly exchanges: readonly EvidenceExchange[];
}

/** A body longer than this is cut off in the archive; its length stays. */
const LONGEST_BODY = 256 * 1024;

const REDACTED = 'REDACTED';

const headersOf = (headers: Readonly<Record<string, string>>): Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }));

function mediaTypeOf(headers: Readonly<Record<string, string>>): string {
  const [, type = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  return String(type);
}

/** An address that every reader of archives takes, whatever was asked for. */
function validUrl(url: string): string {
  const plain = url.replaceAll(HIDDEN, REDACTED);
  try {
    return new URL(plain).href
      .replace(/%(?![0-9a-f]{2})/gi, '%25')
      .replace(/[|^`{}[\]\\]/g, encodeURIComponent);
  } catch {
    return `http://invalid.example/?asked=${encodeURIComponent(Buffer.from(plain).toString())}`;
  }
}

const queryOf = (url: string): Header[] =>
  [...new URL(validUrl(url)).searchParams].map(([name, value]) => ({ name, value }));

/** The body as far as it is kept, in base64 where it is not a text, with a comment where it was cut. */
function kept(text: string, encoding?: BodyEncoding): { text: string; base64: boolean; comment?: string } {
  const part = text.slice(0, LONGEST_BODY);
  const what = encoding ? 'bytes' : 'characters';
  return {
    text: encoding ? bytesOf(part, encoding).toString('base64') : part,
    base64: encoding !== undefined,
    ...(part === text ? {} : { comment: `cut off after ${LONGEST_BODY} of ${text.length} ${what}` }),
  };
}

/** The body of a request: the format knows no encoding there, so the member for it begins as those of its users do. */
function postData({ requestHeaders, requestBody, requestEncoding }: EvidenceExchange): object {
  if (!requestBody) return {};
  const { base64, ...rest } = kept(requestBody, requestEncoding);
  const encoding = base64 ? { _encoding: 'base64' } : {};
  return { postData: { mimeType: mediaTypeOf(requestHeaders), params: [], ...rest, ...encoding } };
}

function contentOf({ responseHeaders, responseBody = '', responseEncoding }: EvidenceExchange): Content {
  const { base64, ...rest } = kept(responseBody, responseEncoding);
  return {
    size: lengthOf(responseBody, responseEncoding),
    mimeType: mediaTypeOf(responseHeaders),
    ...(responseBody === '' ? {} : { ...rest, ...(base64 ? { encoding: 'base64' } : {}) }),
  };
}

const lengthOf = (text: string, encoding?: BodyEncoding): number => bytesOf(text, encoding).length;

function entryOf(exchange: EvidenceExchange, pageref: string): Entry {
  const { method, url, requestHeaders, status, responseHeaders, at } = exchange;
  const { requestBody = '', requestEncoding, responseBody = '', responseEncoding } = exchange;
  const shared = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  return {
    pageref,
    startedDateTime: at,
    time: 0,
    request: {
      ...shared,
      method,
      url: validUrl(url),
      headers: headersOf(requestHeaders),
      queryString: queryOf(url),
      bodySize: lengthOf(requestBody, requestEncoding),
      ...postData(exchange),
    } as Entry['request'],
    response: {
      ...shared,
      status,
      statusText: '',
      headers: headersOf(responseHeaders),
      redirectURL: '',
      bodySize: lengthOf(responseBody, responseEncoding),
      content: contentOf(exchange),
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0, comment: 'not measured; the instants are those of the target' },
    comment: `${exchange.interface}, request ${exchange.n}`,
  };
}

/** The exchanges of some examples as an HTTP archive (HAR 1.2), each example a page of it. */
export function harOf(pages: readonly HarPage[]): Har {
  const told = pages.map(
    ({ title, startedAt }, at): Page => ({
      startedDateTime: startedAt,
      id: `example-${at + 1}`,
      title,
      pageTimings: {},
    }),
  );
  return {
    log: {
      version: '1.2',
      creator: { name: 'plumbline', version: '1' },
      pages: told,
      entries: pages.flatMap(({ exchanges }, at) =>
        exchanges.map((exchange) => entryOf(exchange, `example-${at + 1}`)),
      ),
    },
  };
}
