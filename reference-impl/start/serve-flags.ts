import { join, parse, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Certificate } from '../http/connections.ts';
import type { Settings } from '../worlds/settings.ts';
import { certificateIn, ownCertificate } from './certificate.ts';
import { stop } from './command-output.ts';
import type { ReadyFiles } from './ready-files.ts';

export const HELP = `plumbline serve: the reference implementation as a local platform

  --host ADDRESS          where to listen (127.0.0.1)
  --port-base N           first port, 0 for free ones (4010)
  --ready-file FILE       addresses and credentials as JSON, written once every listener answers
  --env FILE              addresses and credentials as "export NAME=…" lines for a shell, written at the same time
  --setup FILE            what the first world is set up with: an export of the lab, perhaps with messages
  --tls                   speaks HTTPS too, on the same ports, with a certificate that is written beside the ready file
  --cert FILE --key FILE  the same with a certificate and a key of your own, in PEM
  --data FILE             keeps worlds in a file, so that they outlive the process, however it ends
  --random-credentials    new credentials at every start
  --legacy-hmac           also accepts the signatures of older clients
  --signed-dates WHICH    world (default), or either: the Date of a signed request may be near the clock of its world or of this machine
  --header-prefix PREFIX  begins the names of the platform's own headers (X-Platform-)
  --opt-out-words LIST    the words that opt out, with commas in between (STOP)
  --downstream ADDRESS    a conversation service that gets the calls of the standalone API instead
  --lab-name NAME         another host name that the lab answers to; may be repeated
  --callbacks WHERE       any (default), or public-only: never to private, local or metadata addresses
  --alternative NAME      shows a behaviour that the document permits instead of the usual one; may be repeated
  --variant NAME          twin: another platform that conforms to the document but differs wherever it leaves a choice
  --fault ID              starts with a deliberate fault; may be repeated
  --json                  addresses and credentials as JSON, as in the ready file
`;

const REPEATED = ['alternative', 'fault', 'lab-name'];

const OPTIONS = {
  host: { type: 'string', default: '127.0.0.1' },
  'port-base': { type: 'string', default: '4010' },
  'ready-file': { type: 'string' },
  env: { type: 'string' },
  data: { type: 'string' },
  setup: { type: 'string' },
  tls: { type: 'boolean', default: false },
  cert: { type: 'string' },
  key: { type: 'string' },
  'random-credentials': { type: 'boolean', default: false },
  'legacy-hmac': { type: 'boolean', default: false },
  'signed-dates': { type: 'string', default: 'world' },
  'header-prefix': { type: 'string' },
  'opt-out-words': { type: 'string' },
  downstream: { type: 'string' },
  'lab-name': { type: 'string', multiple: true, default: [] as string[] },
  callbacks: { type: 'string', default: 'any' },
  alternative: { type: 'string', multiple: true, default: [] as string[] },
  variant: { type: 'string' },
  fault: { type: 'string', multiple: true, default: [] as string[] },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies ParseArgsConfig['options'];

/** The options of a command line. Ends the command with a sentence for anything else. */
export function readFlags(args: readonly string[]) {
  try {
    const { values, tokens } = parseArgs({ tokens: true, args: [...args], options: OPTIONS });
    // Ends the command over an option that is given twice, or with an empty value, which would stand for every
    // address.
    const given = new Set<string>();
    for (const token of tokens) {
      if (token.kind !== 'option' || token.value === undefined) continue;
      if (token.value === '') stop(`${token.rawName} is given without a value; name one, or leave it out.`, 2);
      if (given.has(token.name) && !REPEATED.includes(token.name))
        stop(`${token.rawName} is given twice, the second time as ${token.value}; give it once.`, 2);
      given.add(token.name);
    }
    return values;
  } catch (error) {
    const [, option] = /^Option '(\S+)' argument is ambiguous/.exec((error as Error).message) ?? [];
    if (option) stop(`${option} needs a value that begins with no dash; --help lists the options.`, 2);
    return stop(`${(error as Error).message.split('.')[0]}; --help lists the options.`, 2);
  }
}

export type Flags = ReturnType<typeof readFlags>;

function labNamesOf({ 'lab-name': names }: Flags): readonly string[] {
  const wrong = names.find((name) => !/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/.test(name));
  if (wrong === undefined) return names;
  return stop(`--lab-name ${wrong} is not the name of a host; give one such as lab.example.com.`, 2);
}

function portBaseOf({ 'port-base': given }: Flags): number {
  const base = Number(given);
  if (Number.isInteger(base) && base >= 0 && base <= 65_500) return base;
  return stop(`--port-base ${given} is not a port; give a number from 1 to 65500, or 0 for free ports.`, 2);
}

function wordOf<Word extends string>(option: string, given: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === given);
  return found ?? stop(`--${option} ${given} is unknown; say ${words.join(' or ')}.`, 2);
}

