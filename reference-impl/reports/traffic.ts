import type { Account } from '../accounts/account.ts';

/** What a report needs to know of a message. Section "Reports". */
export interface ReportedMessage {
  readonly id: string;
  readonly account: Account;
  readonly direction: 'outbound' | 'inbound';
  /** When it was submitted or came in; milliseconds since the epoch, as every instant here. */
  readonly at: number;
  readonly content: string;
  readonly format: string;
  readonly source: string | undefined;
  readonly destination: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: string;
  readonly statusCode: string;
  readonly changedAt: number;
  readonly deliveredAt: number | undefined;
  countUnits(): number;
  readonly isOptOut: boolean;
  readonly answers: string | undefined;
  /** Whether its recipient replied. */
  isAnswered(): boolean;
}

/** A property and the values it may have, so that not all messages have to be read. */
export interface Lookup {
  readonly facet: string;
  readonly values: readonly string[];
}

/** The messages of an account between two instants that may match the lookups, in streams, oldest first. */
export type ReadTraffic = (
  account: Account,
  from: number,
  to: number,
  lookups: readonly Lookup[],
) => readonly Iterable<ReportedMessage>[];

interface Head {
  next: ReportedMessage;
  readonly rest: Iterator<ReportedMessage>;
}

function oldestOf(heads: readonly Head[]): Head {
  let oldest = heads[0] as Head;
  for (const head of heads) if (head.next.at < oldest.next.at) oldest = head;
  return oldest;
}

/** Several streams as one, the oldest message first; none is read further than it has to be. */
export function* merged(streams: readonly Iterable<ReportedMessage>[]): Generator<ReportedMessage> {
  const heads: Head[] = [];
  for (const stream of streams) {
    const rest = stream[Symbol.iterator]();
    const { done, value } = rest.next();
    if (!done) heads.push({ next: value, rest });
  }
  while (heads.length > 0) {
    const head = oldestOf(heads);
    yield head.next;
    const { done, value } = head.rest.next();
    if (done) heads.splice(heads.indexOf(head), 1);
    else head.next = value;
  }
}
