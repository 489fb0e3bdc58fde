import type { Account } from '../accounts/account.ts';
import { detailFile, summaryFile } from './report-file.ts';
import type { ReportsScope } from './scope.ts';
import { messagesOf, type Selection } from './selection.ts';
import { type JobKind, keepJob, makeRoom, nextSequence, type ReportJob, recordsOf } from './state.ts';

export interface JobOrder {
  readonly kind: JobKind;
  readonly account: Account;
  readonly selection: Selection;
}

/**
 * Orders a report: it is requested now, runs a little later and is done after that.
 * Rules: PUB-ASYNC-ISO-01, PUB-ASYNC-STATUS-01.
 */
export function orderReport(scope: ReportsScope, order: JobOrder): ReportJob {
  const { keeperOf, jobSteps } = scope.decisions;
  const { kind, account, selection } = order;
  const now = scope.clock.now();
  const job: ReportJob = {
    id: scope.ids.uuid(),
    sequence: nextSequence(scope.state),
    kind,
    account,
    name:
      selection.request.label ??
      `${kind === 'DETAIL' ? 'Detail' : 'Summary'} report of ${new Date(now).toISOString().slice(0, 10)}`,
    request: selection.request,
    requestedAt: now,
    updatedAt: now,
    status: 'REQUESTED',
    file: undefined,
  };
  const records = recordsOf(scope.state, keeperOf(account));
  keepJob(records, job);
  for (const { status, after } of jobSteps) {
    scope.clock.schedule(now + after, 'reports.step', () => {
      job.status = status;
      job.updatedAt = scope.clock.now();
      if (status !== 'DONE') return;
      const { request } = selection;
      const messages = messagesOf(scope, selection);
      job.file = kind === 'DETAIL' ? detailFile(messages, request) : summaryFile(scope.decisions, messages, request);
      makeRoom(records, job);
    });
  }
  return job;
}
