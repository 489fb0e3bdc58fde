import type { Exchange } from '../http/exchange.ts';
import type { Requester } from './asking.ts';
import { ownCredential } from './own-credential.ts';
import type { Session } from './session.ts';

/** Sends a request to the messaging API with the requester's own key, and for a sub-account where it acts for one. */
export function sendAs(
  session: Session,
  { role, actingFor }: Requester,
  method: string,
  path: string,
  json?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Exchange> {
  return session.send({
    interface: 'messaging',
    method,
    path,
    as: ownCredential(session, 'messaging', role),
    headers: { ...headers, ...(actingFor === undefined ? {} : { account: session.account(actingFor).id }) },
    ...(json === undefined ? {} : { json }),
  });
}
