import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLUMBLINE = fileURLToPath(new URL('../../../bin/plumbline', import.meta.url));
const PEAK = new URL('./peak.mjs', import.meta.url).href;

/** Milliseconds after which a harness that has not ended counts as one that never does. */
const PATIENCE = 600_000;

/** Characters kept of what it printed. */
const KEPT = 4_000_000;

/** How the harness ended. */
export interface Ending {
  readonly code: number | null;
  /** False when we had to kill it. */
  readonly byItself: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** The most memory it held; undefined when it could not say. */
  readonly megabytes: number | undefined;
}

const peakOf = ({ pid }: ChildProcess): number | undefined => {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
};

function gathered(child: ChildProcess): { stdout: string; stderr: string } {
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      text[name] = (text[name] + chunk).slice(-KEPT);
    });
  return text;
}

/** Runs `plumbline` in `place` as a process of its own until it ends, or until it is clear that it will not. */
export async function plumblineIn(
  place: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  started: (child: ChildProcess) => void,
): Promise<Ending> {
  const peakFile = join(place, 'peak');
  const child = spawn(process.execPath, ['--import', PEAK, PLUMBLINE, ...args], {
    cwd: place,
    env: { ...process.env, PEAK_FILE: peakFile, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = gathered(child);
  let [byItself, peak]: [boolean, number | undefined] = [true, undefined];
  const timer = setTimeout(() => {
    byItself = false;
    peak = peakOf(child);
    child.kill('SIGKILL');
  }, PATIENCE);
  started(child);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  const megabytes = existsSync(peakFile) ? Number(readFileSync(peakFile, 'utf8')) / 1024 : peak;
  return { code, byItself, ...text, megabytes };
}
