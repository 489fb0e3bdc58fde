import { resolve } from 'node:path';
import { startPlatform } from './compose.ts';
import type { Certificate } from './http/connections.ts';
import { openJournal } from './keep/open-journal.ts';
import { systemWords, UnusableData } from './kernel/unusable-data.ts';
import { crashed, stop, warn, watchOutput } from './start/command-output.ts';
import { UnknownDeviation, UnknownVariant } from './start/first-behaviour.ts';
import { readyText, removeReady, writeReady } from './start/ready-files.ts';
import { certificateOf, type Flags, HELP, optionsOf, readFlags, readyFilesOf } from './start/serve-flags.ts';
import { readSetup } from './start/set-up.ts';
import type { Journal } from './worlds/journal.ts';

function explain(error: NodeJS.ErrnoException & { port?: number }): never {
  if (error instanceof UnusableData || error instanceof UnknownVariant) stop(`${error.message}.`, 2);
  if (error instanceof UnknownDeviation) stop(error.message, 2);
  if (error.code === 'EADDRINUSE')
    stop(`port ${error.port} is in use; choose another --port-base, or 0 for free ports.`, 2);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    stop(`cannot listen there: ${error.message}; give --host an address of this machine.`, 2);
  if (error.code === 'EACCES')
    stop(`not allowed to listen there: ${error.message}; choose a --port-base above 1023.`, 2);
  if (error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes("'libsql'"))
    stop('--data needs the package libsql, which is not installed; npm install libsql, or leave --data out.', 2);
  return stop(error.stack ?? String(error), 5);
}

async function journalOf(flags: Flags): Promise<Journal | undefined> {
  const { data, fault, variant, alternative, 'legacy-hmac': legacyHmac, 'header-prefix': headerPrefix } = flags;
  if (data === undefined) return undefined;
  const other = variant === undefined ? alternative.length > 0 && '--alternative' : '--variant';
  if (other) stop(`--data keeps worlds of the documented platform only; leave out ${other}.`, 2);
  const manners = { fault, 'legacy-hmac': legacyHmac, 'header-prefix': headerPrefix ?? null };
  // What decides how a platform answers and older data files do not name: there only where it is not as usual.
  const { 'opt-out-words': words, 'signed-dates': dates } = flags;
  const laterManners = {
    ...(words === undefined ? {} : { 'opt-out-words': words }),
    ...(dates === 'world' ? {} : { 'signed-dates': dates }),
  };
  return openJournal(data, { ...manners, ...laterManners }, warn);
}

async function start(flags: Flags, tls: Certificate | undefined): ReturnType<typeof startPlatform> {
  const setup = flags.setup === undefined ? undefined : readSetup(flags.setup);
  const journal = await journalOf(flags);
  return startPlatform({
    journal,
    tls,
    setup,
    ...optionsOf(flags),
    crashed,
    advise: (sentence) => void process.stderr.write(`plumbline serve: a request was refused: ${sentence}.\n`),
    remembersRequests: true,
  });
}

async function main(): Promise<void> {
  watchOutput(stop, () => undefined);
  const flags = readFlags(process.argv.slice(3));
  if (flags.help) return void process.stdout.write(HELP);
  const files = readyFilesOf(flags);
  const tls = await certificateOf(flags).catch(explain);
  const platform = await start(flags, tls).catch(explain);
  process.on('uncaughtException', (error) => crashed(error, 'background work'));
  const certificate = files.certificate === undefined ? {} : { certificate: resolve(files.certificate) };
  const ready = { ...platform.addresses, ...certificate, credentials: platform.credentials };
  const written = [files.environment, files.json, files.ownsCertificate && files.certificate].filter(Boolean);
  await writeReady(ready, files, tls?.cert).catch((error) =>
    stop(`cannot write ${written.join(' and ')}: ${systemWords(error)}.`, 2),
  );
  const known = flags['random-credentials']
    ? ''
    : 'Anyone can know these credentials; --random-credentials makes others.\n';
  const text = `Plumbline reference implementation\n\n${readyText(ready)}\n${known}Open ${platform.addresses.lab} in a browser to look inside. Ctrl-C ends it.\n`;
  process.stdout.write(flags.json ? `${JSON.stringify(ready)}\n` : text);
  const end = async (): Promise<void> => {
    // Says what becomes of callbacks that were neither taken nor given up.
    const count = platform.pendingCallbacks();
    const isKept = flags.data !== undefined;
    if (count !== 0) {
      const [callbacks, verb] = count === 1 ? ['1 callback', 'is'] : [`${count} callbacks`, 'are'];
      warn(
        isKept
          ? `${callbacks} to be delivered ${verb} kept in the data file and sent after the next start`
          : `${callbacks} to be delivered ${verb} given up; --data FILE keeps them for the next start`,
      );
    }
    await removeReady(files);
    await platform.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}

await main();
