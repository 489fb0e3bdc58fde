import type { Account } from '../../accounts/account.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { InboundReply } from '../replies/reply.ts';
import type { MessagingState } from '../state.ts';

export interface OptOutScope {
  readonly clock: Clock;
  readonly state: MessagingState;
}

/**
 * Decisions about opt-outs: a number goes onto the blacklist of the account it answered. Section "Blacklists".
 * Rules: BL-01, BL-02, BL-06, BL-07, BL-08, BL-09, PUB-REPLY-ACCOUNT-01, PUB-REPLY-CONFIRM-01,
 * PUB-REPLY-CONTENT-01, REPLY-01, REPLY-02, REPLY-03, REPLY-05, X-18, X-53.
 */
export const blacklistDecisions = {
  /** Whether a reply opts out; `words` are those that do, in capitals. */
  isOptOut: (content: string, words: readonly string[]): boolean => words.includes(content.trim().toUpperCase()),
  recordOptOut: ({ state }: OptOutScope, { account, from }: InboundReply): void =>
    void state.recordsOf(account.id).blacklist.add(from),
  /** Whether the blacklist has a say in the traffic of an account. */
  obeysBlacklist: ({ features }: Account): boolean => !features.selfManagedOptOut,
};

export type BlacklistDecisions = typeof blacklistDecisions;
