import { operationNamed } from '../../ground/operations/loader.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Values } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import type { Requester } from './requests.ts';

/** Sends an operation with the requester's own key, and for a sub-account where it acts for one. */
export function sendAs(
  session: Session,
  { role, actingFor }: Requester,
  operation: string,
  { headers, ...values }: Values = {},
): Promise<Exchange> {
  return session.send(operation, {
    ...values,
    as: ownCredential(session, operationNamed(operation).interface, role),
    headers: { ...headers, ...(actingFor === undefined ? {} : { account: session.account(actingFor).id }) },
  });
}
