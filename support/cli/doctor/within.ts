import { realTime } from '../../ground/time/pause.ts';

/** What `work` answers, or `otherwise` when it takes longer than `limit` milliseconds. */
export function within<T>(limit: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  return Promise.race([work, realTime.pause(limit).then(otherwise)]);
}
