import type { Account } from '../accounts/account.ts';
import type { Timer } from '../kernel/timer-queue.ts';
import type { DetailRequest } from './request-schemas.ts';

export type JobStatus = 'REQUESTED' | 'RUNNING' | 'FAILED' | 'CANCELLED' | 'DONE';

export type JobKind = 'DETAIL' | 'SUMMARY';

/** A report that is made in the background and kept as a file. Instants in milliseconds since the epoch. */
export interface ReportJob {
  readonly id: string;
  /** Counts up: later jobs have higher ones. */
  readonly sequence: number;
  readonly kind: JobKind;
  readonly name: string;
  readonly account: Account;
  readonly request: DetailRequest;
  readonly requestedAt: number;
  updatedAt: number;
  status: JobStatus;
  /** The finished report; dropped when later ones need the room. */
  file: string | undefined;
}

export interface ScheduleOrder {
  readonly label: string;
  readonly schedule: { readonly timezone: string; readonly cron_expression: string; readonly type: 'cron' };
  readonly report: DetailRequest;
  readonly metadata?: ReadonlyArray<{ readonly key: string; readonly value: string }>;
}

export interface ScheduledReport {
  readonly id: string;
  /** Counts up: later ones have higher ones. */
  readonly sequence: number;
  readonly kind: JobKind;
  order: ScheduleOrder;
  timer: Timer | undefined;
}

/** The maximum of jobs kept for an account. */
export const MOST_JOBS = 10_000;

/** The maximum of characters of finished reports kept for an account. */
const MOST_CHARACTERS = 128 * 1024 * 1024;

export interface ReportRecords {
  readonly jobs: Map<string, ReportJob>;
  readonly schedules: Map<string, ScheduledReport>;
}

export interface Ticket {
  readonly job: ReportJob;
  readonly expiresAt: number;
}

export interface ReportState {
  readonly tickets: Map<string, Ticket>;
  /** By account. */
  readonly records: Map<string, ReportRecords>;
  /** How many jobs and schedules there ever were: the number of the latest one. */
  made: number;
}

export function nextSequence(state: ReportState): number {
  state.made += 1;
  return state.made;
}

export function recordsOf({ records }: ReportState, account: string): ReportRecords {
  const known = records.get(account) ?? { jobs: new Map(), schedules: new Map() };
  records.set(account, known);
  return known;
}

/** Drops the oldest files until the rest, with the latest, has a reasonable size. */
export function makeRoom({ jobs }: ReportRecords, latest: ReportJob): void {
  let size = 0;
  for (const { file } of jobs.values()) size += file?.length ?? 0;
  for (const job of jobs.values()) {
    if (size <= MOST_CHARACTERS) return;
    if (job === latest) continue;
    size -= job.file?.length ?? 0;
    job.file = undefined;
  }
}

export function admit({ tickets }: ReportState, secret: string, ticket: Ticket, now: number): void {
  for (const [each, { expiresAt }] of tickets) {
    if (expiresAt > now) break;
    tickets.delete(each);
  }
  tickets.set(secret, ticket);
}
