import type { Account } from '../accounts/account.ts';
import { Problem } from '../kernel/problem.ts';
import type { ReportsScope } from './part.ts';
import type { Window } from './period.ts';
import type { DetailRequest, ReportRequest } from './report-request.ts';
import { merged, type ReportedMessage } from './traffic.ts';

/** What a report covers: which accounts, which messages, and which period. */
export interface Selection {
  readonly accounts: readonly Account[];
  readonly request: DetailRequest;
  readonly window: Window;
}

/** The accounts that a report covers: those that are named, else the caller's own and its sub-accounts. */
export function accountsOf(scope: ReportsScope, caller: Account, request: ReportRequest): Account[] {
  const { mayReport, reportsAlong, namedAccounts } = scope.decisions;
  const named = namedAccounts(request);
  if (!named)
    return [...scope.accounts.values()]
      .map(({ account }) => account)
      .filter((account) => reportsAlong(caller, account));
  return [...new Set(named)].map((id) => {
    const account = scope.accounts.get(id)?.account;
    if (!account || !mayReport(caller, account)) throw new Problem(403, 'One of the accounts is not yours.');
    return account;
  });
}

/**
 * The messages that all filters keep, oldest first. Indexes narrow the search, and every filter still judges each message: an
 * index can make a report slow but never wrong, and a fault in a filter stays visible.
 * Rules: PUB-REPORT-ACCOUNTS-01, REPORT-ISO-01.
 */
export function* messagesOf(
  scope: ReportsScope,
  { accounts, request, window: { from, to } }: Selection,
): Generator<ReportedMessage> {
  const { filters } = scope.decisions;
  const lookups = filters.flatMap(({ narrows }) => narrows?.(request) ?? []);
  const streams = accounts.flatMap((account) => scope.others.readTraffic(account, from, to, lookups));
  for (const message of merged(streams)) {
    if (filters.every(({ keeps }) => keeps(message, request))) yield message;
  }
}
