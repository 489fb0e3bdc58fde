import type { Door } from '../../auth/schemes.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { auth } from './decisions.ts';

/** Refuses the good secret of a key once, after a wrong one at the same door. */
export const refusedAfterWrong =
  (at: Door): NonNullable<Fault['decide']> =>
  (decisions) => {
    const distrusted = new Set<string>();
    auth.result('basicMatches', (isGood, _given, { id }, door) => {
      if (door !== at) return isGood;
      if (isGood) return !distrusted.delete(id);
      distrusted.add(id);
      return false;
    })(decisions);
  };
