import { operationNamed } from '../../ground/operations/loader.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Period } from '../../ground/time/period.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { arrivedIn, type Entry, type FacilityList, noteLists } from './facility-lists.ts';
import { unseen } from './operation-request.ts';
import { ask, type Requester } from './requests.ts';
import { numberToOwn, numberToOwnFor, ownNumberAt } from './senders.ts';

export type Mail = { readonly is: 'code' } | { readonly is: 'e-mail'; readonly period: Period };

const MAILS: FacilityList = { facility: 'mailbox', path: '/mailbox', member: 'mails' };

export function noteMailbox(session: Session): Promise<void> {
  return noteLists(session, [MAILS]);
}

/** When the holder of a number was asked by e-mail to prove it again, in milliseconds since the epoch. */
export async function noticesFor(session: Session, number: string): Promise<number[]> {
  const times: number[] = [];
  for (const { kind, sender_address, at = '' } of await arrivedIn(session, MAILS, () => false))
    if (kind === 'expiry-notice' && sender_address === number) times.push(Date.parse(at));
  return times;
}

/** The code that was sent to a number last, for a request where the mailbox names it; undefined when none was. */
export async function codeSentTo(session: Session, number: string, request?: string): Promise<string | undefined> {
  const isEnough = (mails: readonly Entry[]): boolean =>
    mails.some(({ to, code }) => to === number && code !== undefined);
  let latest: Entry | undefined;
  let named: Entry | undefined;
  for (const mail of await arrivedIn(session, { ...MAILS, about: number }, isEnough)) {
    if (mail.code === undefined) continue;
    if (mail.to === number) latest = mail;
    if (mail.request_id === request) named = mail;
  }
  return (named ?? latest)?.code;
}

const OPERATIONS = {
  'alpha tag': 'request a sender address',
  'own number': 'request an own number',
} as const;

export type SenderKind = keyof typeof OPERATIONS;

interface MadeRequest {
  readonly id: string;
  readonly kind: SenderKind;
  readonly requester: Requester;
  readonly address: string;
}

const handleOf = (address: string): string => `request for ${address}`;

export function requestFor(session: Session, address: string): MadeRequest {
  return session.handles.get<MadeRequest>(handleOf(address));
}

/** The address on the wire of one that a feature names: that of the request for it, else the number that the example came to own. */
export function addressNamed(session: Session, written: string): string {
  const isRequested = session.handles.has(handleOf(written));
  return isRequested ? requestFor(session, written).address : ownNumberAt(session, written);
}

/** The address that is asked for. Throws Undeclared for a number that is not ours to use: a code would be sent there. */
function addressOf(session: Session, requester: Requester, kind: SenderKind, written: unknown): unknown {
  if (kind === 'alpha tag') return written ?? `P${unseen(session).replaceAll('-', '').slice(0, 10)}`;
  const account = requester.actingFor ?? requester.role;
  if (written === undefined) return numberToOwn(session, account);
  if (typeof written !== 'string') return written;
  const number = numberToOwnFor(session, account, written);
  const own = Object.values(session.cast.facts.numbers).flat();
  if (session.hasLab || own.includes(number)) return number;
  throw new Undeclared(`number ${number}: no code is sent there`);
}

const BLANKS = { id: '', code: '', number: '', unique: '', tomorrow: '', text: '', name: '', app: '' };

export async function askForSender(
  session: Session,
  requester: Requester,
  kind: SenderKind,
  members: Readonly<Record<string, unknown>>,
): Promise<Exchange> {
  const written = members.sender_address;
  const address = addressOf(session, requester, kind, written);
  const operation = OPERATIONS[kind];
  const usual = operationNamed(operation).body?.({
    ...BLANKS,
    callback: undefined,
    fields: session.run.target.bindings,
  }) as object;
  const raw = JSON.stringify({ ...usual, ...members, sender_address: address });
  const exchange = await ask(session, requester, operation, { raw });
  const id = idShown(exchange.json);
  if (typeof id !== 'string') return exchange;
  const made: MadeRequest = { id, kind, requester, address: String(address) };
  session.handles.put(handleOf(String(written ?? address)), made);
  return exchange;
}

export type CodeChoice = { readonly wrong: true } | { readonly of: string | undefined };

/** Enters a code for a number; that a wrong one is refused needs no further look. Throws Inconclusive when no code was sent to go by. */
export async function enterCode(session: Session, number: string, choice: CodeChoice): Promise<Exchange> {
  const { id, requester, address } = requestFor(session, number);
  const source = 'of' in choice && choice.of !== undefined ? requestFor(session, choice.of).address : address;
  const code = await codeSentTo(session, source);
  if (code === undefined) throw new Inconclusive('precondition-unmet', `no code was sent to ${source}`);
  const isWrong = 'wrong' in choice;
  const entered = isWrong ? code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10) : code;
  const exchange = await ask(session, requester, 'verify a number', { about: { id, code: entered } });
  if (isWrong) exchange.looked = true;
  return exchange;
}

export async function review(session: Session, address: string, approve: boolean): Promise<void> {
  await session.facilities
    .named('review')
    .request('POST', `/review/${requestFor(session, address).id}`, { approve }, address);
}

/** Does what an address that was asked for still needs: the approval of a tag, or the code of a number. */
export async function settleRequest(session: Session, kind: SenderKind, address: string): Promise<void> {
  if (kind === 'alpha tag') await review(session, address, true);
  else await enterCode(session, address, { of: undefined });
}

export async function ownSender(session: Session, role: string, kind: SenderKind, address: string): Promise<void> {
  const asked = await askForSender(session, { role }, kind, { sender_address: address });
  asked.looked = true;
  if (asked.status >= 300) throw new Inconclusive('precondition-unmet', `${address} was refused: ${asked.status}`);
  await settleRequest(session, kind, address);
}
