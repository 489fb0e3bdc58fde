import { rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startPlatform, UnknownFault, UnknownVariant } from './compose.ts';

const HELP = `plumbline serve: the reference implementation as a local platform

  --host ADDRESS          where to listen (127.0.0.1)
  --port-base N           first port, 0 for free ones (4010)
  --ready-file FILE       written once every listener answers
  --random-credentials    new credentials at every start
  --legacy-hmac           also accepts the signatures of older clients
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

/** Text of a request in an error cannot control a terminal. */
const printable = (text: string): string => text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '?');

function readFlags() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        'port-base': { type: 'string', default: '4010' },
        'ready-file': { type: 'string' },
        'random-credentials': { type: 'boolean', default: false },
        'legacy-hmac': { type: 'boolean', default: false },
        'lab-name': { type: 'string', multiple: true, default: [] },
        callbacks: { type: 'string', default: 'any' },
        variant: { type: 'string' },
        fault: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return stop(`${(error as Error).message.split('.')[0]}; --help lists the options.`, 2);
  }
}

function explain(error: NodeJS.ErrnoException & { port?: number }): never {
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

function lines(shown: object, indent = ''): string {
  return Object.entries(shown)
    .map(([name, value]) =>
      typeof value === 'object' && value !== null
        ? `${indent}${name}\n${lines(value, `${indent}  `)}`
        : `${indent}${name.padEnd(16)}${value}\n`,
    )
    .join('');
}

type Flags = ReturnType<typeof readFlags>;

const portBaseOf = ({ 'port-base': given }: Flags): number => {
  const base = Number(given);
  if (Number.isInteger(base) && base >= 0 && base <= 65_500) return base;
  return stop(`--port-base ${given} is not a port; give a number from 1 to 65500, or 0 for free ports.`, 2);
};

const callbacksOf = ({ callbacks }: Flags): 'any' | 'public-only' =>
  callbacks === 'any' || callbacks === 'public-only'
    ? callbacks
    : stop(`--callbacks ${callbacks} is unknown; say any or public-only.`, 2);

/** Logs a defect; nothing that a client sends ends the process. A closed output is not a defect. */
function crashed(error: unknown, operation: string): void {
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
  process.stderr.write(`crash in ${operation}: ${printable((error as Error).stack ?? String(error))}\n`);
}

/** Starts the platform with the flags; exits with a sentence if it cannot listen. */
function start(flags: Flags): ReturnType<typeof startPlatform> {
  return startPlatform({
    host: flags.host,
    labNames: flags['lab-name'],
    portBase: portBaseOf(flags),
    faults: flags.fault,
    variant: flags.variant,
    callbacks: callbacksOf(flags),
    settings: { legacyHmac: flags['legacy-hmac'] },
    defaultWorld: flags['random-credentials'] ? 'random' : 'repeatable',
    crashed,
    remembersRequests: true,
  }).catch(explain);
}

async function main(): Promise<void> {
  const flags = readFlags();
  if (flags.help) return void process.stdout.write(HELP);
  const platform = await start(flags);
  process.on('uncaughtException', (error) => crashed(error, 'background work'));
  const ready = { ...platform.addresses, credentials: platform.credentials };
  const file = flags['ready-file'];
  if (file) {
    await writeFile(file, `${JSON.stringify(ready, null, 2)}\n`).catch((error) =>
      stop(`cannot write the ready file: ${error.message}.`, 2),
    );
  }
  const text = `Plumbline reference implementation\n\n${lines(ready)}\nOpen ${platform.addresses.lab} in a browser to look inside. Ctrl-C ends it.\n`;
  process.stdout.write(flags.json ? `${JSON.stringify(ready)}\n` : text);
  const end = async (): Promise<void> => {
    if (file) await rm(file, { force: true });
    await platform.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}

await main();
