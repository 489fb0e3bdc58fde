import { createHash } from 'node:crypto';

const SAFE = /^[A-Z0-9](?:[A-Z0-9._-]{0,78}[A-Z0-9])?$/;

const RESERVED = /^(?:CON|PRN|AUX|NUL|(?:COM|LPT)[0-9])(?:\.|$)/;

/** A text as the name of a file: a readable part with a digest where it is not safe, so that no two share one. */
export function fileName(text: string): string {
  if (SAFE.test(text) && !RESERVED.test(text)) return text;
  const readable = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  const digest = createHash('sha256').update(Buffer.from(text, 'utf16le')).digest('hex').slice(0, 24);
  return `_${readable}-${digest}`;
}
