import type { Account } from '../accounts/account.ts';
import { keptFor } from './kept-for.ts';
import type { Query } from './list-query.ts';
import type { MessagingScope } from './part.ts';
import {
  expiryOf,
  isLive,
  NOTICE_TIME,
  requestBody,
  type SenderAddress,
  type SenderRequest,
} from './sender-address.ts';
import { isAskedFor, type ShownAddress } from './sender-address-query.ts';
import { type SenderCheck, senderChecks } from './sender-checks.ts';
import type { AccountRecords } from './state.ts';

/** Who asks for a sender address: the account of the key, and the account acted for. */
export interface SenderCaller {
  readonly own: Account;
  readonly account: Account;
}

/** What the platform decides about sender addresses. Sections "Sender address request (create body)" and "(states)". */
export interface SenderDecisions {
  senderChecks: readonly SenderCheck[];
  /** A request as the client sees it. */
  requestBody(request: SenderRequest): object;
  /** The request with an id. */
  requestOf(scope: MessagingScope, caller: SenderCaller, id: string): SenderRequest | undefined;
  /** The approved address with an id; the id of its request finds none. */
  addressOf(scope: MessagingScope, caller: SenderCaller, id: string): SenderAddress | undefined;
  listedAddresses(records: AccountRecords): Iterable<SenderAddress>;
  /** The accounts whose addresses an account also sees: its sub-accounts. */
  relatedAccounts(scope: MessagingScope, account: Account): readonly Account[];
  /** Whether a shown address matches the query. */
  isWantedAddress(shown: ShownAddress, query: Query): boolean;
  /** Whether two addresses are the same, regardless of case. */
  isSameAddress(one: string, other: string): boolean;
  /** Removes an address from its account. */
  forgetAddress(records: AccountRecords, id: string): void;
  /** The id of an address that is approved for the first time. */
  idOfAddress(scope: MessagingScope, request: SenderRequest): string;
  /** A verification code of six digits. */
  newCode(scope: MessagingScope): string;
  /** Where the code for a request is sent: to the number itself. */
  codeGoesTo(request: SenderRequest): string;
  /** Whether a verification code is right. */
  isRightCode(given: string, expected: string | undefined): boolean;
  /** Whether an address may be used as a sender. */
  isLive(address: SenderAddress, now: number): boolean;
  /** When an own number that is verified now expires; `earlier` is its previous expiry. Section "Limits". */
  expiryOf(now: number, earlier: number | undefined): number;
  /** When the holder of an own number is asked to verify it again; `earlier` is its previous expiry. */
  noticeTimes(expiresAt: number, earlier: number | undefined): readonly number[];
}

/** What an account keeps of its sender addresses. */
export const senderRecordsOf = (scope: MessagingScope, account: Account): AccountRecords =>
  keptFor(scope, account, 'senders');

/**
 * The decisions about sender addresses as documented.
 * Rules: PUB-SENDER-ACCOUNT-01, PUB-SENDER-CONFLICT-01, PUB-SENDER-RELATED-01, SENDER-DEL-01, SENDER-ID-01,
 * SENDER-ISO-01, SENDER-LIST-02, SENDER-REVERIFY-02, SENDER-VERIFY-01, SENDER-VERIFY-02.
 */
export const senderDecisions: SenderDecisions = {
  senderChecks,
  requestBody,
  requestOf: (scope, { account }, id) => senderRecordsOf(scope, account).senderRequests.get(id),
  addressOf: (scope, { account }, id) => senderRecordsOf(scope, account).senderAddresses.get(id),
  listedAddresses: ({ senderAddresses }) => senderAddresses.values(),
  relatedAccounts: ({ accounts }, wanted) =>
    [...accounts.values()].map(({ account }) => account).filter(({ parent }) => parent === wanted),
  isWantedAddress: isAskedFor,
  isSameAddress: (one, other) => one.toLowerCase() === other.toLowerCase(),
  forgetAddress: ({ senderAddresses }, id) => {
    senderAddresses.delete(id);
  },
  idOfAddress: ({ ids }) => ids.uuid(),
  newCode: ({ ids }) => String(Number.parseInt(ids.uuid().slice(0, 8), 16) % 1_000_000).padStart(6, '0'),
  codeGoesTo: ({ sender_address }) => sender_address,
  isRightCode: (given, expected) => given === expected,
  isLive,
  expiryOf,
  noticeTimes: (expiresAt) => [expiresAt - NOTICE_TIME],
};
