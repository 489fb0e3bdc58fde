import { Burst } from '../../wire/http/burst.ts';
import type { Session } from '../session/session.ts';

/** Does something many times, so that the one request of each leaves together with those of the others. */
export async function atOnce<T>(
  session: Session,
  count: number,
  act: (together: Burst, place: number) => Promise<T>,
): Promise<T[]> {
  const burst = new Burst(count);
  const acts: Promise<T>[] = [];
  for (let place = 0; place < count; place += 1) acts.push(act(burst, place));
  for (const each of acts) each.catch((error) => burst.abandon(error));
  const results = await Promise.all(acts);
  if (burst.open > 0)
    session.journal.witness.push(`${burst.open} connections were open before the first of ${count} requests left`);
  return results;
}
