import type { Timer } from '../kernel/timer-queue.ts';
import type { JobKind, ReportJob } from './report-job.ts';
import type { DetailRequest } from './report-request.ts';

/** When a scheduled report is made. */
export interface Schedule {
  readonly timezone: string;
  readonly cron_expression: string;
  readonly type: 'cron';
}

/** A client's order for a scheduled report. */
export interface ScheduleOrder {
  readonly label: string;
  readonly schedule: Schedule;
  readonly report: DetailRequest;
  readonly metadata?: ReadonlyArray<{ readonly key: string; readonly value: string }>;
}

/** A scheduled report. */
export interface ScheduledReport {
  readonly id: string;
  /** Counts up: later ones have higher ones. */
  readonly sequence: number;
  readonly kind: JobKind;
  order: ScheduleOrder;
  timer: Timer | undefined;
}

/** The maximum of jobs kept for an account. */
const MOST_JOBS = 10_000;

/** The maximum of characters of finished reports kept for an account. */
const MOST_CHARACTERS = 128 * 1024 * 1024;

/** The reports of one account that are kept. */
export class ReportRecords {
  readonly jobs = new Map<string, ReportJob>();
  readonly schedules = new Map<string, ScheduledReport>();

  forgetOldJobs(): void {
    for (const id of this.jobs.keys()) {
      if (this.jobs.size <= MOST_JOBS) return;
      this.jobs.delete(id);
    }
  }

  /** Drops the oldest files until the rest, with the latest, has a reasonable size. */
  makeRoom(latest: ReportJob): void {
    let size = 0;
    for (const { file } of this.jobs.values()) size += file?.length ?? 0;
    for (const job of this.jobs.values()) {
      if (size <= MOST_CHARACTERS) return;
      if (job === latest) continue;
      size -= job.file?.length ?? 0;
      job.file = undefined;
    }
  }
}

/** Permission to download one file until an instant. */
export interface Ticket {
  readonly job: ReportJob;
  readonly expiresAt: number;
}

/** The reports of one world that are made in the background. */
export class ReportState {
  readonly tickets = new Map<string, Ticket>();
  #records = new Map<string, ReportRecords>();
  #sequence = 0;

  nextSequence(): number {
    this.#sequence += 1;
    return this.#sequence;
  }

  /** The records kept for an account, empty at first. */
  recordsOf(account: string): ReportRecords {
    const records = this.#records.get(account) ?? new ReportRecords();
    this.#records.set(account, records);
    return records;
  }

  /** Remembers a ticket and forgets those that have expired. */
  admit(secret: string, ticket: Ticket, now: number): void {
    for (const [each, { expiresAt }] of this.tickets) {
      if (expiresAt > now) break;
      this.tickets.delete(each);
    }
    this.tickets.set(secret, ticket);
  }
}
