import { createHash } from 'node:crypto';

/** Which way a page lies from the entry that the token remembers. */
export type Direction = 'next' | 'prev';

/** Where a page begins: beyond the entry with this sequence number, in this direction. */
export interface PageToken {
  readonly of: string;
  readonly direction: Direction;
  readonly sequence: number;
}

const sealOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A token for clients: opaque, and sealed so that a mistyped one is detected. */
export function writeToken({ of, direction, sequence }: PageToken): string {
  const text = `${of}.${direction}.${sequence}`;
  return Buffer.from(`${text}.${sealOf(text)}`).toString('base64url');
}

/** The content of a token; undefined unless `writeToken` made it for this kind of list and direction. */
export function readToken(token: string, of: string, direction: Direction): PageToken | undefined {
  const [kind, way, sequence] = Buffer.from(token, 'base64url').toString('latin1').split('.');
  if (kind !== of || way !== direction || !/^\d{1,15}$/.test(sequence ?? '')) return undefined;
  const said = { of, direction, sequence: Number(sequence) };
  return writeToken(said) === token ? said : undefined;
}
