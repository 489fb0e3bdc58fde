import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A server under load in a process of its own, with what it said when it was ready. */
export type Child = Awaited<ReturnType<typeof startChildWith>>;

/** Starts a script of this folder and waits for its first message; `heap` is the most it may use, in megabytes. */
export async function startChildWith({ heap }: { heap: number }, script: string, ...args: string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const limit = heap > 0 ? [`--max-old-space-size=${heap}`] : [];
  const execArgv = ['--import', 'tsx', '--expose-gc', ...limit];
  const child: ChildProcess = fork(path, args, { execArgv, stdio: 'inherit' });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended before it answered`)));
  ended.catch(() => undefined);
  const answer = async (): Promise<Record<string, unknown>> => {
    const [told] = (await Promise.race([once(child, 'message'), ended])) as [Record<string, unknown>];
    return told;
  };
  return {
    ready: await answer(),
    pid: child.pid as number,
    ask: (question: string) => {
      child.send(question);
      return answer();
    },
    stop: async () => {
      if (child.exitCode !== null || !child.kill()) return;
      await once(child, 'exit');
    },
  };
}

/** Starts a script of this folder and waits for its first message. */
export const startChild = (script: string, ...args: string[]): Promise<Child> =>
  startChildWith({ heap: 0 }, script, ...args);

/** Keeps a process with all its threads on one processor, where the machine has several and a way to say so. */
export function pin(pid: number, processor: number): void {
  if (availableParallelism() < 2) return;
  try {
    execFileSync('taskset', ['-acp', String(processor), String(pid)], { stdio: 'ignore' });
  } catch {
    // Without taskset the ratios are less steady, but they are the same ratios.
  }
}
