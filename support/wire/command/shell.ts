import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { environmentWithout } from '../target/environment.ts';

export type Shell = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts a shell command in a process group of its own, with the environment of this process but for the variables in `withheld`. */
export function startShell(command: string, withheld: readonly string[] = []): Shell {
  const env = environmentWithout(withheld);
  return spawn('sh', ['-c', command], { detached: true, stdio: ['pipe', 'pipe', 'pipe'], env });
}

export function endShell({ pid }: Shell): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
