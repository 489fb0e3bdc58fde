import type { RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { durationOf } from '../terminal/options.ts';
import { leave } from '../terminal/streams.ts';
import { isSecondSignalWatched, tell } from '../terminal/watched.ts';

/** A timer takes no more milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** What ends a run before its time. */
export type EarlyEnd = Pick<RecordedRun, 'limit' | 'failedFast'> & { readonly cancelled?: true };

/**
 * Ends a run when the user or the machine cancels it, the second time at once, and when its limit is reached. `report`
 * writes the results so far and returns the exit code; `close` runs before the process ends. Returns how to end the run for
 * another reason, and a function that stops this.
 */
export function onEarlyEnd(
  report: (end: EarlyEnd) => number,
  close: () => Promise<void>,
  limit: string | undefined,
): { readonly end: (how: EarlyEnd) => void; readonly settled: () => void } {
  let code: number | undefined;
  const end = (how: EarlyEnd): void => {
    if (code !== undefined) {
      if (!isSecondSignalWatched()) process.exit(EXIT.cancelled);
      return;
    }
    code = EXIT.cancelled;
    tell({ stopping: true });
    try {
      code = report(how);
    } finally {
      const gone = close().catch(() => undefined);
      void gone.then(() => leave(code as number));
    }
  };
  const cancel = (): void => end({ cancelled: true });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, cancel);
  const timer = limit === undefined ? undefined : setTimer(limit, () => end({ limit }));
  const settled = (): void => {
    clearTimeout(timer);
    for (const signal of signals) process.off(signal, cancel);
  };
  return { end, settled };
}

/** The limit counts from the start of the command. */
function setTimer(limit: string, act: () => void): NodeJS.Timeout {
  const left = Math.min(Math.max(1, durationOf('--limit', limit) - performance.now()), LONGEST);
  tell({ limit: left });
  return setTimeout(act, left);
}
