import type { Account } from '../accounts/account.ts';
import type { World } from '../worlds/world.ts';
import type { SendingContext } from './sending-rules/sending-rule.ts';

/** The context of one request, which learns what was let through before within the same request. */
export interface GrowingContext extends SendingContext {
  /** Tells that a message was let through; `key` when its account has de-duplication. */
  accept(key: string | undefined): void;
}

/** What the sending rules may look at for messages of `account`, as it stands now. */
export function sendingContext(world: World, account: Account): GrowingContext {
  const { messaging, clock, numbers } = world;
  const decisions = world.behaviour.decisions.messaging;
  const now = clock.now();
  const records = messaging.recordsOf(decisions.keeperOf(account, 'duplicates'));
  const senders = messaging.recordsOf(decisions.keeperOf(account, 'senders'));
  let accepted = 0;
  let keys: Set<string> | undefined;
  return {
    now,
    numbers,
    decisions,
    blacklist: messaging.recordsOf(decisions.keeperOf(account, 'blacklist')).blacklist,
    senderRequests: senders.senderRequests,
    senderAddresses: senders.senderAddresses,
    get accepted() {
      return accepted;
    },
    isRemembered: (key) => keys?.has(key) === true || records.duplicates?.get(key, now) === true,
    accept: (key) => {
      accepted += 1;
      if (key !== undefined) keys = (keys ?? new Set()).add(key);
    },
  };
}
