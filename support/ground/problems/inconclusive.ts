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

/** What keeps an example from being judged, as data; it travels in the evidence, beside the sentence that people read. */
export interface Obstacle {
  readonly reason: Reason;
  /** What the target file does not declare. */
  readonly undeclared?: string;
  /** The facility that the target does not have. */
  readonly facility?: string;
  /** The side effect that the target file does not allow. */
  readonly sideEffect?: string;
  /** The budget of the target file that is used up. */
  readonly budget?: string;
  /** The wait that is not allowed, in milliseconds. */
  readonly waitMs?: number;
  /** When its turn comes, in ISO form. */
  readonly until?: string;
  /** The target refused what the document lets it refuse. */
  readonly leftOpen?: true;
  /** What went wrong on the way to the target: a code, or what was said. */
  readonly cause?: string;
  /** How far a request had come when the time for its answer was up. */
  readonly late?: 'waiting' | 'sent' | 'begun';
}

type Details = Omit<Obstacle, 'reason'>;

/** The example can neither pass nor fail; its message starts with the reason in brackets. */
export class Inconclusive extends Error {
  override name = 'Inconclusive';
  readonly obstacle: Obstacle;

  constructor(reason: Reason, message: string, details: Details = {}) {
    super(`[${reason}] ${message}`);
    this.obstacle = { reason, ...details };
  }
}

/** The reason that a message starts with: all that runs recorded before there were obstacles say of it. */
export const reasonIn = (message: string): Reason | undefined =>
  REASONS.find((reason) => message.startsWith(`[${reason}]`));

/** The obstacle that an error carries. */
export const obstacleIn = (error: unknown): Obstacle | undefined =>
  error instanceof Error ? (error as Partial<Inconclusive>).obstacle : undefined;
