import { randomUUID } from 'node:crypto';
import { settings } from '../config.ts';
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

let ids = 0;

/** An id that nothing else has: a number where the shape of the server wants it. */
export function newId(): string | number {
  if (!settings.integerIds) return randomUUID();
  ids += 1;
  return ids;
}

const madeAt = new WeakMap<object, number>();

export function made<T extends object>(thing: T): T {
  madeAt.set(thing, Date.now());
  return thing;
}

/** What a list shows: each thing once it is as old as lists lag. */
export const settled = <T extends object>(things: Map<string, T>): T[] =>
  [...things.values()].filter((thing) => Date.now() - (madeAt.get(thing) ?? 0) >= settings.listLag);

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
