import type { RealTime } from '../../../support/ground/time/pause.ts';

/** A clock that only pauses move. */
export function standingTime(at = 0): RealTime & { at: number } {
  const time = {
    at,
    now: () => time.at,
    pause: async (span: number) => {
      time.at += span;
    },
  };
  return time;
}
