import { bytesOf } from '../ground/bodies/byte-text.ts';
import type { Evidence, EvidenceExchange } from '../ground/evidence/recorded-run.ts';
import { shellComment, shellWord } from '../ground/quote/shell.ts';
import { HIDDEN } from '../ground/secrets/secret-forms.ts';
import { baseName, curlOf, needsBodyFile } from './curl.ts';

const SECRETS: ReadonlyArray<[name: string, what: string]> = [
  ['BASIC_CREDENTIALS', 'key and secret, joined by a colon, in base64'],
  ['ACCESS_TOKEN', 'an access token that is valid now'],
  ['SIGNATURE', 'the signature of this very request'],
  ['SECRET', 'the secret that was left out here'],
];

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const FIELD_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
const TARGET = /^[\u0021-\u00ff]*$/;

function obstacleIn({ method, url, requestHeaders, requestBody, requestCut }: EvidenceExchange): string | undefined {
  if (!TOKEN.test(method)) return 'its method is not an HTTP method';
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 'its address is not an HTTP address';
  if (!TARGET.test(url.replaceAll(HIDDEN, '').replace(/^https?:\/\/[^/?#]*/i, '')))
    return 'its address holds characters that a request line cannot hold';
  for (const [name, value] of Object.entries(requestHeaders))
    if (!TOKEN.test(name) || !FIELD_VALUE.test(value.replaceAll(HIDDEN, '')))
      return 'it has a header that HTTP cannot express';
  if (method === 'HEAD' && requestBody !== undefined) return 'curl sends no body with HEAD';
  return requestCut ? `only the beginning of its body of ${Number(requestCut.length)} bytes was kept` : undefined;
}

function bodyFileOf({ n }: EvidenceExchange, example: string): string {
  return `request${example}-${Number(n)}.body`;
}

function say(sentence: string): string {
  return `echo; echo ${shellWord(`# ${sentence}`)}`;
}

function callLines(
  exchange: EvidenceExchange,
  previous: EvidenceExchange | undefined,
  { variables, example }: { variables: ReadonlyMap<string, ReadonlyMap<string, string>>; example: string },
): string[] {
  const lines = [''];
  const span = previous ? (Date.parse(exchange.at) - Date.parse(previous.at)) / 1000 : 0;
  if (span >= 1) lines.push(`# ${span} seconds pass on the clock of the target`);
  const obstacle = obstacleIn(exchange);
  if (obstacle) return [...lines, say(`request ${Number(exchange.n)} is left out: ${obstacle}`)];

  const base = variables.get(baseName(exchange))?.get(new URL(exchange.url).origin) ?? '';
  const bodyFile = bodyFileOf(exchange, example);
  if (needsBodyFile(exchange) && exchange.requestBody?.includes(HIDDEN))
    lines.push(`# ${bodyFile} has ${HIDDEN} where a secret was left out`);
  lines.push(curlOf(exchange, { base, bodyFile }), say(`was answered with HTTP status ${Number(exchange.status)}`));
  return lines;
}

export function curlScript(
  { rule, name, example = '' }: { rule: string; name: string; example?: string },
  { exchanges }: Evidence,
): string {
  // The variables with the addresses, by name and origin: no server gets what another was sent.
  const variables = new Map<string, Map<string, string>>();
  for (const exchange of exchanges) {
    if (obstacleIn(exchange)) continue;
    const name = baseName(exchange);
    const origins = variables.get(name) ?? new Map<string, string>();
    const { origin } = new URL(exchange.url);
    if (!origins.has(origin)) origins.set(origin, origins.size === 0 ? name : `${name}_${origins.size + 1}`);
    variables.set(name, origins);
  }
  const calls: string[] = [];
  for (const [at, exchange] of exchanges.entries())
    calls.push(...callLines(exchange, exchanges[at - 1], { variables, example }));
  const text = calls.join('\n');

  const head = [
    '#!/bin/sh',
    `# ${shellComment(`${rule}: ${name}`)}`,
    '# Sends the requests of this example again; an address or a secret can be given in its variable.',
    'set -eu',
  ];
  for (const origins of variables.values())
    for (const [origin, variable] of origins)
      head.push(`[ -n "\${${variable}-}" ] || ${variable}=${shellWord(origin)}`);
  for (const [variable, what] of SECRETS)
    if (text.includes(`"\${${variable}}"`)) head.push(`: "\${${variable}:?set it to ${what}}"`);
  return `${[...head, text].join('\n')}\n`;
}

export function bodyFiles({ exchanges }: Evidence, example = ''): Array<[name: string, body: Uint8Array]> {
  const files: Array<[name: string, body: Uint8Array]> = [];
  for (const exchange of exchanges) {
    const { requestBody, requestEncoding } = exchange;
    if (requestBody === undefined || !needsBodyFile(exchange) || obstacleIn(exchange)) continue;
    files.push([bodyFileOf(exchange, example), bytesOf(requestBody, requestEncoding)]);
  }
  return files;
}
