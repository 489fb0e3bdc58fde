/** The example has to wait; it is taken up again when `until` has come, in milliseconds since the epoch. */
export class Suspended extends Error {
  override name = 'Suspended';
  readonly until: number;

  constructor(until: number) {
    super(`[deferred-until] ${new Date(until).toISOString()}: it waits for its turn in this run`);
    this.until = until;
  }
}
