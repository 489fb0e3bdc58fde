import { fork } from 'node:child_process';
import { join } from 'node:path';
import { codeFile, codeFlags, ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { PlainRun } from '../../ledger/kill-matrix.ts';
import type { TwinWord } from './twin-worker.ts';

const WORKER = join(ROOT, codeFile('support/cli/proof/twin-worker.ts'));

/** Runs the twin in a process of its own, beside everything else. Throws HarnessError when that process breaks down. */
export function runTwin(): Promise<PlainRun> {
  const worker = fork(WORKER, { execArgv: codeFlags(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new HarnessError(`the twin's process ended with ${code}`)));
    worker.once('message', (word: TwinWord) => {
      if ('trouble' in word) reject(new HarnessError(word.trouble));
      else resolve(word.twin);
      worker.disconnect();
    });
  });
}
