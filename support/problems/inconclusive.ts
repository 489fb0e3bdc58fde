/** The closed list of reasons why an example could not be judged. */
export const REASONS = [
  'time-unreachable',
  'callback-unreachable',
  'facility-missing',
  'target-unavailable',
  'precondition-unmet',
  'insufficient-evidence',
  'budget-exhausted',
  'deferred-until',
] as const;

export type Reason = (typeof REASONS)[number];

/** The example can neither pass nor fail; its message starts with the reason in brackets. */
export class Inconclusive extends Error {
  override name = 'Inconclusive';
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(`[${reason}] ${message}`);
    this.reason = reason;
  }
}
