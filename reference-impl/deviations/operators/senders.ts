import type { Json } from '../../kernel/json.ts';
import type { MessagingScope } from '../../messaging/scope.ts';
import type { SenderAddress, SenderRequest } from '../../messaging/senders/sender-address.ts';
import type { AccountRecords } from '../../messaging/state.ts';
import { recordsOf } from './messaging.ts';
import { type Distort, good, on } from './replies.ts';

/** The request with this id, of any account. */
export const anyRequest = ({ state }: MessagingScope, id: string): SenderRequest | undefined =>
  state.findInRecords(({ senderRequests }) => senderRequests.get(id));

/** The first address of any account that `isMeant` accepts. */
export const anyAddress = ({ state }: MessagingScope, isMeant: (address: SenderAddress) => boolean) =>
  state.findInRecords(({ senderAddresses }) => [...senderAddresses.values()].find(isMeant));

/** A request of the account that has something. */
export function madeBy(scope: MessagingScope, owned: SenderAddress | SenderRequest | undefined) {
  const owner = [...scope.accounts.values()].find(({ account }) => account.id === owned?.account);
  return owner && { caller: { own: owner.account, account: owner.account } };
}

/** Changes the list of addresses by what is kept of the account. */
export const listing = (change: (entries: readonly Json[], records: AccountRecords) => Json[]): Distort =>
  on('senders.list', good, (reply, { call }) => {
    const { data, ...page } = reply.body as { data: Json[] };
    return { ...reply, body: { ...page, data: change(data, recordsOf(call)) } };
  });

/** A request in the form of the address that it asks for. */
export const asAddress = ({ code, status, createdAt, changedAt, account, ...details }: SenderRequest): Json => ({
  ...details,
  account_id: account,
  display_status: 'APPROVED',
});
