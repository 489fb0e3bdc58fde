import { realTime } from '../../ground/time/pause.ts';

export function within<T>(limit: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  return Promise.race([work, realTime.pause(limit).then(otherwise)]);
}
