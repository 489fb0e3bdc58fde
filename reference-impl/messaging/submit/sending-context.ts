import type { Account } from '../../accounts/account.ts';
import type { Numbers } from '../../worlds/numbers.ts';
import type { MessagingDecisions, MessagingScope } from '../scope.ts';
import type { AccountRecords } from '../state.ts';
import type { SendingContext } from './sending-rules/sending-rule.ts';

/** What the sending rules may look at for messages of one account now. */
export class GrowingContext implements SendingContext {
  readonly now: number;
  readonly numbers: Numbers;
  readonly decisions: MessagingDecisions;
  readonly blacklist: ReadonlySet<string>;
  readonly senderRequests: AccountRecords['senderRequests'];
  readonly senderAddresses: AccountRecords['senderAddresses'];
  accepted = 0;
  readonly #records: AccountRecords;
  #keys: Set<string> | undefined;

  constructor(scope: MessagingScope, account: Account) {
    const { decisions, clock, numbers, state } = scope;
    const { blacklist, senderRequests, senderAddresses } = state.recordsOf(account.id);
    this.now = clock.now();
    this.numbers = numbers;
    this.decisions = decisions;
    this.blacklist = blacklist;
    this.senderRequests = senderRequests;
    this.senderAddresses = senderAddresses;
    this.#records = state.recordsOf(decisions.duplicateAccount(account).id);
  }

  isRemembered(key: string): boolean {
    return this.#keys?.has(key) === true || this.#records.duplicates?.get(key, this.now) === true;
  }

  /** Notes that a message of the request was accepted; `key` if its account has de-duplication. */
  accept(key: string | undefined): void {
    this.accepted += 1;
    if (key !== undefined) this.#keys = (this.#keys ?? new Set()).add(key);
  }
}
