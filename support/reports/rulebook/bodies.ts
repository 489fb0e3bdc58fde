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

/** A text of the target as a page may show it: cut where it gets long. */
export function bodyText(text = '', longest = LONGEST): string {
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;
}

/** The headers that tell something, one a line. */
export const headersText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .filter(([name]) => !DULL.has(name.toLowerCase()))
    .map(([name, value]) => bodyText(`${name}: ${String(value)}`, 400))
    .join('\n');
