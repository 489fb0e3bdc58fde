import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listening } from '../wire/listening.ts';

/** Where the tests of a run find the processes that carry out commands. */
const PLACE = 'PLUMBLINE_TESTS_COMMANDS';

const COMMAND_PROCESS = fileURLToPath(new URL('command-process.mjs', import.meta.url));
const BUILD = fileURLToPath(new URL('../../bin/build.mjs', import.meta.url));

/** What a command left when it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Task {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
}

const idle: ChildProcess[] = [];

/** Carries out one command in a process that has carried out others, or in a new one. */
async function carryOut(task: Task): Promise<Ended> {
  const child = idle.pop() ?? fork(COMMAND_PROCESS, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const settled = new AbortController();
  const { signal } = settled;
  const told = once(child, 'message', { signal }) as Promise<[{ readonly said: Ended; readonly isSpent: boolean }]>;
  const gone = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`the process of ${task.args.join(' ')} ended with ${code ?? by}`);
  });
  child.send(task);
  const [{ said, isSpent }] = await Promise.race([told, gone]).finally(() => {
    settled.abort();
    for (const each of [told, gone]) each.catch(() => undefined);
  });
  if (isSpent) child.disconnect();
  else idle.push(child);
  return said;
}

/**
 * Offers the processes to every test of the run, whichever process it is in. Commands run built code, as those of users do:
 * from its TypeScript each would take seconds to start.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env[PLACE]) return undefined;
  execFileSync(process.execPath, [BUILD]);
  const server = createServer(async (request, response) => {
    const task = JSON.parse(await text(request)) as Task;
    const said = await carryOut(task).catch((error: Error) => ({ code: null, stdout: '', stderr: error.message }));
    response.end(JSON.stringify(said));
  });
  process.env[PLACE] = await listening(server);
  return () => {
    for (const child of idle) child.disconnect();
    server.close().closeAllConnections();
  };
}

/** Has a command carried out by one of these processes. */
export async function warmCommand(task: Task): Promise<Ended> {
  const answer = await fetch(process.env[PLACE] as string, { method: 'POST', body: JSON.stringify(task) });
  return (await answer.json()) as Ended;
}
