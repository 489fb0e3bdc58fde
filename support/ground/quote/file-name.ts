import { createHash } from 'node:crypto';

const SAFE = /^[A-Z0-9](?:[A-Z0-9._-]{0,78}[A-Z0-9])?$/;

const RESERVED = /^(?:CON|PRN|AUX|NUL|(?:COM|LPT)[0-9])(?:\.|$)/;

/**
 * A text as the name of a file or folder. What is safe everywhere stays as it is; all else becomes a readable part with a
 * digest, so that different texts never share a name, not even where case makes no difference.
 */
export function fileName(text: string): string {
  if (SAFE.test(text) && !RESERVED.test(text)) return text;
  const readable = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  const digest = createHash('sha256').update(Buffer.from(text, 'utf16le')).digest('hex').slice(0, 24);
  return `_${readable}-${digest}`;
}
