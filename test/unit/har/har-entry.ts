/** What an entry of a HAR file is made of here. */
export interface EntryWishes {
  readonly sent?: string;
  readonly got?: unknown;
  readonly media?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Whether the request carries credentials. */
  readonly anonymous?: boolean;
  readonly seconds?: number;
}

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** One entry; `got` is a body, as JSON unless it is a text. */
export function anEntry(method: string, url: string, status: number, wishes: EntryWishes = {}): object {
  const { sent, got, media = 'application/json', headers, answerHeaders, anonymous, seconds = 0 } = wishes;
  const text = got === undefined || typeof got === 'string' ? got : JSON.stringify(got);
  const credentials: Readonly<Record<string, string>> = anonymous
    ? {}
    : { Authorization: 'Bearer very-secret-token-1' };
  return {
    startedDateTime: new Date(Date.UTC(2026, 4, 5, 10, 0, seconds)).toISOString(),
    time: 20,
    request: {
      method,
      url,
      headers: pairs({ ...credentials, ...headers }),
      ...(sent === undefined ? {} : { postData: { mimeType: 'application/json', text: sent } }),
    },
    response: {
      status,
      headers: pairs({ 'Content-Type': media, ...answerHeaders }),
      content: { size: text?.length ?? 120, mimeType: media, ...(text === undefined ? {} : { text }) },
    },
  };
}

export const harOf = (...entries: readonly object[]): string => JSON.stringify({ log: { version: '1.2', entries } });

/** A text as it comes from a disk, `size` bytes at a time. */
export async function* inPieces(text: string, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
