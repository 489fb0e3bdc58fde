import { operationNamed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Thing as Claimed } from '../session/claims.ts';
import { isStranger, ownCredential } from '../session/credential.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { holdsNumber } from './dedicated-numbers.ts';
import { pagesListed } from './listed-pages.ts';
import { thingNamed } from './made-things.ts';
import { operationRequest } from './operation-request.ts';
import { listsReply } from './replies.ts';
import { ask, askedRequest, type Requester } from './requests.ts';
import { ownSender } from './sender-requests.ts';
import { isShown } from './senders.ts';
import { listsKey, makeKey } from './signature-keys.ts';
import type { Thing } from './things.ts';
import { findWebhook } from './webhooks.ts';

type Own = (session: Session, requester: Requester, name: string, kind: Thing) => Promise<Exchange>;

function ownKey(session: Session, requester: Requester, name: string): Promise<Exchange> {
  return makeKey(session, requester, { name });
}

function takeNumber(session: Session, requester: Requester, number: string): Promise<Exchange> {
  return ask(session, requester, 'assign a number', { about: thingNamed(session, 'assign a number', number) });
}

const OWNED: Partial<Record<Thing, Own>> = {
  'signature key': ownKey,
  'assigned number': takeNumber,
  'alpha tag': ownSender,
  'own number': ownSender,
};

export function own(session: Session, requester: Requester, kind: Thing, name: string): Promise<Exchange> {
  const give = OWNED[kind];
  if (give === undefined) throw new HarnessError(`nobody has a ${kind} by its name`);
  return give(session, requester, name, kind);
}

interface Search {
  readonly among: Claimed;
  readonly find: (session: Session, who: Requester, name: string) => Promise<boolean>;
}

const listsWebhook: Search['find'] = async (...asked) => (await findWebhook(...asked)) !== undefined;

const SEARCHES: Partial<Record<Thing, Search>> = {
  webhook: { among: 'the list with a webhook', find: listsWebhook },
  'signature key': { among: 'the list with a signature key', find: listsKey },
  'sender address': { among: 'the list with a sender address', find: isShown },
  'assigned number': { among: 'the numbers that are held', find: holdsNumber },
  reply: { among: 'the list with a reply', find: listsReply },
};

export function searchFor(kind: Thing): Search {
  const search = SEARCHES[kind];
  if (search === undefined) throw new HarnessError(`nobody finds a ${kind} by its name`);
  return search;
}

/** Whether a requester finds its own. Throws Inconclusive (precondition-unmet) when another customer may not look. */
export async function isFound(session: Session, who: Requester, kind: Thing, name: string): Promise<boolean> {
  const found = await searchFor(kind).find(session, who, name);
  const { status } = session.wire.last;
  if (found || !isStranger(who.role) || status < 400) return found;
  const why = `another customer cannot look for the ${kind} ${name}: HTTP status ${status}`;
  throw new Inconclusive('precondition-unmet', why);
}

const READERS: Readonly<Record<string, string>> = {
  'submit a message': 'retrieve a message',
  'create a webhook': 'list webhooks',
  'request a sender address': 'read a sender address request',
};

const MADE = 'what was made';

export async function seesWhatWasMade(session: Session, { role, actingFor }: Requester): Promise<boolean> {
  const { handles, wire } = session;
  if (!handles.has(MADE)) {
    const { operation } = askedRequest(session);
    const shown = wire.messages.idIn(wire.last) ?? idShown(wire.last.json);
    if (shown === undefined) throw new HarnessError(`to ${operation} made nothing with an id`);
    handles.put(MADE, { operation, id: String(shown) });
  }
  const { operation, id } = handles.get<{ operation: string; id: string }>(MADE);
  const reader = READERS[operation] ?? operation;
  const request = operationRequest(session, reader, { id, code: '' });
  const own: Record<string, string> = actingFor ? { account: session.cast.account(actingFor).id } : {};
  const [as, headers] = [ownCredential(session, request.interface, role), { ...request.headers, ...own }];
  const ask = (query: string) =>
    wire.send({ ...request, as, headers, path: query === '' ? request.path : `${request.path}?${query}` });
  for await (const page of operationNamed(reader).pages ? pagesListed(reader, ask) : [await ask('')]) {
    page.looked = true;
    if (page.status < 300 && page.text.includes(id)) return true;
  }
  return false;
}
