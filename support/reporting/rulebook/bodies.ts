const LONGEST = 2000;
const DULL = new Set([
  'connection',
  'keep-alive',
  'content-length',
  'date',
  'host',
  'transfer-encoding',
  'x-conformance-run',
  'x-conformance-rule',
]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are shown by name, not to a terminal
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

const visible = (sign: string): string =>
  `\\u${(sign.codePointAt(0) as number).toString(16).padStart(4, '0')}`;

/** A text of the target as a page may show it: cut where it gets long, with control characters spelt out. */
export function bodyText(text = '', longest = LONGEST): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;
  return cut.replace(UNSEEN, visible);
}

/** The headers that tell something, one a line. */
export const headersText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .filter(([name]) => !DULL.has(name.toLowerCase()))
    .map(([name, value]) => bodyText(`${name}: ${String(value)}`, 400))
    .join('\n');
