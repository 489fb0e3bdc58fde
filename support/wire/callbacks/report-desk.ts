import type { Answer } from './answer.ts';
import type { Notification } from './notification.ts';

export type ReceivedReport = Readonly<Record<string, unknown>>;

export interface DeskPolicy {
  understands(report: ReceivedReport, earlier: readonly ReceivedReport[]): boolean;
  keyOf(report: ReceivedReport): unknown;
  /** HTTP statuses for a report that is new, one that came before, and one that is not understood. */
  readonly taken: number;
  readonly repeated: number;
  readonly refused: number;
}

/** A report needs nothing but its own id; it may say and leave out what it likes. */
export const deskPolicy: DeskPolicy = {
  understands: (report) => typeof report.delivery_report_id === 'string',
  keyOf: (report) => report.delivery_report_id,
  taken: 204,
  repeated: 204,
  refused: 400,
};

const UNTRUSTED = 401;

export class ReportDesk {
  readonly acted: ReceivedReport[] = [];
  readonly #policy: DeskPolicy;
  readonly #isTrusted: ((notification: Notification) => boolean) | undefined;
  readonly #seen = new Set<unknown>();

  /** `isTrusted` says whether a notification comes from the platform; without any evidence, all of them do. */
  constructor(policy: DeskPolicy, isTrusted?: (notification: Notification) => boolean) {
    this.#policy = policy;
    this.#isTrusted = isTrusted;
  }

  take(notification: Notification): Answer {
    const { taken, repeated, refused } = this.#policy;
    const report = notification.json as ReceivedReport | null;
    const isTrusted = this.#isTrusted?.(notification) ?? true;
    if (!isTrusted) return { kind: 'status', status: UNTRUSTED };
    if (typeof report !== 'object' || report === null) return { kind: 'status', status: refused };
    const earlier = this.acted.filter(({ message_id }) => message_id === report.message_id);
    if (!this.#policy.understands(report, earlier)) return { kind: 'status', status: refused };
    const key = this.#policy.keyOf(report);
    if (this.#seen.has(key)) return { kind: 'status', status: repeated };
    this.#seen.add(key);
    this.acted.push(report);
    return { kind: 'status', status: taken };
  }
}
