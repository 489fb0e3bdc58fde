import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { crashed, watchOutput } from './command-output.ts';
import { startPlatform, UnknownVariant } from './compose.ts';
import { UnknownFault } from './first-faults.ts';
import { systemWords } from './kernel/system-words.ts';
import { UnusableData } from './kernel/unusable-data.ts';
import { openJournal } from './open-journal.ts';
import { readyText, removeReady, writeReady } from './ready-files.ts';
import type { Journal } from './worlds/journal.ts';
import type { Settings } from './worlds/settings.ts';

const HELP = `plumbline serve: the reference implementation as a local platform

  --host ADDRESS          where to listen (127.0.0.1)
  --port-base N           first port, 0 for free ones (4010)
  --ready-file FILE       addresses and credentials as JSON, written once every listener answers
  --env FILE              the credentials as "export NAME=…" lines for a shell, written at the same time
  --data FILE             keeps worlds in a file, so that they outlive the process, however it ends
  --random-credentials    new credentials at every start
  --legacy-hmac           also accepts the signatures of older clients
  --header-prefix PREFIX  begins the names of the platform's own headers (X-Platform-)
  --downstream ADDRESS    a conversation service that gets the calls of the standalone API instead
  --lab-name NAME         another host name that the lab answers to; may be repeated
  --callbacks WHERE       any (default), or public-only: never to private, local or metadata addresses
  --variant NAME          twin: another platform that conforms to the document but differs wherever it leaves a choice
  --fault ID              starts with a deliberate fault; may be repeated
  --json                  addresses and credentials as JSON, as in the ready file
`;

/** Exits with one sentence on standard error. */
function stop(sentence: string, code: number): never {
  process.stderr.write(`plumbline serve: ${sentence}\n`);
  process.exit(code);
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** Options that may be given several times. */
const REPEATED = ['fault', 'lab-name'];

/** Ends the command over an option that is given twice, or with an empty value, which would stand for every address. */
function requireOneValue(tokens: readonly Token[]): void {
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    if (token.value === '') stop(`${token.rawName} is given without a value; name one, or leave it out.`, 2);
    if (given.has(token.name) && !REPEATED.includes(token.name))
      stop(`${token.rawName} is given twice, the second time as ${token.value}; give it once.`, 2);
    given.add(token.name);
  }
}

