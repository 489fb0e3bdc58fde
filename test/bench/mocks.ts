import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { listening } from '../wire/listening.ts';
import { pin, startChild } from './child.ts';
import { type Figure, median, type Outcome, type Part } from './figure.ts';
import { inTurns, type Load, type Shot, separate } from './load.ts';
import { movedTo, submitTo } from './requests.ts';

const DESCRIPTION = 'features/operations/messages.yaml';

/** How long a mock server may take to be fetched and to start, in milliseconds. */
const LONGEST_START = 90_000;
const MANNER = { connections: 32 };

/** The command of a mock server, fetched when it is needed: as dependencies they would bring 300 packages. */
const COMMANDS = {
  prism: (port: string) => [
    '@stoplight/prism-cli@5.14.2',
    ...['mock', '--verboseLevel', 'silent', '--port', port, DESCRIPTION],
  ],
  mockoon: (port: string) => [
    '@mockoon/cli@9.9.0',
    ...['start', '--disable-log-to-file', '--data', DESCRIPTION, '--port', port],
  ],
} as const;

/** The address of a port that was free just now. */
async function freeAddress(): Promise<string> {
  const server = createServer();
  const url = await listening(server);
  server.close();
  return url;
}

const isTaken = (shot: Shot): Promise<boolean> =>
  fetch(shot.url, { method: shot.method, headers: { ...shot.headers }, body: shot.body as string }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a mock server and waits until it takes the request. */
async function startMock(command: readonly string[], shot: Shot): Promise<() => void> {
  const child = spawn('npx', ['--yes', ...command], { detached: true, stdio: 'ignore' });
  if (child.pid === undefined) throw new Error('there is no npx');
  const { pid } = child;
  pin(pid, 0);
  const stop = (): void => void process.kill(-pid);
  const end = performance.now() + LONGEST_START;
  while (!(await isTaken(shot))) {
    if (child.exitCode !== null) throw new Error(`${command[0]} could not be fetched or started`);
    if (performance.now() > end) {
      stop();
      throw new Error(`${command[0]} did not start in ${LONGEST_START / 1000} s`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  return stop;
}

async function compare(name: Key): Promise<Outcome> {
  const address = await freeAddress();
  const ours = await startChild('reference-server.ts');
  const shot = submitTo(ours);
  try {
    const theirs = movedTo(address, shot);
    const stop = await startMock(COMMANDS[name](new URL(address).port), theirs);
    separate(ours);
    // What a process of theirs costs is not known here: the rates alone are compared.
    const untold = { ask: async () => ({ cpu: 0 }) };
    const rounds = await inTurns([untold, theirs], [ours, shot], MANNER, 1000).finally(stop);
    const rateOf = (side: (pair: readonly [Load, Load]) => Load): string =>
      String(Math.round(median(rounds.map((pair) => side(pair).rate))));
    const detail = `${rateOf(([, own]) => own)} a second against ${rateOf(([mock]) => mock)}`;
    return { value: median(rounds.map(([mock, own]) => own.rate / mock.rate)), detail };
  } catch (error) {
    return { missing: (error as Error).message };
  } finally {
    await ours.stop();
  }
}

const times = (name: string): Figure => ({ name, unit: 'times', bound: { atLeast: 10 } });

const figures = {
  prism: times('submits a second, against Prism'),
  mockoon: times('submits a second, against Mockoon'),
};

type Key = keyof typeof figures;

/** The reference against the mock servers that people use. */
export const mocks: Part<Key> = {
  title: 'Against mock servers',
  about:
    'Prism and Mockoon serve the same description, `features/operations/messages.yaml`, and get the same requests over 32 connections. They answer with\n' +
    'an example and remember nothing. `npx` fetches them when the bench runs; where it cannot, the figure is missing. By the shares\n' +
    'above, a `node:http` server that does the same work by hand would come to about eight times Prism: beyond that, `node:http` is the limit.',
  figures,
  measure: async () => ({ prism: await compare('prism'), mockoon: await compare('mockoon') }),
};
