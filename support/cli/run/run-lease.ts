import { randomUUID } from 'node:crypto';
import { realTime } from '../../ground/time/pause.ts';
import { readJournal } from '../../wire/safety/journal-lines.ts';
import { takeLeases } from '../../wire/safety/lease.ts';
import { journalIn } from '../../wire/safety/resource-journal.ts';
import { openStateFolder } from '../../wire/safety/state-folder.ts';
import { leasedAccounts } from '../../wire/target/leased-accounts.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { durationOf } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';

/**
 * Gets the accounts of a target for this run alone, and says what earlier runs left there. Returns a function that releases it.
 * A lab gives every run worlds of its own, and who only reads disturbs nobody.
 */
export async function leaseAccount(target: ResolvedTarget, waitForLease?: string): Promise<() => void> {
  const patience = waitForLease === undefined ? 0 : durationOf('--wait-for-lease', waitForLease);
  if (target.lab || !target.safety?.sideEffects.length) return () => undefined;
  const folder = openStateFolder(target.safety.stateDir);
  const giveBack = await takeLeases(leasedAccounts(target), { folder, run: randomUUID(), time: realTime, patience });
  const { left } = readJournal(journalIn(folder));
  if (left.length > 0)
    complain(
      `an earlier run left ${left.length} thing${left.length === 1 ? '' : 's'} on the account; plumbline cleanup --target FILE removes what it can.`,
    );
  process.once('exit', giveBack);
  return () => {
    process.off('exit', giveBack);
    giveBack();
  };
}
