import type { Session } from '../session/session.ts';
import { DEFAULT_RECEIVER } from './sending.ts';

interface PushedReport {
  readonly message_id?: string;
  readonly vendor_account_id?: { readonly account_id?: string };
}

/** Which accounts each reported message is put down to, by message id; from every report that was pushed. */
export async function reportedAccounts(session: Session): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const accounts = new Map<string, Set<string>>();
  for (const { json } of await session.arrivals(DEFAULT_RECEIVER)) {
    const { message_id: id, vendor_account_id: vendor } = (json ?? {}) as PushedReport;
    if (id === undefined) continue;
    const seen = accounts.get(id) ?? new Set<string>();
    accounts.set(id, seen.add(vendor?.account_id ?? 'none'));
  }
  return accounts;
}
