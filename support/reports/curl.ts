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

const SKIPPED = new Set(['content-length', 'host', 'connection', 'transfer-encoding']);

/** A shell takes no NUL, and only so much in one word. */
const LONGEST_WORD = 100_000;

export function needsBodyFile({ requestBody = '', requestEncoding }: EvidenceExchange): boolean {
  return requestEncoding !== undefined || requestBody.length > LONGEST_WORD || requestBody.includes('\0');
}

export function curlOf(
  exchange: EvidenceExchange,
  given: { readonly base?: string; readonly bodyFile?: string } = {},
): string {
  const { base = baseName(exchange), bodyFile = `request-${exchange.n}.body` } = given;
  const { method, requestBody, requestHeaders } = exchange;
  const how = method === 'HEAD' ? '--head' : `-X ${shellWord(method)}`;
  const { rest } = splitUrl(exchange.url);
  const isAsIs = TAKEN_AS_IS.test(rest.replaceAll(HIDDEN, ''));
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  const target = isAsIs ? rest && word(rest) : ` --request-target ${word(path, 'SECRET', 'latin1')}`;
  const lines = [`curl -sS -i -g --http1.1 --path-as-is ${how} --url "\${${base}}"${target}`];
  // The headers as options; those that curl would add of its own accord are taken back.
  const unwanted = new Set(['Accept', 'User-Agent', ...(requestBody === undefined ? [] : ['Content-Type', 'Expect'])]);
  for (const [name, value] of Object.entries(requestHeaders)) {
    const plain = name.toLowerCase();
    for (const added of unwanted) if (added.toLowerCase() === plain) unwanted.delete(added);
    if (SKIPPED.has(plain)) continue;
    const header = value.trim() === '' ? `${name};` : `${name}: ${value}`;
    let secret = 'SECRET';
    if (plain === 'authorization') secret = /^bearer/i.test(value) ? 'ACCESS_TOKEN' : 'SIGNATURE';
    if (plain === 'authorization' && /^basic/i.test(value)) secret = 'BASIC_CREDENTIALS';
    lines.push(`  -H ${word(header, secret, 'latin1')}`);
  }
  for (const name of unwanted) lines.push(`  -H '${name}:'`);
  if (requestBody !== undefined && needsBodyFile(exchange))
    lines.push(`  --data-binary @"$(dirname "$0")/${bodyFile}"`);
  else if (requestBody !== undefined) lines.push(`  --data-raw ${word(requestBody)}`);
  return lines.join(' \\\n');
}
