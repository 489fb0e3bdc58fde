import type { Evidence, EvidenceExchange } from './recorded-run.ts';

const HIDDEN = '•••';

/** Quotes for a shell; what was redacted becomes the variable `name`. */
export function quote(text: string, name: string): string {
  const parts = text.split(HIDDEN).map((part) => `'${part.replaceAll("'", `'\\''`)}'`);
  return parts.join(`"$${name}"`).replace(/^''(?=")|(?<=")''$/g, '');
}

const SKIPPED = new Set(['content-length', 'host', 'connection', 'transfer-encoding']);

/** The shell variable that stands for the secret of a header. */
function secretOf(name: string, value: string): string {
  if (name.toLowerCase() !== 'authorization') return 'SECRET';
  if (value.startsWith('Basic')) return 'BASIC_CREDENTIALS';
  return value.startsWith('Bearer') ? 'ACCESS_TOKEN' : 'SIGNATURE';
}

const baseName = (exchange: EvidenceExchange): string =>
  `${exchange.interface.replace(/[^A-Za-z0-9]/g, '_').toUpperCase()}_URL`;

/** One request as a curl command; addresses and secrets are shell variables. */
export function curlOf(exchange: EvidenceExchange): string {
  const { method, url, requestHeaders, requestBody } = exchange;
  const { origin } = new URL(url);
  const headers = Object.entries(requestHeaders)
    .filter(([name]) => !SKIPPED.has(name.toLowerCase()))
    .map(([name, value]) => `  -H ${quote(`${name}: ${value}`, secretOf(name, value))}`);
  const body = requestBody === undefined ? [] : [`  --data-binary ${quote(requestBody, 'SECRET')}`];
  const lines = [
    `curl -sS -i -X ${method} "$${baseName(exchange)}"${quote(url.slice(origin.length), 'SECRET')}`,
  ];
  return [...lines, ...headers, ...body].join(' \\\n');
}

function pauseBefore(exchange: EvidenceExchange, previous: EvidenceExchange | undefined): string[] {
  const span = previous ? (Date.parse(exchange.at) - Date.parse(previous.at)) / 1000 : 0;
  return span >= 1 ? [`# ${span} seconds pass on the clock of the target`] : [];
}

/** A shell script that sends the requests of an example again; secrets and addresses are shell variables. */
export function curlScript(rule: string, name: string, { exchanges }: Evidence): string {
  const bases = new Map(exchanges.map((each) => [baseName(each), new URL(each.url).origin]));
  const head = [
    '#!/bin/sh',
    `# ${rule}: ${name.replaceAll('\n', ' ')}`,
    '# Set the secrets first: BASIC_CREDENTIALS (base64), ACCESS_TOKEN, SIGNATURE or SECRET, as they occur below.',
    ...[...bases].map(([variable, origin]) => `: "\${${variable}:=${origin}}"`),
  ];
  const calls = exchanges.flatMap((exchange, at) => [
    '',
    ...pauseBefore(exchange, exchanges[at - 1]),
    curlOf(exchange),
    `# was answered with HTTP status ${exchange.status}`,
  ]);
  return `${[...head, ...calls].join('\n')}\n`;
}
