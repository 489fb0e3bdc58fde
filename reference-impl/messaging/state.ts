import { ExpiringIndex } from '../kernel/expiring-index.ts';
import type { Timer } from '../kernel/timer-queue.ts';
import { type Pairings, SENDER_POOL } from './carrier/familiar-sender.ts';
import type { CarrierStep, HandOver } from './carrier/script.ts';
import type { SignatureKeys } from './keys/signature.ts';
import type { ShortLink } from './links/short-links.ts';
import type { DedicatedNumber } from './numbers/dedicated-number.ts';
import type { InboundReply } from './replies/reply.ts';
import type { DeliveryReport } from './reports/delivery-report.ts';
import type { Mail, SenderAddress, SenderRequest } from './senders/sender-address.ts';
import type { Message } from './submit/message.ts';
import type { Webhook } from './webhooks/webhook.ts';

export class AccountRecords {
  /** Messages that opened a duplicate window; made when the first one is remembered. */
  duplicates: ExpiringIndex<true> | undefined;
  readonly blacklist = new Set<string>();
  /** Reports and replies the client has not confirmed, oldest first. */
  readonly reports = new Map<string, DeliveryReport>();
  readonly replies = new Map<string, InboundReply>();
  /** Everything the account sent and received, for its reports on the past, in the order of arrival. */
  readonly sent: Message[] = [];
  readonly received: InboundReply[] = [];
  readonly webhooks = new Map<string, Webhook>();
  readonly senderRequests = new Map<string, SenderRequest>();
  readonly senderAddresses = new Map<string, SenderAddress>();
  readonly shortLinks = new Map<string, ShortLink>();
  readonly senderPairings: Pairings = new Map();
  readonly signatureKeys: SignatureKeys = new Map();
  keysInTheMaking = 0;

  /** @param window lifetime of a remembered message, in milliseconds; counts when the first one is remembered */
  rememberForDuplicates(key: string, now: number, window: number): void {
    this.duplicates ??= new ExpiringIndex(window);
    this.duplicates.put(key, true, now);
  }
}

export class MessagingState {
  /** How many signature keys were ever made: no two are the same. */
  keysMade = 0;
  readonly dedicatedNumbers = new Map<string, DedicatedNumber>();
  /** By id, in the order in which they were accepted. */
  readonly messages = new Map<string, Message>();
  /** How much memory the messages take at most, in bytes. */
  messageBytes = 0;
  /** Timers of messages that wait for something, by id; most never have one. */
  readonly waiting = new Map<string, Timer[]>();
  readonly handOvers: HandOver[] = [];
  /** What the carrier does per recipient; `*` is for all others. */
  readonly scripts = new Map<string, readonly CarrierStep[]>();
  readonly mailbox: Mail[] = [];
  senderPool: readonly string[] = SENDER_POOL;
  readonly records = new Map<string, AccountRecords>();

  recordsOf(account: string): AccountRecords {
    const records = this.records.get(account) ?? new AccountRecords();
    if (!this.records.has(account)) this.records.set(account, records);
    return records;
  }

  findInRecords<Found>(find: (records: AccountRecords) => Found | undefined): Found | undefined {
    for (const records of this.records.values()) {
      const found = find(records);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
