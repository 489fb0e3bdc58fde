import type { BodyEncoding } from '../bodies/byte-text.ts';
import type { BodyCut } from '../bodies/cut-bodies.ts';
import type { Obstacle } from '../problems/inconclusive.ts';
import type { Difference } from './difference.ts';
import type { Seen } from './seen.ts';

export interface RecordedStep {
  readonly text: string;
  readonly part?: 'given' | 'when' | 'then' | undefined;
  readonly reportCode?: string | undefined;
  readonly status: string;
  readonly thrown?: string | undefined;
  readonly message?: string | undefined;
  /** What was not as it should be; absent where nothing was compared, and in runs recorded before it was kept. */
  readonly difference?: Difference | undefined;
  readonly trace?: string | undefined;
}

export interface EvidenceExchange {
  readonly n: number;
  readonly interface: string;
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody?: string;
  /** Given where the body is not UTF-8: each character of it is one byte. */
  readonly requestEncoding?: BodyEncoding;
  /** Given where only the beginning of the body is kept: what the whole of it was. */
  readonly requestCut?: BodyCut;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody?: string;
  readonly responseEncoding?: BodyEncoding;
  readonly responseCut?: BodyCut;
  readonly at: string;
  /** In milliseconds, by the clock of the machine that ran it; kept where the run becomes a trace. */
  readonly sent?: { readonly at: number; readonly ms: number };
}

/** What a use begins with of a number of which the target file says what happens there. */
export const DECLARED = 'declared ';

export interface Evidence {
  readonly rung: string;
  readonly exchanges: readonly EvidenceExchange[];
  readonly callbacks: readonly object[];
  readonly observations: ReadonlyArray<{ what: string; seen: unknown }>;
  readonly witness: readonly string[];
  readonly worldNow?: string;
  readonly resumed?: boolean;
  /** Milliseconds by which a later run took it up too late for a failure to prove anything. */
  readonly late?: number;
  /** Answers by which a target without a lab held requests off: so many at a time are too many for it. */
  readonly heldOff?: number;
  /** Connections that our receiver of notifications dropped while it ran: too many at once, or too slow. */
  readonly dropped?: number;
  readonly passedMs?: number;
  readonly uses?: readonly string[];
  readonly settings?: { readonly on?: readonly string[]; readonly timeZone?: string };
  /** What kept it from being judged; runs that were recorded earlier only have it in words. */
  readonly obstacle?: Obstacle;
}

export interface RecordedExample {
  readonly rule: string;
  readonly name: string;
  readonly uri: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly steps: readonly RecordedStep[];
  readonly finished: boolean;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly evidence?: Evidence | undefined;
  readonly answers?: readonly number[] | undefined;
  readonly seen?: Seen | undefined;
  readonly count?: number | undefined;
}

export interface Tries {
  readonly red: number;
  readonly of: number;
}

export interface EndOfRun {
  readonly cancelled: boolean;
  readonly limit?: string | undefined;
  readonly failedFast?: boolean | undefined;
  readonly crashed?: boolean | undefined;
  /** The long text of the target with which it did not get done, and was ended. */
  readonly slowedBy?: string | undefined;
}

export interface RecordedRun extends EndOfRun {
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly examples: readonly RecordedExample[];
  readonly troubles: readonly string[];
  /** By the id of a red rule, the outcome when it was tried again without the rest; absent where none was. */
  readonly tries?: Readonly<Record<string, Tries>> | undefined;
}

export const EVIDENCE_TYPE = 'application/vnd.plumbline.evidence+json';
