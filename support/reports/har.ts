import type { Entry, Har, Header, Page } from 'har-format';
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

interface KeptBody {
  readonly text: string;
  readonly encoding?: BodyEncoding | undefined;
  readonly cut?: BodyCut | undefined;
}

/** A body with its size; `encodedAs` is the member that says that it is shown in base64. */
function harBody({ text, encoding, cut }: KeptBody, encodedAs: string) {
  const bytes = bytesOf(text, encoding);
  const shown = {
    text: encoding ? bytes.toString('base64') : text,
    ...(cut ? { comment: cutInWords(cut) } : {}),
    ...(encoding ? { [encodedAs]: 'base64' } : {}),
  };
  return { size: cut?.length ?? bytes.length, shown: text === '' ? undefined : shown };
}

function entryOf(exchange: EvidenceExchange, pageref: string): Entry {
  const { method, requestHeaders, status, responseHeaders } = exchange;
  const { requestBody = '', requestEncoding, requestCut, responseBody = '', responseEncoding, responseCut } = exchange;
  // The format knows no encoding of a request, so the member for it begins as those of its users do.
  const asked = harBody({ text: requestBody, encoding: requestEncoding, cut: requestCut }, '_encoding');
  const answered = harBody({ text: responseBody, encoding: responseEncoding, cut: responseCut }, 'encoding');
  const plain = exchange.url.replaceAll(HIDDEN, REDACTED);
  // An address that every reader of archives takes, whatever was asked for.
  const url = URL.canParse(plain)
    ? new URL(plain).href.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/[|^`{}[\]\\]/g, encodeURIComponent)
    : `http://invalid.example/?asked=${encodeURIComponent(Buffer.from(plain).toString())}`;
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
      bodySize: asked.size,
      ...(asked.shown && { postData: { mimeType: mediaTypeOf(requestHeaders), params: [], ...asked.shown } }),
    } as Entry['request'],
    response: {
      ...shared,
      status,
      statusText: '',
      headers: headersOf(responseHeaders),
      redirectURL: '',
      bodySize: answered.size,
      content: { size: answered.size, mimeType: mediaTypeOf(responseHeaders), ...answered.shown },
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
