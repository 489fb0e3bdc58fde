import { LONG_TEXTS } from '../../ground/bodies/long-text.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { every } from '../../ground/time/every.ts';

const BEAT = 1000;

/** Messages of this process to the one that watches over it, bin/watch.mjs. */
interface Word {
  /** Where the record of the run is, from which its reports can be made; null when they are written. */
  readonly spool?: string | null;
  /** The long text of the target that arrived last in an example; null when an example ends. */
  readonly arrived?: string | null;
  readonly stopping?: true;
  /** Milliseconds after which the run ends itself; null when it has ended before. */
  readonly limit?: number | null;
  readonly leaving?: number;
}

const VARIABLE = 'PLUMBLINE_WATCHED';

let isWatched = false;
let hasArrived = false;

export function tell(word: Word, told?: () => void): void {
  if (isWatched && process.connected) process.send?.(word, undefined, undefined, () => told?.());
  else told?.();
}

/** An example ended: a long text that arrived in it is no longer what the run is at. */
export function forgetArrived(): void {
  if (hasArrived) tell({ arrived: null });
  hasArrived = false;
}

/** Carries out what the process that watches asks for; its signals may have come from anywhere. */
function stop({ signal, now }: { signal?: NodeJS.Signals; now?: boolean }): void {
  if (now || !signal || process.listenerCount(signal) === 0) process.exit(EXIT.cancelled);
  process.emit(signal, signal);
}

/** Whether a second signal needs no answer here: the process that watches ends this one then. */
export const isSecondSignalWatched = (): boolean => isWatched;

/** Shows the process that watches that this one is not caught in a loop, and does what it says. */
export function letWatch(): void {
  isWatched = process.env[VARIABLE] !== undefined;
  // Whatever is started from here is not watched by it.
  delete process.env[VARIABLE];
  if (!isWatched) return;
  every(BEAT, () => tell({}));
  LONG_TEXTS.subscribe((arrived) => {
    hasArrived = true;
    tell({ arrived: String(arrived) });
  });
  process.on('message', stop);
  process.once('disconnect', () => stop({ signal: 'SIGTERM' }));
  process.channel?.unref();
}

let beaten = 0;

/** The same function, which shows the process that watches that this one is at work while it keeps everything else waiting. */
export const beating =
  <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
  (...given: Given): Result => {
    const now = performance.now();
    if (now - beaten > BEAT) {
      beaten = now;
      tell({});
    }
    return work(...given);
  };
