import type { Account } from '../accounts/account.ts';
import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import { kept } from '../kernel/list.ts';
import { Problem } from '../kernel/problem.ts';
import type { Window } from './period.ts';
import type { DetailRequest, ReportRequest } from './report-request.ts';
import type { ReportsScope } from './scope.ts';
import { merged } from './traffic.ts';

/** What a report covers: which accounts, which messages, and which period. */
export interface Selection {
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
