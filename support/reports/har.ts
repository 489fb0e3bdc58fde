import type { Content, Entry, Har, Header, Page } from 'har-format';
import { type BodyEncoding, bytesOf } from '../ground/bodies/byte-text.ts';
import { type BodyCut, cutInWords } from '../ground/bodies/cut-bodies.ts';
import type { EvidenceExchange } from '../ground/evidence/recorded-run.ts';
import { HIDDEN } from '../ground/secrets/secret-forms.ts';

export interface HarPage {
  readonly title: string;
  readonly startedAt: string;
  readonly exchanges: readonly EvidenceExchange[];
}

const REDACTED = 'REDACTED';

type Headers = Readonly<Record<string, string>>;

function headersOf(headers: Headers): Header[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }));
}

export function mediaTypeOf(headers: Headers): string {
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

interface KeptBody {
  readonly text: string;
  readonly encoding?: BodyEncoding | undefined;
  readonly cut?: BodyCut | undefined;
}

function harBody({ text, encoding, cut }: KeptBody): { text: string; comment?: string } {
  const shown = encoding ? bytesOf(text, encoding).toString('base64') : text;
  return cut ? { text: shown, comment: cutInWords(cut) } : { text: shown };
}

function lengthOf({ text, encoding, cut }: KeptBody): number {
  return cut?.length ?? bytesOf(text, encoding).length;
}

/** The body of a request: the format knows no encoding there, so the member for it begins as those of its users do. */
function postData(body: KeptBody, headers: Headers): object {
  if (!body.text) return {};
  const encoding = body.encoding ? { _encoding: 'base64' } : {};
  return { postData: { mimeType: mediaTypeOf(headers), params: [], ...harBody(body), ...encoding } };
}

function contentOf(body: KeptBody, headers: Headers): Content {
  const content = { size: lengthOf(body), mimeType: mediaTypeOf(headers) };
  if (body.text === '') return content;
  return { ...content, ...harBody(body), ...(body.encoding ? { encoding: 'base64' } : {}) };
}

function entryOf(exchange: EvidenceExchange, pageref: string): Entry {
  const { method, requestHeaders, status, responseHeaders } = exchange;
  const { requestEncoding, requestCut, responseEncoding, responseCut } = exchange;
  const asked: KeptBody = { text: exchange.requestBody ?? '', encoding: requestEncoding, cut: requestCut };
  const answered: KeptBody = { text: exchange.responseBody ?? '', encoding: responseEncoding, cut: responseCut };
  const url = validUrl(exchange.url);
  const shared = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  return {
    pageref,
    startedDateTime: exchange.at,
    time: 0,
    request: {
      ...shared,
      method,
      url,
      headers: headersOf(requestHeaders),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      bodySize: lengthOf(asked),
      ...postData(asked, requestHeaders),
    } as Entry['request'],
    response: {
      ...shared,
      status,
      statusText: '',
      headers: headersOf(responseHeaders),
      redirectURL: '',
      bodySize: lengthOf(answered),
      content: contentOf(answered, responseHeaders),
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0, comment: 'not measured; the instants are those of the target' },
    comment: `${exchange.interface}, request ${exchange.n}`,
  };
}

export function harOf(examples: readonly HarPage[]): Har {
  const pages: Page[] = [];
  const entries: Entry[] = [];
  for (const [at, { title, startedAt, exchanges }] of examples.entries()) {
    const id = `example-${at + 1}`;
    pages.push({ startedDateTime: startedAt, id, title, pageTimings: {} });
    for (const exchange of exchanges) entries.push(entryOf(exchange, id));
  }
  return { log: { version: '1.2', creator: { name: 'plumbline', version: '1' }, pages, entries } };
}
