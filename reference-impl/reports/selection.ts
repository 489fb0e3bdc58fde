import type { Account } from '../accounts/account.ts';
import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import { kept } from '../kernel/list.ts';
import { Problem } from '../kernel/problem.ts';
import { keepLatest } from '../kernel/remembered.ts';
import type { ReportsScope } from './part.ts';
import type { Window } from './period.ts';
import { detailFile, summaryFile } from './report-file.ts';
import type { DetailRequest, ReportRequest } from './request-schemas.ts';
import { type JobKind, MOST_JOBS, makeRoom, nextSequence, type ReportJob, recordsOf } from './state.ts';
import { merged } from './traffic.ts';

/** What a report covers: which accounts, which messages, and which period. */
interface Selection {
  readonly accounts: readonly Account[];
  readonly request: DetailRequest;
  readonly window: Window;
}

/** The accounts that a report covers: those that are named, else the caller's own and its sub-accounts. */
export function accountsOf(scope: ReportsScope, caller: Account, request: ReportRequest): Account[] {
  const { mayReport, reportsAlong } = scope.decisions;
  if (!request.accounts)
    return [...scope.accounts.values()]
      .map(({ account }) => account)
      .filter((account) => reportsAlong(caller, account));
  return [...new Set(request.accounts)].map((id) => {
    const account = scope.accounts.get(id)?.account;
    if (!account || !mayReport(caller, account)) throw new Problem(403, 'One of the accounts is not yours.');
    return account;
  });
}

/** The messages that all filters keep, oldest first. Rules: PUB-REPORT-ACCOUNTS-01, REPORT-ISO-01. */
export function messagesOf(
  scope: ReportsScope,
  { accounts, request, window: { from, to } }: Selection,
): Iterable<TrafficEntry> {
  const streams = accounts.flatMap((account) => scope.others.readTraffic(account, from, to));
  return kept(merged(streams), scope.decisions.filters, request);
}

interface JobOrder {
  readonly kind: JobKind;
  readonly account: Account;
  readonly selection: Selection;
}

/** Orders a report, which runs and is done a little later. Rules: PUB-ASYNC-ISO-01, PUB-ASYNC-STATUS-01. */
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
  keepLatest(records.jobs, MOST_JOBS, job.id, job);
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
