import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Thing } from '../session/claims.ts';
import { idShown } from '../session/json-members.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Session } from '../session/session.ts';
import { holdsNumber } from './dedicated-numbers.ts';
import { operationRequest } from './operation-request.ts';
import { answersMessage, textsOfReplies } from './replies.ts';
import { askedRequest, type Requester } from './requests.ts';
import { isShown } from './senders.ts';
import { listsKey } from './signature-keys.ts';
import { findWebhook } from './webhooks.ts';

type Kind = 'webhook' | 'signature key' | 'sender address' | 'number' | 'reply' | 'reply to' | 'made';

export interface Findable {
  readonly kind: Kind;
  readonly name: string;
  readonly words: string;
  readonly among: Thing;
}

const AMONG: Readonly<Record<Kind, Thing>> = {
  webhook: 'the list with a webhook',
  'signature key': 'the list with a signature key',
  'sender address': 'the list with a sender address',
  number: 'the numbers that are held',
  reply: 'the list with a reply',
  'reply to': 'the list with a reply',
  made: 'what was made',
};

export function findable(kind: Kind, name = ''): Findable {
  const words = kind === 'made' ? 'what was made' : `the ${kind} ${name}`;
  return { kind, name, words, among: AMONG[kind] };
}

/**
 * Whether a requester finds something among its own. Throws Inconclusive (precondition-unmet) when another customer may not
 * look: a feature that its account does not have says nothing about what it would find.
 */
export async function isFound(session: Session, who: Requester, what: Findable): Promise<boolean> {
  const found = await isAmong(session, who, what);
  const { status } = session.wire.last;
  if (found || what.kind === 'made' || who.role !== 'stranger' || status < 400) return found;
  throw new Inconclusive('precondition-unmet', `another customer cannot look for ${what.words}: HTTP status ${status}`);
}

async function isAmong(session: Session, who: Requester, { kind, name }: Findable): Promise<boolean> {
  switch (kind) {
    case 'made':
      return seesWhatWasMade(session, who);
    case 'number':
      return holdsNumber(session, who.role, name);
    case 'reply':
      return (await textsOfReplies(session, who.role)).includes(name);
    case 'reply to':
      return answersMessage(session, who.role, name);
    case 'sender address':
      return isShown(session, who, name);
    case 'signature key':
      return listsKey(session, who, name);
    case 'webhook':
      return (await findWebhook(session, who, name)) !== undefined;
  }
}

const READERS: Readonly<Record<string, string>> = {
  'submit a message': 'retrieve a message',
  'create a webhook': 'list webhooks',
  'request a sender address': 'read a sender address request',
};

const MADE = 'what was made';

/** What the first successful request of this example made. */
function madeFirst(session: Session): { operation: string; id: string } {
  if (session.handles.has(MADE)) return session.handles.get(MADE);
  const { operation } = askedRequest(session);
  const { last } = session.wire;
  const shown = session.wire.messages.idIn(last) ?? idShown(last.json);
  if (shown === undefined) throw new HarnessError(`to ${operation} made nothing with an id`);
  return session.handles.put(MADE, { operation, id: String(shown) });
}

async function seesWhatWasMade(session: Session, { role, actingFor }: Requester): Promise<boolean> {
  const { operation, id } = madeFirst(session);
  const request = operationRequest(session, READERS[operation] ?? operation, { id, code: '' });
  const headers: Record<string, string> = actingFor ? { account: session.cast.account(actingFor).id } : {};
  const as = ownCredential(session, request.interface, role);
  const exchange = await session.wire.send({ ...request, as, headers: { ...request.headers, ...headers } });
  exchange.looked = true;
  return exchange.status < 300 && exchange.text.includes(id);
}