function readFlags() {
  try {
    const { values, tokens } = parseArgs({
      tokens: true,
      args: process.argv.slice(3),
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        'port-base': { type: 'string', default: '4010' },
        'ready-file': { type: 'string' },
        env: { type: 'string' },
        data: { type: 'string' },
        'random-credentials': { type: 'boolean', default: false },
        'legacy-hmac': { type: 'boolean', default: false },
        'header-prefix': { type: 'string' },
        downstream: { type: 'string' },
        'lab-name': { type: 'string', multiple: true, default: [] },
        callbacks: { type: 'string', default: 'any' },
        variant: { type: 'string' },
        fault: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    requireOneValue(tokens);
    return values;
  } catch (error) {
    const [, option] = /^Option '(\S+)' argument is ambiguous/.exec((error as Error).message) ?? [];
    if (option) stop(`${option} needs a value that begins with no dash; --help lists the options.`, 2);
    return stop(`${(error as Error).message.split('.')[0]}; --help lists the options.`, 2);
  }
}

function explain(error: NodeJS.ErrnoException & { port?: number }): never {
  if (error instanceof UnusableData) stop(`${error.message}.`, 2);
  if (error instanceof UnknownVariant) stop(`${error.message}.`, 2);
  if (error instanceof UnknownFault) stop(`${error.message}; plumbline rules ID lists the faults of a rule.`, 2);
  if (error.code === 'EADDRINUSE')
    stop(`port ${error.port} is in use; choose another --port-base, or 0 for free ports.`, 2);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    stop(`cannot listen there: ${error.message}; give --host an address of this machine.`, 2);
  if (error.code === 'EACCES')
    stop(`not allowed to listen there: ${error.message}; choose a --port-base above 1023.`, 2);
  return stop(error.stack ?? String(error), 5);
}

type Flags = ReturnType<typeof readFlags>;

function labNamesOf({ 'lab-name': names }: Flags): readonly string[] {
  const wrong = names.find((name) => !/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/.test(name));
  if (wrong === undefined) return names;
  return stop(`--lab-name ${wrong} is not the name of a host; give one such as lab.example.com.`, 2);
}

const portBaseOf = ({ 'port-base': given }: Flags): number => {
  const base = Number(given);
  if (Number.isInteger(base) && base >= 0 && base <= 65_500) return base;
  return stop(`--port-base ${given} is not a port; give a number from 1 to 65500, or 0 for free ports.`, 2);
};

const callbacksOf = ({ callbacks }: Flags): 'any' | 'public-only' =>
  callbacks === 'any' || callbacks === 'public-only'
    ? callbacks
    : stop(`--callbacks ${callbacks} is unknown; say any or public-only.`, 2);

function settingsOf(flags: Flags): Partial<Settings> {
  const { 'legacy-hmac': legacyHmac, 'header-prefix': headerPrefix, downstream } = flags;
  if (headerPrefix !== undefined && !/^[A-Za-z][A-Za-z0-9-]*-$/.test(headerPrefix))
    stop(`--header-prefix ${headerPrefix} cannot begin a header; give one such as X-Partner-.`, 2);
  if (downstream !== undefined && !/^https?:\/\/[^/?#]+(\/[^?#]*[^/?#])?$/.test(downstream))
    stop(
      `--downstream ${downstream} is not an address; give one such as http://127.0.0.1:4900, without a slash at its end.`,
      2,
    );
  return { legacyHmac, ...(headerPrefix === undefined ? {} : { headerPrefix }), downstream };
}

const warn = (sentence: string): void => void process.stderr.write(`plumbline serve: ${sentence}.\n`);

/** Opens the journal of the data file, if there is one. */
async function journalOf(flags: Flags): Promise<Journal | undefined> {
  const { data, fault, variant, 'legacy-hmac': legacyHmac, 'header-prefix': headerPrefix } = flags;
  if (data === undefined) return undefined;
  if (variant !== undefined) stop('--data keeps worlds of the documented platform only; leave out --variant.', 2);
  return openJournal(data, { fault, 'legacy-hmac': legacyHmac, 'header-prefix': headerPrefix ?? null }, warn);
}

/** Starts the platform with the flags; exits with a sentence if it cannot listen. */
async function start(flags: Flags): ReturnType<typeof startPlatform> {
  const journal = await journalOf(flags).catch(explain);
  return startPlatform({
    journal,
    host: flags.host,
    labNames: labNamesOf(flags),
    portBase: portBaseOf(flags),
    faults: flags.fault,
    variant: flags.variant,
    callbacks: callbacksOf(flags),
    settings: settingsOf(flags),
    defaultWorld: flags['random-credentials'] ? 'random' : 'repeatable',
    crashed,
    advise: (sentence) => void process.stderr.write(`plumbline serve: a request was refused: ${sentence}.\n`),
    remembersRequests: true,
  }).catch(explain);
}

/** Says what becomes of callbacks that were neither taken nor given up. */
function tellPending(count: number, isKept: boolean): void {
  if (count === 0) return;
  const [callbacks, verb] = count === 1 ? ['1 callback', 'is'] : [`${count} callbacks`, 'are'];
  warn(
    isKept
      ? `${callbacks} to be delivered ${verb} kept in the data file and sent after the next start`
      : `${callbacks} to be delivered ${verb} given up; --data FILE keeps them for the next start`,
  );
}

async function main(): Promise<void> {
  watchOutput(stop, () => undefined);
  const flags = readFlags();
  if (flags.help) return void process.stdout.write(HELP);
  const files = { json: flags['ready-file'], environment: flags.env };
  if (files.json !== undefined && files.environment !== undefined && resolve(files.json) === resolve(files.environment))
    stop('--ready-file and --env name one file; give each its own.', 2);
  const platform = await start(flags);
  process.on('uncaughtException', (error) => crashed(error, 'background work'));
  const ready = { ...platform.addresses, credentials: platform.credentials };
  await writeReady(ready, files).catch((error) =>
    stop(`cannot write ${[files.environment, files.json].filter(Boolean).join(' and ')}: ${systemWords(error)}.`, 2),
  );
  const known = flags['random-credentials']
    ? ''
    : 'Anyone can know these credentials; --random-credentials makes others.\n';
  const text = `Plumbline reference implementation\n\n${readyText(ready)}\n${known}Open ${platform.addresses.lab} in a browser to look inside. Ctrl-C ends it.\n`;
  process.stdout.write(flags.json ? `${JSON.stringify(ready)}\n` : text);
  const end = async (): Promise<void> => {
    tellPending(platform.pendingCallbacks(), flags.data !== undefined);
    await removeReady(files);
    await platform.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}

await main();
