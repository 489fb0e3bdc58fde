import type { Kept } from '../messaging/decisions.ts';
import type { Decisions } from '../worlds/behaviour.ts';

/** Keeps something of all accounts in one place. */
export const keptInCommon =
  (what: Kept) =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => (kept === what ? 'everybody' : keeperOf(account, kept));
  };

/** Keeps something of a sub-account with its parent. */
export const keptByParent =
  (what: Kept) =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => keeperOf(kept === what && account.parent ? account.parent : account, kept);
  };
