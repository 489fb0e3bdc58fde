import type { Json } from '../http/check.ts';
import type {
  Assignment,
  DeliveryReport,
  Message,
  Reply,
  SenderAddress,
  SenderRequest,
  ShortLink,
  SignatureKey,
  Webhook,
} from './model.ts';

/** What one account has; everything lives in memory. */
export class AccountStore {
  readonly messages = new Map<string, Message>();
  readonly reports = new Map<string, DeliveryReport>();
  readonly replies = new Map<string, Reply>();
  readonly blacklist = new Set<string>();
  readonly senderRequests = new Map<string, SenderRequest>();
  readonly senderAddresses = new Map<string, SenderAddress>();
  readonly webhooks = new Map<string, Webhook>();
  readonly signatureKeys = new Map<string, SignatureKey>();
  readonly contacts = new Map<string, Json>();
  readonly lists = new Map<string, Json>();
  readonly customFields = new Map<string, Json>();
  /** Which number each customer is used to. */
  readonly familiarSenders = new Map<string, string>();
  nextSender = 0;
}

const stores = new Map<string, AccountStore>();

export function storeOf(accountId: string): AccountStore {
  const store = stores.get(accountId) ?? new AccountStore();
  stores.set(accountId, store);
  return store;
}

export const assignments = new Map<string, Assignment>();
export const shortLinks = new Map<string, ShortLink>();
