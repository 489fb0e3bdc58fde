import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { numberAt, reachablePlace } from '../session/specimen-numbers.ts';
import type { SentMessage } from './delivery-reports.ts';
import { handsetOf } from './handsets.ts';
import { everyPage } from './pages.ts';
import { askedRequest, type Requester } from './requests.ts';
import { addressNamed, requestFor, settleRequest } from './sender-requests.ts';

/** The number that this example asked for last, and how it is traced where no earlier example asked for it on that account. */
const OWNED = 'the number to own';

interface Owned {
  readonly number: string;
  readonly trace?: string;
}

/** The number that stands for one that a feature writes, in an example that came to own one and writes no other. */
export function ownNumberAt(session: Session, written: string): string {
  const {
    handles,
    cast: { standIns },
  } = session;
  const isOwned = handles.has(OWNED) && reachablePlace(written) !== undefined && !standIns.has(written);
  return isOwned ? handles.get<Owned>(OWNED).number : numberAt(session, written);
}

export function wasAskedFor({ traces }: Session, account: string, number: string): boolean {
  return traces.owned.has(`${account} ${number}`);
}

/**
 * The number that an example asks to own: the one it got last, as long as no request has carried it. Where examples share
 * accounts it is a declared one that none of them has asked for, else one that this account has not; the last one first, since
 * steps name the first. When all were asked for, it is the first one. Throws Undeclared without any.
 */
export function numberToOwn(session: Session, role: string): string {
  const {
    cast: { facts },
    traces,
    time,
    hasLab,
  } = session;
  if (hasLab) return session.cast.number('reachable');
  const got = session.handles.has(OWNED) ? session.handles.get<Owned>(OWNED).number : undefined;
  if (got !== undefined && !session.journal.exchanges.some(({ request }) => carries(request, got))) return got;
  const { id } = session.cast.account(role);
  const all = facts.numbers.reachable ?? [];
  const number = time.waits.tape.key(() => {
    const asked = new Set([...traces.owned].map((entry) => entry.slice(entry.lastIndexOf(' ') + 1)));
    const fresh = all.findLast((each) => !asked.has(each)) ?? all.findLast((each) => !wasAskedFor(session, id, each));
    return fresh ?? session.cast.number('reachable');
  });
  const trace = `${id} ${number}`;
  session.handles.put<Owned>(OWNED, traces.owned.has(trace) ? { number } : { number, trace });
  traces.owned.add(trace);
  return number;
}

/**
 * The number that stands for a written one which an example asks to own: any number of the target that is new, the same each
 * time it is written. Throws Undeclared without any.
 */
export function numberToOwnFor(session: Session, role: string, written: string): string {
  const {
    cast: { standIns },
    traces,
    hasLab,
  } = session;
  if (hasLab || reachablePlace(written) === undefined) return numberAt(session, written);
  const number = standIns.get(written) ?? numberToOwn(session, role);
  traces.owned.add(`${session.cast.account(role).id} ${number}`);
  standIns.set(written, number);
  return number;
}

function carries({ body = '' }: Exchange['request'], number: string): boolean {
  return String(body).includes(number);
}

export const OWN_NUMBER = 'request an own number';

/** A number whose request was refused, and not because the account has it, is as new to the account as before. */
export function noteRefusal({ traces, handles }: Session, { status, request }: Exchange): void {
  if (status < 400 || status === 409 || !handles.has(OWNED)) return;
  const { number, trace } = handles.get<Owned>(OWNED);
  if (trace !== undefined && carries(request, number)) traces.owned.delete(trace);
}

/** Says that an operation which an account can do once was done before, as far as a target without a lab shows. */
export function doneBefore(operation: string): Undeclared {
  if (operation === OWN_NUMBER)
    return new Undeclared('number that is new to the account: declare more of them under numbers.reachable');
  return new Undeclared(`account on which to ${operation} would be new: it was done before`);
}

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
  const pages = await everyPage(session, requester, {
    operation: 'list sender addresses',
    list: 'the list of sender addresses',
    by: 'pagination.next_token',
    refusal: 'sender addresses cannot be listed',
  });
  const addresses: ListedAddress[] = [];
  for (const json of pages) {
    const list = Array.isArray(json) ? json : Object.values((json ?? {}) as object).find(Array.isArray);
    addresses.push(...((list ?? []) as ListedAddress[]));
  }
  return addresses;
}

/** The list need not show a number with its plus sign, nor show it at all. */
export const isListedAs =
  (wire: string) =>
  ({ sender_address: shown }: Pick<ListedAddress, 'sender_address'>): boolean =>
    shown === wire || `+${shown}` === wire;

/**
 * Whether a requester is shown an address among the approved ones. Throws Inconclusive (insufficient-evidence) when the list
 * has nothing but ids.
 */
export async function isShown(session: Session, requester: Requester, address: string): Promise<boolean> {
  const wire = addressNamed(session, address);
  const listed = await addressesOf(session, requester);
  if (listed.length > 0 && listed.every(({ sender_address: shown }) => shown === undefined))
    throw new Inconclusive('insufficient-evidence', 'the list of addresses does not say which ones they are');
  const found = listed.some(isListedAs(wire));
  if (found) refuseOlder(session, requester, address, wire);
  return found;
}

/** An address that the account got in an earlier example says nothing about what another one asked for in this one. */
function refuseOlder(session: Session, looking: Requester, address: string, wire: string): void {
  if (session.hasLab || !session.handles.has(`request for ${address}`)) return;
  const { requester } = requestFor(session, address);
  const { id: owner } = session.cast.account(requester.actingFor ?? requester.role);
  const { id: looker } = session.cast.account(looking.actingFor ?? looking.role);
  if (owner !== looker && wasAskedFor(session, looker, wire))
    throw new Inconclusive('precondition-unmet', `${wire} became the account's own in an earlier example`);
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
  const arrived = await handsetOf(session, to);
  return arrived.some((each) => each.content === content && each.source_number === wire);
}

/** Whether the address asked for last ends up among the approved ones, whatever a lab can do for it. */
export async function endsUpApproved(session: Session): Promise<boolean> {
  const { raw } = askedRequest(session).request;
  if (typeof raw !== 'string') throw new HarnessError('the latest request asked for no sender address');
  const address = String((JSON.parse(raw) as { sender_address: unknown }).sender_address);
  if (session.wire.last.status >= 300) return false;

  const { kind, requester } = requestFor(session, address);
  try {
    await settleRequest(session, kind, address);
  } catch (problem) {
    // A reviewer who refuses to approve is as good as one who rejects.
    if (!(problem instanceof HarnessError || problem instanceof Inconclusive)) throw problem;
  }
  for (const exchange of session.journal.exchanges) exchange.looked = true;
  return (await addressesOf(session, requester)).some(isListedAs(address));
}
