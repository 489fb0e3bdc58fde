import { cutInWords } from './cut-bodies.ts';
import type { Evidence, EvidenceExchange } from './recorded-run.ts';
import { HIDDEN } from './secret-forms.ts';

/** Quotes for a shell; what was redacted becomes the variable `name`. */
export function quote(text: string, name: string): string {
  const parts = text.split(HIDDEN).map((part) => `'${part.replaceAll("'", `'\\''`)}'`);
  return parts.join(`"\${${name}}"`).replace(/^''(?=")|(?<=")''$/g, '');
}

const SKIPPED = new Set(['content-length', 'host', 'connection', 'transfer-encoding']);

/** The shell variable that stands for the secret of a header. */
function secretOf(name: string, value: string): string {
  if (name.toLowerCase() !== 'authorization') return 'SECRET';
  if (/^basic/i.test(value)) return 'BASIC_CREDENTIALS';
  return /^bearer/i.test(value) ? 'ACCESS_TOKEN' : 'SIGNATURE';
}

/** What has to be in the variables that stand for secrets. */
const SECRETS: ReadonlyArray<[name: string, what: string]> = [
  ['BASIC_CREDENTIALS', 'key and secret, joined by a colon, in base64'],
  ['ACCESS_TOKEN', 'an access token that is valid now'],
  ['SIGNATURE', 'the signature of this very request'],
  ['SECRET', 'the secret that was left out here'],
];

const baseName = (exchange: EvidenceExchange): string =>
  `${exchange.interface.replace(/[^A-Za-z0-9]/g, '_').toUpperCase()}_URL`;

/** The address of a server, and everything after it; works for addresses that are none. */
export function splitUrl(url: string): { origin: string; rest: string } {
  const [, origin = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?(.*)$/is.exec(url) ?? [];
  return { origin, rest };
}

const STILL_THERE = /^(?:accept|user-agent|content-type)$/;

/** The headers as options; those that curl would add of its own accord are taken back. */
function headerOptions({ requestHeaders, requestBody }: EvidenceExchange): string[] {
  const names = Object.keys(requestHeaders).map((name) => name.toLowerCase());
  const given = Object.entries(requestHeaders)
    .filter(([name]) => !SKIPPED.has(name.toLowerCase()))
    .map(([name, value]) => quote(value === '' ? `${name};` : `${name}: ${value}`, secretOf(name, value)));
  const unwanted = ['Accept', 'User-Agent', ...(requestBody === undefined ? [] : ['Content-Type'])].filter(
    (name) => STILL_THERE.test(name.toLowerCase()) && !names.includes(name.toLowerCase()),
  );
  return [...given, ...unwanted.map((name) => `'${name}:'`)].map((header) => `  -H ${header}`);
}

/** A shell takes no NUL, and only so much in one word. */
const LONGEST_WORD = 100_000;

const fitsAWord = (body: string): boolean => body.length <= LONGEST_WORD && !body.includes('\0');

/** The file beside the script that holds a body which no shell could take. */
const bodyFile = ({ n }: EvidenceExchange): string => `request-${n}.body`;

function bodyOption(exchange: EvidenceExchange): string[] {
  const { requestBody } = exchange;
  if (requestBody === undefined) return [];
  if (!fitsAWord(requestBody)) return [`  --data-binary @"$(dirname "$0")/${bodyFile(exchange)}"`];
  const word = quote(requestBody, 'SECRET');
  return [`  --data-raw ${word === '' ? "''" : word}`];
}

/** One request as a curl command; addresses and secrets are shell variables. */
export function curlOf(exchange: EvidenceExchange): string {
  const { method, url } = exchange;
  const how = method === 'HEAD' ? '--head' : `-X ${quote(method, 'SECRET')}`;
  const first = `curl -sS -i -g --path-as-is ${how} "\${${baseName(exchange)}}"${quote(splitUrl(url).rest, 'SECRET')}`;
  return [first, ...headerOptions(exchange), ...bodyOption(exchange)].join(' \\\n');
}

function pauseBefore(exchange: EvidenceExchange, previous: EvidenceExchange | undefined): string[] {
  const span = previous ? (Date.parse(exchange.at) - Date.parse(previous.at)) / 1000 : 0;
  return span >= 1 ? [`# ${span} seconds pass on the clock of the target`] : [];
}

/** The lines about one request; one of which only the beginning was kept is not sent as if that were all. */
function callOf(exchange: EvidenceExchange): string[] {
  const { n, requestCut, status } = exchange;
  if (requestCut) return [`echo '# request ${n} is left out: ${cutInWords(requestCut)}'`];
  return [curlOf(exchange), `echo; echo '# was answered with HTTP status ${status}'`];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A shell script that sends the requests of an example again; secrets and addresses are shell variables. */
export function curlScript(rule: string, name: string, { exchanges }: Evidence): string {
  const bases = new Map(exchanges.map((each) => [baseName(each), splitUrl(each.url).origin]));
  const calls = exchanges.flatMap((exchange, at) => [
    '',
    ...pauseBefore(exchange, exchanges[at - 1]),
    ...callOf(exchange),
  ]);
  const text = calls.join('\n');
  const head = [
    '#!/bin/sh',
    `# ${rule}: ${oneLine(name)}`,
    '# Sends the requests of this example again; an address or a secret can be given in its variable.',
    'set -eu',
    ...[...bases].map(([variable, origin]) => `: "\${${variable}:=${origin}}"`),
    ...SECRETS.filter(([variable]) => text.includes(`\${${variable}}`)).map(
      ([variable, what]) => `: "\${${variable}:?set it to ${what}}"`,
    ),
  ];
  return `${[...head, text].join('\n')}\n`;
}

/** The bodies that a script takes from files beside it, by file name. */
export function bodyFiles({ exchanges }: Evidence): Array<[name: string, body: string]> {
  return exchanges.flatMap(
    (exchange): Array<[string, string]> =>
      exchange.requestBody !== undefined && !exchange.requestCut && !fitsAWord(exchange.requestBody)
        ? [[bodyFile(exchange), exchange.requestBody]]
        : [],
  );
}
