import type { Account } from '../accounts/account.ts';
import type { Numbers } from '../worlds/numbers.ts';
import type { MessagingDecisions } from './decisions.ts';
import { keptFor } from './kept-for.ts';
import type { MessagingScope } from './part.ts';
import type { SendingContext } from './sending-rules/sending-rule.ts';
import type { AccountRecords } from './state.ts';

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
    const { decisions, clock, numbers } = scope;
    const senders = keptFor(scope, account, 'senders');
    this.now = clock.now();
    this.numbers = numbers;
    this.decisions = decisions;
    this.blacklist = keptFor(scope, account, 'blacklist').blacklist;
    this.senderRequests = senders.senderRequests;
    this.senderAddresses = senders.senderAddresses;
    this.#records = keptFor(scope, account, 'duplicates');
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
