import { isUtf8 } from 'node:buffer';
import { JSONParser, TokenType } from '@streamparser/json';
import { DEEPEST, readJson } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { violationsOf } from '../../wire/contract/check.ts';
import { harEntryShape } from '../../wire/contract/har-shape.ts';
import type { Exchange } from '../../wire/http/exchange.ts';

type Pair = Readonly<Record<'name' | 'value', string>>;

interface Entry {
  readonly startedDateTime?: string;
  readonly time?: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly Pair[];
    readonly postData?: {
      readonly text?: string;
      readonly _encoding?: string;
      readonly params?: ReadonlyArray<Partial<Pair>>;
    };
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly Pair[];
    readonly content?: { readonly text?: string; readonly encoding?: string; readonly size?: number };
  };
}

export interface RecordedExchange {
  readonly exchange: Exchange;
  readonly tookMs: number;
  /** Some recorders leave bodies out: of such an answer only its head can be judged. */
  readonly bodyKept: boolean;
}

const NO_BODY = new Set([204, 304]);

function headersOf(pairs: readonly Pair[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, value } of pairs) {
    const key = name.toLowerCase();
    found[key] = key in found ? `${found[key]}, ${value}` : value;
  }
  return found;
}

function sentBody({ postData }: Entry['request']): string | Uint8Array | undefined {
  if (!postData) return undefined;
  if (postData._encoding === 'base64') return Buffer.from(postData.text ?? '', 'base64');
  if (postData.text !== undefined) return postData.text;
  if (!postData.params) return undefined;
  const form = new URLSearchParams();
  for (const { name = '', value = '' } of postData.params) form.append(name, value);
  return form.toString();
}

function exchangeOf(entry: unknown, at: number, file: string): RecordedExchange {
  const [violation, ...more] = violationsOf(entry, harEntryShape);
  if (violation) {
    const where = `/log/entries/${at}${violation.replace(/^\/(?= )/, '')}`;
    const rest = more.length > 0 ? `, and ${more.length} more things are wrong there` : '';
    throw new UsageError(`${file} is not a HAR file: ${where}${rest}.`);
  }
  const { request, response, startedDateTime = '', time = 0 } = entry as Entry;
  if (!URL.canParse(request.url))
    throw new UsageError(`${file}: /log/entries/${at}/request/url ${request.url} is not an address.`);
  const { text: written, encoding, size = -1 } = response.content ?? {};
  const body = written === undefined ? undefined : Buffer.from(written, encoding === 'base64' ? 'base64' : 'utf8');
  const text = body?.toString('utf8') ?? '';
  const exchange: Exchange = {
    n: at + 1,
    interface: '',
    at: Date.parse(startedDateTime) || 0,
    request: {
      method: request.method.toUpperCase(),
      url: request.url,
      headers: headersOf(request.headers),
      body: sentBody(request),
    },
    status: response.status,
    headers: headersOf(response.headers),
    text,
    ...(body && !isUtf8(body) ? { bytes: body } : {}),
    json: readJson(text),
    looked: true,
  };
  const isBare = NO_BODY.has(response.status) || size === 0;
  return { exchange, tookMs: Math.max(0, time), bodyKept: body !== undefined || isBare };
}

export const looksLikeHar = (beginning: string): boolean => /^\uFEFF?\s*\{\s*"log"\s*:/.test(beginning);

/** Bytes between the ends of two entries. */
const LONGEST_ENTRY = 64 * 1024 * 1024;

/** The exchanges of a HAR file in order, one at a time: it may exceed the memory. Throws UsageError with the place. */
export async function* readHar(pieces: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<RecordedExchange> {
  const parser = new JSONParser({ paths: ['$.log.entries.*'], keepStack: false, stringBufferSize: 65_536 });
  const ready: RecordedExchange[] = [];
  let read = 0;
  let unread = 0;
  let depth = 0;
  const where = () => (read > 0 ? `, after entry ${read}` : '');
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > DEEPEST)
      throw new UsageError(`${file} is not a HAR file: JSON is nested deeper than ${DEEPEST} levels${where()}.`);
  };
  parser.onValue = ({ value, key }) => {
    if (typeof key !== 'number') throw new UsageError(`${file} is not a HAR file: /log/entries is not a list.`);
    ready.push(exchangeOf(value, read, file));
    read += 1;
  };
  const parse = (piece: Uint8Array | undefined): void => {
    try {
      if (piece) parser.write(piece);
      else if (!parser.isEnded) parser.end();
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${file} is not a HAR file: it is not JSON, or cut short${where()}.`);
    }
  };

  for await (const piece of pieces) {
    parse(piece);
    unread = ready.length > 0 ? 0 : unread + piece.length;
    if (unread > LONGEST_ENTRY) throw new UsageError(`${file} is not a HAR file: entry ${read} does not end.`);
    yield* ready.splice(0);
  }
  parse(undefined);
  if (read === 0) throw new UsageError(`${file} holds no exchange: /log/entries, where a HAR file has them, is empty.`);
}
