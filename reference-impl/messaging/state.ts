import { ExpiringIndex } from '../kernel/expiring-index.ts';
import type { Timer } from '../kernel/timer-queue.ts';
import type { CarrierStep, HandOver } from './carrier.ts';
import type { DeliveryReport } from './delivery-report.ts';
import type { Mail } from './mailbox.ts';
import type { Message } from './message.ts';
import type { InboundReply } from './reply.ts';
import type { SenderAddress, SenderRequest } from './sender-address.ts';
import type { Webhook } from './webhook.ts';

/** What the platform keeps for one account. */
export class AccountRecords {
  /** Messages that opened a duplicate window; made when the first one is remembered. */
  duplicates: ExpiringIndex<true> | undefined;
  readonly blacklist = new Set<string>();
  /** Reports and replies the client has not confirmed, oldest first. */
  readonly reports = new Map<string, DeliveryReport>();
  readonly replies = new Map<string, InboundReply>();
  readonly webhooks = new Map<string, Webhook>();
  readonly senderRequests = new Map<string, SenderRequest>();
  readonly senderAddresses = new Map<string, SenderAddress>();

  /** @param window lifetime of a remembered message, in milliseconds; counts when the first one is remembered */
  rememberForDuplicates(key: string, now: number, window: number): void {
    this.duplicates ??= new ExpiringIndex(window);
    this.duplicates.put(key, true, now);
  }
}

/** All messaging traffic of one world. */
export class MessagingState {
  readonly vendorId: string;
  readonly messages = new Map<string, Message>();
  /** Timers of messages that wait for something; most never have one. */
  readonly waiting = new Map<Message, Timer[]>();
  readonly handOvers: HandOver[] = [];
  /** The latest hand-over per recipient; each points to the one before it. */
  readonly handsets = new Map<string, HandOver>();
  /** What the carrier does per recipient; `*` is for everybody else. */
  readonly scripts = new Map<string, readonly CarrierStep[]>();
  readonly mailbox: Mail[] = [];
  #records = new Map<string, AccountRecords>();

  constructor(vendorId: string) {
    this.vendorId = vendorId;
  }

  /** The records kept for an account, empty at first. */
  recordsOf(account: string): AccountRecords {
    let records = this.#records.get(account);
    if (!records) {
      records = new AccountRecords();
      this.#records.set(account, records);
    }
    return records;
  }

  /** The first record that `find` answers something for, whatever account keeps it. */
  findInRecords<Found>(find: (records: AccountRecords) => Found | undefined): Found | undefined {
    for (const records of this.#records.values()) {
      const found = find(records);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** A world's messaging traffic, none at first; `vendorId` is the constant every delivery report carries. */
export function createMessagingState(
  { vendorId }: { vendorId: string } = { vendorId: 'Platform' },
): MessagingState {
  return new MessagingState(vendorId);
}
