import type { MessagePort } from 'node:worker_threads';
import type { Wanted } from './callbacks.ts';
import { LocalPlatform, type Question } from './local-platform.ts';
import { Misuse, type StartOptions } from './options.ts';

/** One request of the user's thread, in JSON; a bell rings after the answer, for those who block. */
interface Letter {
  readonly asked: string;
  readonly bell?: Int32Array;
}

type Asked = { readonly id: number } & (
  | { readonly name: 'start'; readonly with: StartOptions }
  | { readonly name: 'lab'; readonly with: Question }
  | { readonly name: 'nextCallback'; readonly with?: Wanted }
  | { readonly name: 'close' }
);

function crashed(error: unknown, operation: string): void {
  process.stderr.write(`plumbline: the local platform crashed in ${operation}: ${(error as Error).stack ?? error}\n`);
}

process.on('uncaughtException', (error) => crashed(error, 'background work'));

/** Serves one platform over its port, until it is closed. */
export function host(port: MessagePort): void {
  let platform: LocalPlatform;
  const carryOut = async (asked: Asked): Promise<unknown> => {
    if (asked.name === 'lab') return platform.lab(asked.with);
    if (asked.name === 'nextCallback') return platform.callbacks.next(asked.with);
    if (asked.name === 'close') return platform.close();
    platform = await LocalPlatform.start(asked.with, crashed);
    return platform.facts;
  };
  port.on('message', async ({ asked, bell }: Letter) => {
    const question = JSON.parse(asked) as Asked;
    const { id } = question;
    const answer = await carryOut(question).then(
      (value) => ({ id, value }),
      (error) => ({ id, problem: error instanceof Misuse ? error.message : ((error as Error).stack ?? String(error)) }),
    );
    port.postMessage(JSON.stringify(answer));
    if (bell) {
      Atomics.store(bell, 0, 1);
      Atomics.notify(bell, 0);
    }
  });
}
