import type { Account } from '../accounts/account.ts';
import type { TrafficEntry } from '../accounts/traffic-entry.ts';

/** The messages of an account between two instants in streams, oldest first. */
export type ReadTraffic = (account: Account, from: number, to: number) => readonly Iterable<TrafficEntry>[];

interface Head {
  next: TrafficEntry;
  readonly rest: Iterator<TrafficEntry>;
}

/** Several streams as one, the oldest message first; none is read further than it has to be. */
export function* merged(streams: readonly Iterable<TrafficEntry>[]): Generator<TrafficEntry> {
  const heads: Head[] = [];
  for (const stream of streams) {
    const rest = stream[Symbol.iterator]();
    const { done, value } = rest.next();
    if (!done) heads.push({ next: value, rest });
  }
  while (heads.length > 0) {
    let oldest = heads[0] as Head;
    for (const head of heads) if (head.next.at < oldest.next.at) oldest = head;
    yield oldest.next;
    const { done, value } = oldest.rest.next();
    if (done) heads.splice(heads.indexOf(oldest), 1);
    else oldest.next = value;
  }
}
