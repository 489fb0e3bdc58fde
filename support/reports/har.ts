import type { Content, Entry, Har, Header, Page } from 'har-format';
import { type BodyEncoding, bytesOf } from '../ground/bodies/byte-text.ts';
import { type BodyCut, cutInWords } from '../ground/bodies/cut-bodies.ts';
import type { EvidenceExchange } from '../ground/evidence/recorded-run.ts';
import { HIDDEN } from '../ground/secrets/secret-forms.ts';

/** What one example sent and got. */
export interface HarPage {
  readonly title: string;
  readonly startedAt: string;
  readonly exchanges: readonly EvidenceExchange[];
}

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
    return new URL(plain).href.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/[|^`{}[\]\\]/g, encodeURIComponent);
  } catch {
    return `http://invalid.example/?asked=${encodeURIComponent(Buffer.from(plain).toString())}`;
  }
}

const queryOf = (url: string): Header[] =>
  [...new URL(validUrl(url)).searchParams].map(([name, value]) => ({ name, value }));

/** The body as far as it is kept, in base64 where it is binary, with a comment where it was cut. */
function kept(
  text: string,
  encoding: BodyEncoding | undefined,
  cut: BodyCut | undefined,
): { text: string; base64: boolean; comment?: string } {
  return {
    text: encoding ? bytesOf(text, encoding).toString('base64') : text,
    base64: encoding !== undefined,
    ...(cut && { comment: cutInWords(cut) }),
  };
}

/** The body of a request: the format knows no encoding there, so the member for it begins as those of its users do. */
function postData(exchange: EvidenceExchange): object {
  const { requestHeaders, requestBody, requestEncoding, requestCut } = exchange;
  if (!requestBody) return {};
  const { base64, ...rest } = kept(requestBody, requestEncoding, requestCut);
  const encoding = base64 ? { _encoding: 'base64' } : {};
  return { postData: { mimeType: mediaTypeOf(requestHeaders), params: [], ...rest, ...encoding } };
}

function contentOf(exchange: EvidenceExchange): Content {
  const { responseHeaders, responseBody = '', responseEncoding, responseCut } = exchange;
  const { base64, ...rest } = kept(responseBody, responseEncoding, responseCut);
  return {
    size: lengthOf(responseBody, responseEncoding, responseCut),
    mimeType: mediaTypeOf(responseHeaders),
    ...(responseBody === '' ? {} : { ...rest, ...(base64 ? { encoding: 'base64' } : {}) }),
  };
}

/** How many bytes a body had. */
const lengthOf = (text: string, encoding: BodyEncoding | undefined, cut: BodyCut | undefined): number =>
  cut?.length ?? bytesOf(text, encoding).length;

function entryOf(exchange: EvidenceExchange, pageref: string): Entry {
  const { method, url, requestHeaders, status, responseHeaders, at } = exchange;
  const { requestBody = '', requestEncoding, requestCut } = exchange;
  const { responseBody = '', responseEncoding, responseCut } = exchange;
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
      bodySize: lengthOf(requestBody, requestEncoding, requestCut),
      ...postData(exchange),
    } as Entry['request'],
    response: {
      ...shared,
      status,
      statusText: '',
      headers: headersOf(responseHeaders),
      redirectURL: '',
      bodySize: lengthOf(responseBody, responseEncoding, responseCut),
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
