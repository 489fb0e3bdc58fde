import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { memberAt } from '../session/json-members.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from './delivery-reports.ts';
import { handsetOf } from './handsets.ts';
import { wasAskedFor } from './number-to-own.ts';
import { operationRequest } from './operation-request.ts';
import type { Requester } from './requests.ts';
import { addressNamed, requestFor } from './sender-requests.ts';

/** An approved address as the list of an account has it; only the id is documented. */
export interface ListedAddress {
  readonly id: string;
  readonly sender_address?: string;
}

/** What an id in a step belongs to: the request for an address, or the address itself. */
export interface SenderId {
  readonly of: 'request' | 'address';
  readonly address: string;
}

const NOTHING = { id: '', code: '' };

/** The list itself, or the first list among the members of the answer. */
function listIn(json: unknown): ListedAddress[] {
  if (Array.isArray(json)) return json as ListedAddress[];
  return (Object.values((json ?? {}) as object).find(Array.isArray) ?? []) as ListedAddress[];
}

/** Every approved address that a requester is shown. Throws Inconclusive when the list is refused. */
export async function addressesOf(session: Session, { role, actingFor }: Requester): Promise<ListedAddress[]> {
  const request = operationRequest(session, 'list sender addresses', NOTHING);
  const as = ownCredential(session, 'messaging', role);
  const headers: Record<string, string> = actingFor ? { account: session.account(actingFor).id } : {};
  const read = async (token: Mark | undefined): Promise<unknown> => {
    const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
    const exchange = await session.send({ ...request, path: request.path + query, as, headers });
    exchange.looked = true;
    if (exchange.status >= 300)
      throw new Inconclusive('precondition-unmet', `sender addresses cannot be listed: ${exchange.status}`);
    return exchange.json;
  };
  const paging = {
    list: 'the list of sender addresses',
    by: 'pagination.next_token',
    read,
    next: (json: unknown) => memberAt(json, 'pagination.next_token'),
  };
  const addresses: ListedAddress[][] = [];
  for await (const json of pagesOf(paging)) addresses.push(listIn(json));
  return addresses.flat();
}

/** The list need not show a number with its plus sign, nor show it at all. */
export const isListedAs =
  (wire: string) =>
  ({ sender_address: shown }: Pick<ListedAddress, 'sender_address'>): boolean =>
    shown === wire || `+${shown}` === wire;

const namesOne = ({ sender_address }: ListedAddress): boolean => sender_address !== undefined;

/**
 * Whether a requester is shown an address among the approved ones. Throws Inconclusive (insufficient-evidence) when the list
 * has nothing but ids.
 */
export async function isShown(session: Session, requester: Requester, address: string): Promise<boolean> {
  const wire = addressNamed(session, address);
  const listed = await addressesOf(session, requester);
  if (listed.length > 0 && !listed.some(namesOne))
    throw new Inconclusive('insufficient-evidence', 'the list of addresses does not say which ones they are');
  const found = listed.some(isListedAs(wire));
  if (found) refuseOlder(session, requester, address, wire);
  return found;
}

/** An address that the account got in an earlier example says nothing about what another one asked for in this one. */
function refuseOlder(session: Session, looking: Requester, address: string, wire: string): void {
  if (session.hasLab || !session.handles.has(`request for ${address}`)) return;
  const { requester } = requestFor(session, address);
  const ownerOf = ({ role, actingFor }: Requester): string => session.account(actingFor ?? role).id;
  if (ownerOf(requester) === ownerOf(looking) || !wasAskedFor(session, ownerOf(looking), wire)) return;
  throw new Inconclusive('precondition-unmet', `${wire} became the account's own in an earlier example`);
}

/** The id of an approved address, remembered from its first mention. Throws Inconclusive when there is none. */
async function addressId(session: Session, address: string): Promise<string> {
  const handle = `id of ${address}`;
  if (session.handles.has(handle)) return session.handles.get<string>(handle);
  const { requester, address: wire } = requestFor(session, address);
  const found = (await addressesOf(session, requester)).find(isListedAs(wire));
  if (!found) throw new Inconclusive('precondition-unmet', `${address} is not among the approved addresses`);
  return session.handles.put(handle, found.id);
}

/** The id of an address or of its request. */
export const idOf = async (session: Session, { of, address }: SenderId): Promise<string> =>
  of === 'request' ? requestFor(session, address).id : addressId(session, address);

/** Whether a named message reached its handset from an address; refusals and reports count as looked at. */
export async function wentOutFrom(session: Session, name: string, address: string): Promise<boolean> {
  const { to, content, exchange, receiver } = session.handles.get<SentMessage>(name);
  const wire = addressNamed(session, address);
  exchange.looked = true;
  await session.arrivals(receiver);
  const arrived = await handsetOf(session, to);
  return arrived.some((each) => each.content === content && each.source_number === wire);
}
