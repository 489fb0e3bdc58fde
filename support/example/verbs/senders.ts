import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Session } from '../session/session.ts';
import type { SentMessage } from './delivery-reports.ts';
import { handsetOf } from './handsets.ts';
import { isListedAs, wasAskedFor } from './owned-numbers.ts';
import { everyPage } from './pages.ts';
import { askedRequest, type Requester } from './requests.ts';
import { addressNamed, requestFor, settleRequest } from './sender-requests.ts';

/** An approved address as the list of an account has it; only the id is documented. */
interface ListedAddress {
  readonly id: string;
  readonly sender_address?: string;
}

export interface SenderId {
  readonly of: 'request' | 'address';
  readonly address: string;
}

export async function addressesOf(session: Session, requester: Requester): Promise<ListedAddress[]> {
  const refusal = 'sender addresses cannot be listed';
  const pages = await everyPage(session, requester, 'list sender addresses', refusal);
  const addresses: ListedAddress[] = [];
  for (const json of pages) {
    const list = Array.isArray(json) ? json : Object.values((json ?? {}) as object).find(Array.isArray);
    addresses.push(...((list ?? []) as ListedAddress[]));
  }
  return addresses;
}

/** Whether an approved address is shown to a requester. Throws Inconclusive (insufficient-evidence) for ids alone. */
export async function isShown(session: Session, requester: Requester, address: string): Promise<boolean> {
  const wire = addressNamed(session, address);
  const listed = await addressesOf(session, requester);
  if (listed.length > 0 && listed.every(({ sender_address: shown }) => shown === undefined))
    throw new Inconclusive('insufficient-evidence', 'the list of addresses does not say which ones they are');
  const found = listed.some(isListedAs(wire));
  if (!found || session.hasLab || !session.handles.has(`request for ${address}`)) return found;
  // An address that the account got in an earlier example says nothing about what another one asked for in this one.
  const { requester: asked } = requestFor(session, address);
  const { id: owner } = session.cast.account(asked.actingFor ?? asked.role);
  const { id: looker } = session.cast.account(requester.actingFor ?? requester.role);
  if (owner !== looker && wasAskedFor(session, looker, wire))
    throw new Inconclusive('precondition-unmet', `${wire} became the account's own in an earlier example`);
  return found;
}

/** The id of an address, remembered from its first mention, or of its request. Throws Inconclusive when there is none. */
export async function idOf(session: Session, { of, address }: SenderId): Promise<string> {
  if (of === 'request') return requestFor(session, address).id;
  const handle = `id of ${address}`;
  if (session.handles.has(handle)) return session.handles.get<string>(handle);
  const { requester, address: wire } = requestFor(session, address);
  const found = (await addressesOf(session, requester)).find(isListedAs(wire));
  if (!found) throw new Inconclusive('precondition-unmet', `${address} is not among the approved addresses`);
  return session.handles.put(handle, found.id);
}

/** Whether a named message reached its handset from an address; refusals and reports count as looked at. */
export async function wentOutFrom(session: Session, name: string, address: string): Promise<boolean> {
  const { to, content, exchange, receiver } = session.handles.get<SentMessage>(name);
  const wire = addressNamed(session, address);
  exchange.looked = true;
  await session.inbox.arrivals(receiver);
  const came = await handsetOf(session, to);
  return came.some((each) => each.content === content && each.source_number === wire);
}

/** Whether the address asked for last ends up among the approved ones, whatever a lab can do for it. */
export async function endsUpApproved(session: Session): Promise<boolean> {
  const { raw } = askedRequest(session).request;
  if (typeof raw !== 'string') throw new HarnessError('the latest request asked for no sender address');
  const address = String((JSON.parse(raw) as { sender_address: unknown }).sender_address);
  if (session.wire.last.status >= 300) return false;

  const { operation, requester } = requestFor(session, address);
  try {
    await settleRequest(session, operation, address);
  } catch (problem) {
    // A reviewer who refuses to approve is as good as one who rejects.
    if (!(problem instanceof HarnessError || problem instanceof Inconclusive)) throw problem;
  }
  for (const exchange of session.journal.exchanges) exchange.looked = true;
  return (await addressesOf(session, requester)).some(isListedAs(address));
}
