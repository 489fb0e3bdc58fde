import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server under load in a process of its own, with what it said when it was ready. */
export interface Child {
  readonly ready: Record<string, unknown>;
  ask(question: string): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** Starts a script of this folder and waits for its first message. */
export async function startChild(script: string): Promise<Child> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child: ChildProcess = fork(path, { execArgv: ['--import', 'tsx', '--expose-gc'], stdio: 'inherit' });
  const [ready] = (await once(child, 'message')) as [Record<string, unknown>];
  return {
    ready,
    ask: async (question) => {
      child.send(question);
      const [answer] = (await once(child, 'message')) as [Record<string, unknown>];
      return answer;
    },
    stop: async () => {
      if (child.exitCode !== null || !child.kill()) return;
      await once(child, 'exit');
    },
  };
}
