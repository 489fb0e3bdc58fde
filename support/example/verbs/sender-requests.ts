import type { Bindings } from '../../ground/bindings.ts';
import { operationNamed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { unseen } from './fresh-text.ts';
import { numberToOwn, numberToOwnFor, ownNumberAt } from './number-to-own.ts';
import { ask, askedRequest, type Requester } from './requests.ts';

/** The kinds of sender address, in the words of a feature, with the operation that asks for each. */
const OPERATIONS = {
  'alpha tag': 'request a sender address',
  'own number': 'request an own number',
} as const;

export type SenderKind = keyof typeof OPERATIONS;

/** A request that an example made, found again by the address it asked for. */
export interface MadeRequest {
  readonly id: string;
  readonly kind: SenderKind;
  readonly requester: Requester;
  /** The address as it went over the wire. */
  readonly address: string;
}

const handleOf = (address: string): string => `request for ${address}`;

/** The request for an address that an example names. */
export const requestFor = (session: Session, address: string): MadeRequest =>
  session.handles.get<MadeRequest>(handleOf(address));

/** The address on the wire of one that a feature names: that of the request for it, else the number that the example came to own. */
export const addressNamed = (session: Session, written: string): string =>
  session.handles.has(handleOf(written)) ? requestFor(session, written).address : ownNumberAt(session, written);

/** A code would be sent to a number that is not ours to use. */
function refuseStrangers(session: Session, number: string): void {
  const own = Object.values(session.facts.numbers).flat();
  if (!session.hasLab && !own.includes(number)) throw new Undeclared(`number ${number}: no code is sent there`);
}

function addressOf(session: Session, requester: Requester, kind: SenderKind, written: unknown): unknown {
  if (kind === 'alpha tag') return written ?? `P${unseen(session).replaceAll('-', '').slice(0, 10)}`;
  const account = requester.actingFor ?? requester.role;
  if (written === undefined) return numberToOwn(session, account);
  if (typeof written !== 'string') return written;
  const number = numberToOwnFor(session, account, written);
  refuseStrangers(session, number);
  return number;
}

const NO_FACTS = {
  id: '',
  code: '',
  number: '',
  callback: undefined,
  unique: '',
  tomorrow: '',
  text: '',
  name: '',
  app: '',
};

/** The members of a good request; its address is a blank. */
const goodRequest = (operation: string, fields: Bindings): object =>
  operationNamed(operation).body?.({ ...NO_FACTS, fields }) as object;

/** Asks for a sender address; `members` replaces what a good request has. */
export async function askForSender(
  session: Session,
  requester: Requester,
  kind: SenderKind,
  members: Readonly<Record<string, unknown>>,
): Promise<Exchange> {
  const written = members.sender_address;
  const address = addressOf(session, requester, kind, written);
  const body = { ...goodRequest(OPERATIONS[kind], session.run.target.bindings), ...members, sender_address: address };
  const exchange = await ask(session, requester, OPERATIONS[kind], { raw: JSON.stringify(body) });
  const id = idShown(exchange.json);
  if (typeof id === 'string')
    session.handles.put<MadeRequest>(handleOf(String(written ?? address)), {
      id,
      kind,
      requester,
      address: String(address),
    });
  return exchange;
}

/** The address that the latest request asked for, as a feature names it. */
export function addressAskedFor(session: Session): string {
  const { raw } = askedRequest(session).request;
  if (typeof raw !== 'string') throw new HarnessError('the latest request asked for no sender address');
  return String((JSON.parse(raw) as { sender_address: unknown }).sender_address);
}
