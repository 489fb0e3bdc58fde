export const REASONS = [
  'time-unreachable',
  'callback-unreachable',
  'facility-missing',
  'target-unavailable',
  'precondition-unmet',
  'insufficient-evidence',
  'budget-exhausted',
  'deferred-until',
  'premise-failed',
  'other-reading',
  'core-missing',
] as const;

export type Reason = (typeof REASONS)[number];

/** What keeps an example from being judged, as data; it travels in the evidence, beside the sentence that people read. */
export interface Obstacle {
  readonly reason: Reason;
  readonly undeclared?: string;
  readonly facility?: string;
  readonly sideEffect?: string;
  readonly budget?: string;
  readonly waitMs?: number;
  readonly until?: string;
  /** How long after that a whole minute is full, just before which the wait may be written to end. */
  readonly graceMs?: number;
  /** The target refused what the document lets it refuse. */
  readonly leftOpen?: true;
  /** What went wrong on the way to the target: a code, or what was said. */
  readonly cause?: string;
  /** How far a request had come when the time for its answer was up. */
  readonly late?: 'waiting' | 'sent' | 'begun';
}

/** The example can neither pass nor fail; its message starts with the reason in brackets. */
export class Inconclusive extends Error {
  override name = 'Inconclusive';
  readonly obstacle: Obstacle;

  constructor(reason: Reason, message: string, details: Omit<Obstacle, 'reason'> = {}) {
    super(`[${reason}] ${message}`);
    this.obstacle = { reason, ...details };
  }
}

/** The reason that a message starts with: all that runs recorded before there were obstacles say of it. */
export const reasonIn = (message: string): Reason | undefined =>
  REASONS.find((reason) => message.startsWith(`[${reason}]`));

export const obstacleIn = (error: unknown): Obstacle | undefined =>
  error instanceof Error ? (error as Partial<Inconclusive>).obstacle : undefined;

/** What an error says, without the reason that the message of an obstacle starts with. */
export function sentenceOf(error: unknown): string {
  const { message } = error as Error;
  const obstacle = obstacleIn(error);
  return obstacle === undefined ? message : message.slice(`[${obstacle.reason}] `.length);
}
