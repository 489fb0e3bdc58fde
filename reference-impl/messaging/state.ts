import { ExpiringIndex } from '../kernel/expiring-index.ts';
import { Timeline } from '../kernel/timeline.ts';
import type { Timer } from '../kernel/timer-queue.ts';
import type { CarrierStep } from './carrier.ts';
import type { DedicatedNumber } from './dedicated-number.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { type Pairings, SENDER_POOL } from './familiar-sender.ts';
import { HandOvers } from './hand-overs.ts';
import type { Mail } from './mailbox.ts';
import type { Message } from './message.ts';
import { MessageStore } from './message-store.ts';
import type { InboundReply } from './reply.ts';
import type { SenderAddress, SenderRequest } from './sender-address.ts';
import type { ShortLink } from './short-links.ts';
import type { SignatureKeys } from './signature-key.ts';
import type { Indexes } from './traffic-index.ts';
import type { Webhook } from './webhook.ts';

/** What the platform keeps for one account. */
export class AccountRecords {
  /** Messages that opened a duplicate window; made when the first one is remembered. */
  duplicates: ExpiringIndex<true> | undefined;
  readonly blacklist = new Set<string>();
  /** Reports and replies the client has not confirmed, oldest first. */
  readonly reports = new Map<string, DeliveryReport>();
  readonly replies = new Map<string, InboundReply>();
  /** Everything the account sent and received, for its reports on the past. */
  readonly sent: Timeline<Message>;
  readonly received = new Timeline<InboundReply>(({ receivedAt }) => receivedAt);
  readonly sentIndexes: Indexes<Message> = new Map();
  readonly receivedIndexes: Indexes<InboundReply> = new Map();
  readonly webhooks = new Map<string, Webhook>();
  readonly senderRequests = new Map<string, SenderRequest>();
  readonly senderAddresses = new Map<string, SenderAddress>();
  readonly shortLinks = new Map<string, ShortLink>();
  readonly senderPairings: Pairings = new Map();
  readonly signatureKeys: SignatureKeys = new Map();
  /** How many of its keys are being made now. */
  keysInTheMaking = 0;

  /** @param messages where the messages are; here only their places are kept */
  constructor(messages: MessageStore) {
    this.sent = new Timeline(({ submittedAt }) => submittedAt, messages);
  }

  /** @param window lifetime of a remembered message, in milliseconds; counts when the first one is remembered */
  rememberForDuplicates(key: string, now: number, window: number): void {
    this.duplicates ??= new ExpiringIndex(window);
    this.duplicates.put(key, true, now);
  }
}

/** All messaging traffic of one world. */
export class MessagingState {
  /** How many signature keys were ever made: no two are the same. */
  keysMade = 0;
  readonly dedicatedNumbers = new Map<string, DedicatedNumber>();
  readonly messages = new MessageStore();
  /** Timers of messages that wait for something; most never have one. */
  readonly waiting = new Map<Message, Timer[]>();
  readonly handOvers = new HandOvers(this.messages);
  /** What the carrier does per recipient; `*` is for all others. */
  readonly scripts = new Map<string, readonly CarrierStep[]>();
  readonly mailbox: Mail[] = [];
  /** Numbers that messages are sent from by default. */
  senderPool: readonly string[] = SENDER_POOL;
  #records = new Map<string, AccountRecords>();

  /** The records kept for an account, empty at first. */
  recordsOf(account: string): AccountRecords {
    let records = this.#records.get(account);
    if (!records) {
      records = new AccountRecords(this.messages);
      this.#records.set(account, records);
    }
    return records;
  }

  /** The first result of `find` among the records of all accounts. */
  findInRecords<Found>(find: (records: AccountRecords) => Found | undefined): Found | undefined {
    for (const records of this.#records.values()) {
      const found = find(records);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
