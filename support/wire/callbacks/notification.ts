/** A request that came in at a receiver of the harness. `target` is the request target as it stood on the wire. */
export interface Notification {
  readonly n: number;
  readonly receiver: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body as it came, where it is not UTF-8. */
  readonly bytes?: Uint8Array | undefined;
  readonly json: unknown;
  /** The target's time when it came, in milliseconds since the epoch. */
  readonly at: number;
  looked: boolean;
}
