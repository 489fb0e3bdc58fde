import { bytesOf } from '../ground/bodies/byte-text.ts';
import type { Evidence, EvidenceExchange } from '../ground/evidence/recorded-run.ts';
import { shellComment, shellWord } from '../ground/quote/shell.ts';
import { HIDDEN } from '../ground/secrets/secret-forms.ts';
import { baseName, curlOf, needsBodyFile } from './curl.ts';
import { curlObstacle } from './curl-obstacle.ts';

/** What has to be in the variables that stand for secrets. */
const SECRETS: ReadonlyArray<[name: string, what: string]> = [
  ['BASIC_CREDENTIALS', 'key and secret, joined by a colon, in base64'],
  ['ACCESS_TOKEN', 'an access token that is valid now'],
  ['SIGNATURE', 'the signature of this very request'],
  ['SECRET', 'the secret that was left out here'],
];

/** The name of the file with the body of a request; `example` tells the examples of a rule apart. */
const bodyFileOf = ({ n }: EvidenceExchange, example: string): string => `request${example}-${Number(n)}.body`;

const originOf = ({ url }: EvidenceExchange): string => new URL(url).origin;

/** The variables with the addresses: one for each server, so that none gets what another was sent. */
function variablesOf(exchanges: readonly EvidenceExchange[]): Map<string, Map<string, string>> {
  const all = new Map<string, Map<string, string>>();
  for (const exchange of exchanges) {
    const name = baseName(exchange);
    const origins = all.get(name) ?? new Map<string, string>();
    const origin = originOf(exchange);
    if (!origins.has(origin)) origins.set(origin, origins.size === 0 ? name : `${name}_${origins.size + 1}`);
    all.set(name, origins);
  }
  return all;
}

function pauseBefore(exchange: EvidenceExchange, previous: EvidenceExchange | undefined): string[] {
  const span = previous ? (Date.parse(exchange.at) - Date.parse(previous.at)) / 1000 : 0;
  return span >= 1 ? [`# ${span} seconds pass on the clock of the target`] : [];
}

const say = (sentence: string): string => `echo; echo ${shellWord(`# ${sentence}`)}`;

function call(exchange: EvidenceExchange, base: string, example: string): string[] {
  const bodyFile = bodyFileOf(exchange, example);
  const leftOut = needsBodyFile(exchange) && exchange.requestBody?.includes(HIDDEN);
  return [
    ...(leftOut ? [`# ${bodyFile} has ${HIDDEN} where a secret was left out`] : []),
    curlOf(exchange, { base, bodyFile }),
    say(`was answered with HTTP status ${Number(exchange.status)}`),
  ];
}

/** What a script is about: its rule, the name of its example, and what tells the files of that example apart. */
export interface ScriptSubject {
  readonly rule: string;
  readonly name: string;
  readonly example?: string;
}

/** A shell script that sends the requests of an example again; secrets and addresses are shell variables. */
export function curlScript({ rule, name, example = '' }: ScriptSubject, { exchanges }: Evidence): string {
  const variables = variablesOf(exchanges.filter((each) => !curlObstacle(each)));
  const calls = exchanges.flatMap((exchange, at) => {
    const obstacle = curlObstacle(exchange);
    const base = obstacle ? '' : (variables.get(baseName(exchange))?.get(originOf(exchange)) ?? '');
    return [
      '',
      ...pauseBefore(exchange, exchanges[at - 1]),
      ...(obstacle ? [say(`request ${Number(exchange.n)} is left out: ${obstacle}`)] : call(exchange, base, example)),
    ];
  });
  const text = calls.join('\n');
  const head = [
    '#!/bin/sh',
    `# ${shellComment(`${rule}: ${name}`)}`,
    '# Sends the requests of this example again; an address or a secret can be given in its variable.',
    'set -eu',
    ...[...variables.values()]
      .flatMap((origins) => [...origins])
      .map(([origin, variable]) => `[ -n "\${${variable}-}" ] || ${variable}=${shellWord(origin)}`),
    ...SECRETS.filter(([variable]) => text.includes(`"\${${variable}}"`)).map(
      ([variable, what]) => `: "\${${variable}:?set it to ${what}}"`,
    ),
  ];
  return `${[...head, text].join('\n')}\n`;
}

/** The bodies that a script takes from files beside it, by file name. */
export function bodyFiles({ exchanges }: Evidence, example = ''): Array<[name: string, body: Uint8Array]> {
  return exchanges
    .filter((exchange) => exchange.requestBody !== undefined && needsBodyFile(exchange) && !curlObstacle(exchange))
    .map((exchange) => [
      bodyFileOf(exchange, example),
      bytesOf(exchange.requestBody as string, exchange.requestEncoding),
    ]);
}
