/** How a message has to end. */
export type Outcome = 'delivered' | 'failed' | 'expired';

/** A report that reached the receiver: one line of the history for each attempt. */
export interface Arrival {
  readonly message: string;
  readonly report: string;
  readonly status: string;
  /** Whether the receiver took it. */
  readonly taken: boolean;
}

/** What clients were promised and what receivers got, in the order in which it happened. */
export class History {
  /** The outcome that every accepted message has to have, by its id. */
  readonly accepted = new Map<string, Outcome>();
  readonly arrivals: Arrival[] = [];
  /** Requests that were cut off without an answer: nothing was promised. */
  unanswered = 0;
  /** Messages whose final report was taken. */
  readonly finals = new Set<string>();
  /** Reports that arrived and were not taken yet. */
  readonly #open = new Set<string>();

  /** Notes that a report arrived. */
  arrive(arrival: Arrival): void {
    this.arrivals.push(arrival);
    if (arrival.taken) this.#open.delete(arrival.report);
    else this.#open.add(arrival.report);
    if (arrival.taken && isFinal(arrival.status)) this.finals.add(arrival.message);
  }

  /** Whether every accepted message has come to its end, and every report was taken. */
  get isComplete(): boolean {
    if (this.#open.size > 0) return false;
    for (const id of this.accepted.keys()) if (!this.finals.has(id)) return false;
    return true;
  }
}

/** Whether a report with this status is the last of its message. */
export const isFinal = (status: string): boolean => ['delivered', 'rejected', 'expired', 'failed'].includes(status);
