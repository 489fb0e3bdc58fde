import type { Entry, Har, Header, Page } from 'har-format';
import { type BodyCut, cutInWords } from './cut-bodies.ts';
import type { EvidenceExchange } from './recorded-run.ts';
import { HIDDEN } from './secret-forms.ts';

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
    return new URL(plain).href
      .replace(/%(?![0-9a-f]{2})/gi, '%25')
      .replace(/[|^`{}[\]\\]/g, encodeURIComponent);
  } catch {
    return `http://invalid.example/?asked=${encodeURIComponent(plain)}`;
  }
}

const queryOf = (url: string): Header[] =>
  [...new URL(validUrl(url)).searchParams].map(([name, value]) => ({ name, value }));

/** The body as far as it is kept, with a comment where it was cut. */
const kept = (text: string, cut: BodyCut | undefined): { text: string; comment?: string } =>
  cut ? { text, comment: cutInWords(cut) } : { text };

/** How many bytes a body had. */
const lengthOf = (text: string, cut: BodyCut | undefined): number =>
  cut?.length ?? Buffer.byteLength(text, 'utf8');

function entryOf(exchange: EvidenceExchange, pageref: string): Entry {
  const {
    method,
    url,
    requestHeaders,
    requestBody,
    requestCut,
    status,
    responseHeaders,
    responseBody = '',
    responseCut,
    at,
  } = exchange;
  const postData = requestBody && {
    mimeType: mediaTypeOf(requestHeaders),
    params: [],
    ...kept(requestBody, requestCut),
  };
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
      bodySize: lengthOf(requestBody ?? '', requestCut),
      ...(postData ? { postData } : {}),
    } as Entry['request'],
    response: {
      ...shared,
      status,
      statusText: '',
      headers: headersOf(responseHeaders),
      redirectURL: '',
      bodySize: lengthOf(responseBody, responseCut),
      content: {
        size: lengthOf(responseBody, responseCut),
        mimeType: mediaTypeOf(responseHeaders),
        ...(responseBody === '' ? {} : kept(responseBody, responseCut)),
      },
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
