import type { Session } from '../session/session.ts';
import { reportsAt } from './delivery-reports.ts';
import { DEFAULT_RECEIVER } from './sending.ts';

interface PushedReport {
  readonly message_id?: string;
  readonly vendor_account_id?: { readonly account_id?: string };
}

/** Which accounts each reported message is put down to, by message id; from every report that was pushed. */
export async function reportedAccounts(session: Session): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const accounts = new Map<string, Set<string>>();
  const reports: readonly PushedReport[] = await reportsAt(session, DEFAULT_RECEIVER);
  for (const { message_id: id, vendor_account_id: vendor } of reports) {
    if (id === undefined) continue;
    const seen = accounts.get(id) ?? new Set<string>();
    accounts.set(id, seen.add(vendor?.account_id ?? 'none'));
  }
  return accounts;
}
