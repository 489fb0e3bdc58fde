import { HarnessError } from '../../ground/problems/harness-error.ts';
import { idShown } from '../session/json-members.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Session } from '../session/session.ts';
import { operationRequest } from './operation-request.ts';
import { askedRequest, type Requester } from './requests.ts';

/** How what an operation made is looked at afterwards. */
const READERS: Readonly<Record<string, string>> = {
  'submit a message': 'retrieve a message',
  'create a webhook': 'list webhooks',
  'request a sender address': 'read a sender address request',
};

const MADE = 'what was made';

/** The id of what the first successful request of this example made. */
function madeId(session: Session): { operation: string; id: string } {
  if (session.handles.has(MADE)) return session.handles.get(MADE);
  const { operation } = askedRequest(session);
  const { last } = session;
  const shown = session.messages.idIn(last) ?? idShown(last.json);
  if (shown === undefined) throw new HarnessError(`to ${operation} made nothing with an id`);
  return session.handles.put(MADE, { operation, id: String(shown) });
}

/** Whether an account finds what was made, asking with its own key. */
export async function seesWhatWasMade(session: Session, { role, actingFor }: Requester): Promise<boolean> {
  const { operation, id } = madeId(session);
  const request = operationRequest(session, READERS[operation] ?? operation, { id, code: '' });
  const headers: Record<string, string> = actingFor ? { account: session.account(actingFor).id } : {};
  const as = ownCredential(session, request.interface, role);
  const exchange = await session.send({ ...request, as, headers: { ...request.headers, ...headers } });
  exchange.looked = true;
  return exchange.status < 300 && exchange.text.includes(id);
}
