import type { EvidenceExchange } from '../ground/evidence/recorded-run.ts';
import { shellWord } from '../ground/quote/shell.ts';
import { HIDDEN } from '../ground/secrets/secret-forms.ts';

function word(text: string, name = 'SECRET', encoding: BufferEncoding = 'utf8'): string {
  const parts = text.split(HIDDEN).map((part) => part && shellWord(Buffer.from(part, encoding)));
  return parts.join(`"\${${name}}"`) || "''";
}

export function baseName({ interface: name }: EvidenceExchange): string {
  return `${name.replace(/[^A-Za-z0-9]/g, '_').replace(/^(?=\d)/, '_')}_URL`.toUpperCase();
}

export function splitUrl(url: string): { origin: string; rest: string } {
  const [, origin = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?(.*)$/is.exec(url) ?? [];
  return { origin, rest };
}

/** curl would leave out or rewrite parts of any other path. */
const TAKEN_AS_IS = /^(?:[/?][\u0021\u0022\u0024-\u007e]*)?$/;

function addressOptions({ url }: EvidenceExchange, base: string): string {
  const { rest } = splitUrl(url);
  if (TAKEN_AS_IS.test(rest.replaceAll(HIDDEN, ''))) return `--url "\${${base}}"${rest && word(rest)}`;
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  return `--url "\${${base}}" --request-target ${word(path, 'SECRET', 'latin1')}`;
}

const SKIPPED = new Set(['content-length', 'host', 'connection', 'transfer-encoding']);

function secretOf(name: string, value: string): string {
  if (name !== 'authorization') return 'SECRET';
  if (/^basic/i.test(value)) return 'BASIC_CREDENTIALS';
  return /^bearer/i.test(value) ? 'ACCESS_TOKEN' : 'SIGNATURE';
}

/** A shell takes no NUL, and only so much in one word. */
const LONGEST_WORD = 100_000;

export function needsBodyFile({ requestBody = '', requestEncoding }: EvidenceExchange): boolean {
  return requestEncoding !== undefined || requestBody.length > LONGEST_WORD || requestBody.includes('\0');
}

export function curlOf(
  exchange: EvidenceExchange,
  {
    base = baseName(exchange),
    bodyFile = `request-${exchange.n}.body`,
  }: { readonly base?: string; readonly bodyFile?: string } = {},
): string {
  const { method, requestBody } = exchange;
  const how = method === 'HEAD' ? '--head' : `-X ${shellWord(method)}`;
  const lines = [`curl -sS -i -g --http1.1 --path-as-is ${how} ${addressOptions(exchange, base)}`];
  // The headers as options; those that curl would add of its own accord are taken back.
  const { requestHeaders } = exchange;
  const options: string[] = [];
  const unwanted = new Set(['Accept', 'User-Agent', ...(requestBody === undefined ? [] : ['Content-Type', 'Expect'])]);
  for (const [name, value] of Object.entries(requestHeaders)) {
    const plain = name.toLowerCase();
    for (const added of unwanted) if (added.toLowerCase() === plain) unwanted.delete(added);
    if (SKIPPED.has(plain)) continue;
    const header = value.trim() === '' ? `${name};` : `${name}: ${value}`;
    options.push(`  -H ${word(header, secretOf(plain, value), 'latin1')}`);
  }
  for (const name of unwanted) options.push(`  -H '${name}:'`);
  lines.push(...options);
  if (requestBody !== undefined && needsBodyFile(exchange))
    lines.push(`  --data-binary @"$(dirname "$0")/${bodyFile}"`);
  else if (requestBody !== undefined) lines.push(`  --data-raw ${word(requestBody)}`);
  return lines.join(' \\\n');
}
