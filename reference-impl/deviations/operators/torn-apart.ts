import type { Sequence } from '../../http/operation.ts';
import { pauseReally } from '../../kernel/host-time.ts';
import { http } from './decisions.ts';

/** Milliseconds without a new arrival after which a burst is over. */
const QUIET = 40;

/** The longest wait in milliseconds, however many requests still arrive. */
const LONGEST = 2000;

let arrivals = 0;

/** Lets other requests in, like a platform with a database. It sleeps: a client's burst needs the processor. */
export async function hesitate(): Promise<void> {
  arrivals += 1;
  let known = arrivals;
  for (let waited = 0, quiet = 0; waited < LONGEST && quiet < QUIET; waited += 1) {
    await pauseReally(1);
    quiet = arrivals === known ? quiet + 1 : 0;
    known = arrivals;
  }
}

/** Looks, waits, and then acts on what it saw. */
const torn: Sequence = async ({ holds }, { point, judge, act }) => {
  const seen = judge();
  await holds.reach(point);
  await hesitate();
  return act(seen);
};

/** Separates the look and the act of an operation. */
export const tornApart = (point: string) =>
  http.around(
    'sequence',
    (sequence) => (place, checked) => (checked.point === point ? torn : sequence)(place, checked),
  );