function optOutWordsOf({ 'opt-out-words': given }: Flags): Pick<Settings, 'optOutWords'> | undefined {
  if (given === undefined) return undefined;
  const words = given.split(',').map((word) => word.trim().toUpperCase());
  if (words.every((word) => word !== '')) return { optOutWords: words };
  return stop(`--opt-out-words ${given} has an empty word; give some such as STOP,UNSUBSCRIBE.`, 2);
}

/** What the document leaves open, as far as the operator says. */
function settingsOf(flags: Flags): Partial<Settings> {
  const { 'legacy-hmac': legacyHmac, 'header-prefix': headerPrefix, downstream } = flags;
  if (headerPrefix !== undefined && !/^[A-Za-z][A-Za-z0-9-]*-$/.test(headerPrefix))
    stop(`--header-prefix ${headerPrefix} cannot begin a header; give one such as X-Partner-.`, 2);
  if (downstream !== undefined && !/^https?:\/\/[^/?#]+(\/[^?#]*[^/?#])?$/.test(downstream))
    stop(
      `--downstream ${downstream} is not an address; give one such as http://127.0.0.1:4900, without a slash at its end.`,
      2,
    );
  const signedDates = wordOf('signed-dates', flags['signed-dates'], ['world', 'either']);
  const prefix = headerPrefix === undefined ? {} : { headerPrefix };
  return { legacyHmac, signedDates, ...prefix, ...optOutWordsOf(flags), downstream };
}

/** What the flags say of the platform. Ends the command with a sentence over what cannot be. */
export const optionsOf = (flags: Flags) => ({
  host: flags.host,
  labNames: labNamesOf(flags),
  portBase: portBaseOf(flags),
  faults: flags.fault,
  alternatives: flags.alternative,
  variant: flags.variant,
  callbacks: wordOf('callbacks', flags.callbacks, ['any', 'public-only']),
  settings: settingsOf(flags),
  defaultWorld: flags['random-credentials'] ? ('random' as const) : ('repeatable' as const),
});

/** The certificate for HTTPS, if it is wanted. Ends the command with a sentence over one that cannot be used. */
export async function certificateOf(flags: Flags): Promise<Certificate | undefined> {
  const { tls, cert, key, host, 'lab-name': names } = flags;
  if ((cert === undefined) !== (key === undefined))
    stop(
      `--${cert ? 'cert' : 'key'} is given without --${cert ? 'key' : 'cert'}; give both, or --tls for a certificate of its own.`,
      2,
    );
  if (tls && cert) stop('--tls makes a certificate, and --cert names one; give one of the two.', 2);
  if (cert !== undefined && key !== undefined) return certificateIn({ cert, key });
  return tls ? ownCertificate([host, ...names].filter((name) => name !== '0.0.0.0' && name !== '::')) : undefined;
}

/** The files to write once the platform is ready; an own certificate is beside the first of them. */
export function readyFilesOf({ 'ready-file': json, env: environment, tls, cert }: Flags): ReadyFiles {
  if (json !== undefined && environment !== undefined && resolve(json) === resolve(environment))
    stop('--ready-file and --env name one file; give each its own.', 2);
  const beside = json ?? environment;
  if (!tls || beside === undefined) return { json, environment, certificate: cert };
  const { dir, name } = parse(beside);
  return { json, environment, certificate: join(dir, `${name}.pem`), ownsCertificate: true };
}
