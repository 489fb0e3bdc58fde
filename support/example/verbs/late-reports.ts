import { realTime } from '../../ground/time/pause.ts';
import type { Session } from '../session/session.ts';

/** How long a report may take to show what was sent, and how often it is asked for until then, in milliseconds. */
const LATEST = 10_000;
const LOOK_AGAIN = 500;

/** Something that is read, and how it is read again. */
export interface Look<Seen> {
  readonly first: () => Promise<Seen>;
  readonly again: () => Promise<Seen>;
  readonly isEnough: (seen: Seen) => boolean;
}

/**
 * Looks at a report until it shows enough, where time is real: the document does not say how soon a report has what was
 * sent. With a lab everything is there once nothing is pending.
 */
export async function lookUntil<Seen>(
  { hasLab, time }: Pick<Session, 'hasLab' | 'time'>,
  { first, again, isEnough }: Look<Seen>,
  pause: (span: number) => Promise<void> = realTime.pause,
): Promise<Seen> {
  let seen = await first();
  for (let waited = 0; !hasLab && !isEnough(seen) && waited < LATEST; waited += LOOK_AGAIN) {
    if (time.waits.tape.isLive) await pause(LOOK_AGAIN);
    seen = await again();
  }
  return seen;
}
