/** What a command ends with, for all commands; 128 + the number of a signal is not among them but for cancellation. */
export const EXIT = {
  success: 0,
  /** A rule is red, a fault survived, a statement was altered, a run is worse than the one before. */
  red: 1,
  /** The command cannot do what it was asked: a mistake in its arguments or its target file. */
  usage: 2,
  /** Nothing is red, but something is undecided. */
  undecided: 3,
  /** A known failure no longer fails, or has expired. */
  outdated: 4,
  /** The harness itself is at fault, or nothing was judged. */
  harness: 5,
  cancelled: 130,
} as const;
