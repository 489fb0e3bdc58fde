import type { Account } from '../../accounts/account.ts';
import type { MessagingScope } from '../scope.ts';
import type { SendingContext } from './sending-rules/sending-rule.ts';

/** A context that grows with each message of its request. */
interface GrowingContext extends SendingContext {
  accepted: number;
  /** Notes that a message of the request was accepted; `key` if its account has de-duplication. */
  accept(key: string | undefined): void;
}

/** What the sending rules may look at for messages of one account now. */
export function sendingContext(scope: MessagingScope, account: Account): GrowingContext {
  const { decisions, clock, numbers, state } = scope;
  const { blacklist, senderRequests, senderAddresses } = state.recordsOf(account.id);
  const earlier = state.recordsOf(decisions.duplicateAccount(account).id);
  const now = clock.now();
  const keys = new Set<string>();
  return {
    now,
    numbers,
    decisions,
    blacklist,
    senderRequests,
    senderAddresses,
    accepted: 0,
    isRemembered: (key) => keys.has(key) || earlier.duplicates?.get(key, now) === true,
    accept(key) {
      this.accepted += 1;
      if (key !== undefined) keys.add(key);
    },
  };
}
