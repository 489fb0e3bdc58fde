export interface LookupReading {
  readonly result: string;
  readonly imsi?: string | undefined;
  readonly location?: string | undefined;
}

/** Every decision of the harness's own client of number lookup. Section "Number lookup". */
export interface LookupPolicy {
  beginsAt(turn: number, primaries: number): number;
  readonly hostsTried: number;
  /** The text of an answer whose bytes were taken for ISO-8859-1. */
  decode(text: string): string;
  isReadable(reading: LookupReading): boolean;
  /** Milliseconds before throttled attempt number `attempt` (from 1) is repeated; undefined: it is not. */
  pauseAfterThrottling(attempt: number): number | undefined;
}

const PAUSES = [1000, 2000, 4000];

export const lookupPolicy: LookupPolicy = {
  beginsAt: (turn, primaries) => turn % primaries,
  hostsTried: Number.POSITIVE_INFINITY,
  decode: (text) => text,
  isReadable: () => true,
  pauseAfterThrottling: (attempt) => PAUSES[attempt - 1],
};
