import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../fresh-folder.ts';
import { type Ended, warmCommand } from '../warm/commands.ts';

export type { Ended };

const PLUMBLINE = fileURLToPath(new URL('../../bin/plumbline', import.meta.url));

/** A folder of its own, and names in it. */
export const folder = freshFolder();

/** A command that runs; `seen` resolves at the first output on standard error. */
export interface Running {
  readonly child: ChildProcess;
  readonly seen: Promise<void>;
  readonly ended: Promise<Ended>;
}

/** Starts `plumbline` with these arguments, in a folder that is not the project's. */
export const start = (args: readonly string[], environment: NodeJS.ProcessEnv = {}): Running =>
  startedAs(process.execPath, [PLUMBLINE, ...args], environment);

function startedAs(command: string, args: readonly string[], environment: NodeJS.ProcessEnv): Running {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    text.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text.stderr += chunk;
  });
  return {
    child,
    seen: new Promise((resolve) => child.stderr.once('data', () => resolve())),
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, ...text }))),
  };
}

/** Runs `plumbline` with these arguments in a process of its own until it ends. */
export const alone = (args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  start(args, environment).ended;

/** Runs `plumbline` with these arguments in a process that has carried out other commands: one of its own takes a second to start. */
export const plumbline = (args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  warmCommand({ args, cwd: folder, environment: { ...process.env, ...environment } });

/** Writes a target file and answers its path. */
export function targetFile(name: string, target: object): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(target));
  return path;
}

/** What `serve` writes when it is ready. */
export interface Ready {
  readonly [name: string]: unknown;
  readonly messaging: string;
  readonly lab: string;
  readonly credentials: { readonly messaging: { readonly key: string; readonly secret: string } };
}

const LIMITED = 'trap "" XFSZ; ulimit "$1" "$2"; shift 2; exec "$0" "$@"';

/** What a target file says of a platform that is served, without its lab; `over` changes members. */
export const external = ({ lab: _lab, credentials, ...interfaces }: Ready, over: object = {}) => ({
  ...{ name: 'external', kind: 'external', interfaces, credentials, sideEffects: 'all' },
  numbers: { reachable: ['+61491570156', '+61491570157', '+46700000001', '+46700000002'] },
  ...over,
});

/** Starts `plumbline serve` where the machine gives less: `ulimit` with this option, such as -n or -f. */
export function startWithin(option: string, limit: number, ...args: string[]): Running {
  return startedAs('bash', ['-c', LIMITED, process.execPath, option, String(limit), PLUMBLINE, 'serve', ...args], {});
}

/** Starts the reference in a process of its own and answers its ready file once it is there. */
export async function serve(
  name: string,
  ...args: string[]
): Promise<{ running: Running; ready: Ready; file: string }> {
  const file = join(folder, `${name}.ready.json`);
  return whenReady(start(['serve', '--port-base', '0', '--ready-file', file, ...args]), file);
}

/** Waits until a server is ready and answers its ready file. */
export async function whenReady(
  running: Running,
  file: string,
): Promise<{ running: Running; ready: Ready; file: string }> {
  const told = new Promise((resolve) => running.child.stdout?.once('data', resolve));
  await Promise.race([told, running.ended]);
  if (!existsSync(file)) throw new Error(`serve did not get ready: ${(await running.ended).stderr}`);
  return { running, ready: JSON.parse(readFileSync(file, 'utf8')) as Ready, file };
}
