import type { Account } from '../accounts/account.ts';
import type { Kept } from './decisions.ts';
import type { MessagingScope } from './part.ts';
import type { AccountRecords } from './state.ts';

/** The records that keep something for an account. */
export const keptFor = ({ state, decisions }: MessagingScope, account: Account, kept: Kept): AccountRecords =>
  state.recordsOf(decisions.keeperOf(account, kept));
