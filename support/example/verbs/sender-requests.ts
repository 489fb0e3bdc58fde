import { operationNamed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { MINUTE } from '../../ground/time/units.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { entriesWith, idShown } from '../session/json-members.ts';
import { requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { codeMail } from './facility-lists.ts';
import { unseen } from './operation-request.ts';
import { isListedAs, numberToOwn, numberToOwnFor, OWN_NUMBER, ownNumberAt } from './owned-numbers.ts';
import { ask, pagesFor, type Requester, sendAs } from './requests.ts';
import type { Thing } from './things.ts';

const OPERATIONS: Partial<Record<Thing, string>> = {
  'alpha tag': 'request a sender address',
  'own number': OWN_NUMBER,
};

interface MadeRequest {
  readonly id: string;
  readonly operation: string;
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
function addressOf(session: Session, requester: Requester, operation: string, written: unknown): unknown {
  if (operation !== OWN_NUMBER) return written ?? `P${unseen(session).replaceAll('-', '').slice(0, 10)}`;
  const account = requester.actingFor ?? requester.role;
  if (written === undefined) return numberToOwn(session, account);
  if (typeof written !== 'string') return written;
  const number = numberToOwnFor(session, account, written);
  const own = Object.values(session.cast.facts.numbers).flat();
  if (session.hasLab || own.includes(number)) return number;
  throw new Undeclared(`number ${number}: no code is sent there`);
}

const OWN_TAG = /^P[0-9a-f]{10}$/;
const BLANKS = { id: '', code: '', number: '', unique: '', tomorrow: '', text: '', name: '', app: '' };

export async function askForSender(
  session: Session,
  requester: Requester,
  kind: Thing,
  members: Readonly<Record<string, unknown>>,
): Promise<Exchange> {
  const operation = OPERATIONS[kind];
  if (operation === undefined) throw new HarnessError(`nobody asks for a ${kind} by its name`);
  const written = members.sender_address;
  const address = addressOf(session, requester, operation, written);
  const { bindings: fields } = session.run.target;
  const usual = operationNamed(operation).body?.({ ...BLANKS, callback: undefined, fields }) as object;
  const raw = JSON.stringify({ ...usual, ...members, sender_address: address });
  const exchange = await ask(session, requester, operation, { raw });
  const id = idShown(exchange.json);
  if (typeof id !== 'string' && typeof id !== 'number') return exchange;
  const made: MadeRequest = { id: String(id), operation, requester, address: String(address) };
  session.handles.put(handleOf(String(written ?? address)), made);
  if (session.hasLab) return exchange;
  // The address that the request leads to is removed: one that is not older, as far as the list says, or a tag of ours.
  session.facilities.afterwards.push(async () => {
    const ids: unknown[] = [];
    for await (const { json } of pagesFor(session, requester, 'list sender addresses'))
      for (const entry of entriesWith<Record<string, unknown>>(json, 'id', 'sender_address')) {
        const isNew = Date.parse(String(entry.created_date)) >= exchange.at - MINUTE || OWN_TAG.test(made.address);
        if (isNew && isListedAs(made.address)(entry)) ids.push(entry.id);
      }
    for (const id of ids) await sendAs(session, requester, 'delete a sender address', { names: { id: String(id) } });
  });
  return exchange;
}

export type CodeChoice = 'the right code' | 'a wrong code' | 'the code of another number';

/** Enters the code of a number, as it is or altered; a wrong one counts as looked at. Throws Inconclusive. */
export async function enterCode(session: Session, number: string, choice: CodeChoice): Promise<Exchange> {
  const request = requestFor(session, number);
  const isOther = choice === 'the code of another number';
  let source = request.address;
  if (isOther) {
    const name = session.handles.nameOf((thing) => {
      const { operation, address, id } = (thing ?? {}) as Partial<MadeRequest>;
      return operation === OWN_NUMBER && address !== undefined && id !== request.id;
    });
    source = session.handles.get<MadeRequest>(name ?? 'another number').address;
  }
  const isWrong = choice === 'a wrong code';
  const { code, request_id } = (await codeMail(session, source)) ?? {};
  if (code === undefined) throw new Inconclusive('precondition-unmet', `no code was sent to ${source}`);
  const entered = isWrong ? code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10) : code;
  // A number that is verified again may have a request of its own.
  const id = (isOther ? undefined : request_id) ?? request.id;
  const exchange = await ask(session, request.requester, 'verify a number', { about: { id, code: entered } });
  if (isWrong) exchange.looked = true;
  return exchange;
}

export async function review(session: Session, address: string, approve: boolean): Promise<void> {
  await session.facilities
    .named('review')
    .request('POST', `/review/${requestFor(session, address).id}`, { approve }, address);
}

export async function settleRequest(session: Session, operation: string, address: string): Promise<void> {
  if (operation === OWN_NUMBER) await enterCode(session, address, 'the right code');
  else await review(session, address, true);
}

export async function ownSender(session: Session, requester: Requester, address: string, kind: Thing) {
  const asked = await askForSender(session, requester, kind, { sender_address: address });
  requireGood(asked, `${address} was refused:`);
  await settleRequest(session, requestFor(session, address).operation, address);
  return asked;
}
