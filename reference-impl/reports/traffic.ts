import type { Account } from '../accounts/account.ts';
import type { World } from '../worlds/world.ts';

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
  readonly units: number;
  readonly isOptOut: boolean;
  readonly answers: string | undefined;
}

/** The messages of an account between two instants, in streams that each begin with the oldest. */
export type ReadTraffic = (
  world: World,
  account: Account,
  from: number,
  to: number,
) => readonly Iterable<ReportedMessage>[];

/** Several streams as one, the oldest message first; none is read further than it has to be. */
export function* merged(streams: readonly Iterable<ReportedMessage>[]): Generator<ReportedMessage> {
  const heads = streams.map((stream) => {
    const entries = stream[Symbol.iterator]();
    return { entries, next: entries.next() };
  });
  for (;;) {
    let oldest: { at: number; place: number } | undefined;
    heads.forEach(({ next }, place) => {
      if (!next.done && (!oldest || next.value.at < oldest.at)) oldest = { at: next.value.at, place };
    });
    const head = oldest && heads[oldest.place];
    if (!head || head.next.done) return;
    yield head.next.value;
    head.next = head.entries.next();
  }
}
