import type { Parcel } from './post.ts';

/**
 * A parcel with its place in line: letters of one `order` make their first attempt in the order they were sent. Retries are timers
 * outside that line and never block: strict order including retries would let one bad answer silence a message for over an hour.
 */
export interface Letter extends Parcel {
  readonly id: string;
  readonly kind: string;
  readonly order: string;
  /** The owner of the letter: no owner waits for the slow receivers of another. */
  readonly owner?: string;
  /** How long one attempt may wait for the receiver, in milliseconds. */
  readonly timeout?: number;
  /** A note about the letter, shown besides its outcome. */
  readonly note?: string;
  /** Headers that are computed for each attempt, such as a signature. */
  readonly seal?: (parcel: Parcel) => Promise<Readonly<Record<string, string>>> | undefined;
}
