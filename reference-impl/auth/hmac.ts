/** The parameters of an `Authorization: hmac …` header, read leniently: any order, blanks around the equals sign. */
export interface HmacHeader {
  readonly username: string;
  readonly algorithm: string;
  readonly headers: readonly string[];
  readonly signature: string;
}

/** A name is only matched at the start of a word, so that a long one is read once. */
const PARAMETER = /\b([a-z]+)\s*=\s*"([^"]*)"/gi;

/** Reads such a header; undefined for another scheme or without a username. */
export function parseHmac(header: string): HmacHeader | undefined {
  if (!/^hmac\s/i.test(header)) return undefined;
  const found = new Map<string, string>();
  for (const [, name, value] of header.slice(5).matchAll(PARAMETER)) {
    found.set((name as string).toLowerCase(), value as string);
  }
  const username = found.get('username');
  if (!username) return undefined;
  return {
    username,
    algorithm: found.get('algorithm') ?? '',
    headers: found.get('headers')?.match(/\S+/g) ?? [],
    signature: found.get('signature') ?? '',
  };
}
