import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import { entriesWith } from '../session/json-members.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Session } from '../session/session.ts';
import { doneBefore, noteRefusal, OWN_NUMBER } from './number-to-own.ts';
import { operationRequest } from './operation-request.ts';

/** Something on the platform that an operation is about; `code` proves a number that waits for it. */
export interface MadeThing {
  readonly id: string;
  readonly code: string;
  /** The contact, for a place in a list; `id` is the list's. */
  readonly contact?: string;
}

/** Whose thing it is, and at which instance of an interface it is made. */
export interface Owner {
  readonly role: string;
  readonly at?: InterfaceName | undefined;
}

/** A thing that is not known yet. */
export const NOTHING: MadeThing = { id: '', code: '' };

/** Performs an operation as `owner` with its own key. Throws Inconclusive (precondition-unmet) when it is refused. */
export async function perform(
  session: Session,
  operation: string,
  { role, at }: Owner,
  thing: MadeThing = NOTHING,
): Promise<Exchange> {
  const request = operationRequest(session, operation, thing, at);
  const exchange = await session.send({
    ...request,
    as: ownCredential(session, request.interface, role),
  });
  exchange.looked = true;
  if (exchange.status === 409 && !session.hasLab && operation === OWN_NUMBER) throw doneBefore(operation);
  if (operation === OWN_NUMBER) noteRefusal(session, exchange);
  if (exchange.status >= 300)
    throw new Inconclusive(
      'precondition-unmet',
      `to ${operation} beforehand was refused with HTTP status ${exchange.status}`,
    );
  return exchange;
}

/** The latest entry of a list, by its id. */
export async function latest(
  session: Session,
  owner: Owner,
  operation: string,
  list: string,
  id: string,
  isMeant = (_entry: Readonly<Record<string, string>>) => true,
) {
  await session.settle();
  const { json } = await perform(session, operation, owner);
  const entry = entriesWith<Record<string, string>>(json, id).filter(isMeant).at(-1);
  if (!entry) throw new Inconclusive('precondition-unmet', `there is nothing to see in ${list} yet`);
  return { id: entry[id] ?? '' };
}
