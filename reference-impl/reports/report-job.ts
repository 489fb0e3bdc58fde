import type { Account } from '../accounts/account.ts';
import type { ReportsScope } from './part.ts';
import type { DetailRequest } from './report-request.ts';
import { messagesOf, type Selection } from './selection.ts';

/** The progress of a report. */
export type JobStatus = 'REQUESTED' | 'RUNNING' | 'FAILED' | 'CANCELLED' | 'DONE';

/** Whether a report lists each message or sums them up. */
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

/** What a job is ordered with. */
export interface JobOrder {
  readonly kind: JobKind;
  readonly account: Account;
  readonly selection: Selection;
}

const usualName = (kind: JobKind, now: number): string =>
  `${kind === 'DETAIL' ? 'Detail' : 'Summary'} report of ${new Date(now).toISOString().slice(0, 10)}`;

/**
 * Orders a report: it is requested now, runs a little later and is done after that.
 * Rules: PUB-ASYNC-ISO-01, PUB-ASYNC-STATUS-01.
 */
export function orderReport(scope: ReportsScope, order: JobOrder): ReportJob {
  const { keeperOf, jobSteps, fileOf } = scope.decisions;
  const { kind, account, selection } = order;
  const now = scope.clock.now();
  const job: ReportJob = {
    id: scope.ids.uuid(),
    sequence: scope.state.nextSequence(),
    kind,
    account,
    name: selection.request.label ?? usualName(kind, now),
    request: selection.request,
    requestedAt: now,
    updatedAt: now,
    status: 'REQUESTED',
    file: undefined,
  };
  const records = scope.state.recordsOf(keeperOf(account));
  records.jobs.set(job.id, job);
  records.forgetOldJobs();
  for (const { status, after } of jobSteps) {
    scope.clock.schedule(now + after, 'reports.step', () => {
      job.status = status;
      job.updatedAt = scope.clock.now();
      if (status !== 'DONE') return;
      job.file = fileOf[kind](scope, messagesOf(scope, selection), selection.request);
      records.makeRoom(job);
    });
  }
  return job;
}
