import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Verdicts } from '../../support/ledger/verdicts.ts';
import { freshFolder } from '../fresh-folder.ts';
import { type Ended, warmCommand } from '../warm/commands.ts';

export type { Ended };

const PLUMBLINE = fileURLToPath(new URL('../../bin/plumbline', import.meta.url));

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

export function startedAs(command: string, args: readonly string[], environment: NodeJS.ProcessEnv): Running {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...environment } });
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

/** A target file in a folder of its own, where the reports go and where a run remembers what it must. */
export function placed(target: object) {
  const place = freshFolder();
  const file = join(place, 'target.json');
  writeFileSync(file, JSON.stringify(target));
  return { file, place, out: join(place, 'out') };
}

export const chosen = (ids: readonly string[]): string[] => ids.flatMap((id) => ['--rule', id]);

export const ledgerIn = (out: string): Verdicts => JSON.parse(readFileSync(join(out, 'verdicts.json'), 'utf8'));

export const verdictsOn = ({ rules }: Pick<Verdicts, 'rules'>, ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(rules.filter(({ id }) => ids.includes(id)).map(({ id, verdict }) => [id, verdict]));

/** Runs rules on a target from a folder of its own. */
export async function runOn(target: object, rules: readonly string[], ...more: string[]) {
  const own = placed(target);
  const words = ['run', '--quiet', '--target', own.file, '--out', own.out, ...chosen(rules), ...more];
  const ended = await plumbline(words);
  if (!existsSync(join(own.out, 'verdicts.json'))) throw new Error(`the run left no verdicts: ${ended.stderr}`);
  const ledger = ledgerIn(own.out);
  return { ...ended, ...own, ledger, verdicts: verdictsOn(ledger, rules) };
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
export async function serve(name: string, ...args: string[]) {
  const file = join(folder, `${name}.ready.json`);
  return whenReady(start(['serve', '--port-base', '0', '--ready-file', file, ...args]), file);
}

/** Waits until a server is ready and answers its ready file. */
export async function whenReady(running: Running, file: string) {
  const told = new Promise((resolve) => running.child.stdout?.once('data', resolve));
  await Promise.race([told, running.ended]);
  if (!existsSync(file)) throw new Error(`serve did not get ready: ${(await running.ended).stderr}`);
  return { running, ready: JSON.parse(readFileSync(file, 'utf8')) as Ready, file };
}
