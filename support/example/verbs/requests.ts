import { operationNamed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import { type Credential, ownCredential } from '../session/credential.ts';
import type { Request, Values } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { refusalsWithoutWitness } from '../session/witnesses.ts';
import { DEFAULT_RECEIVER, type SentMessage } from './delivery-reports.ts';
import { noteEffects, queryWithMade } from './effects.ts';
import { pagesListed } from './listed-pages.ts';
import { type MadeThing, NOTHING, operationRequest } from './operation-request.ts';
import { doneBefore, noteRefusal, OWN_NUMBER } from './owned-numbers.ts';
import { isThing, thingOf } from './things.ts';

/** Who asks: the account whose key it is, and the account that the `Account` header names. */
export interface Requester {
  readonly role: string;
  readonly actingFor?: string | undefined;
}

export interface Manner {
  readonly at?: InterfaceName | undefined;
  readonly method?: string | undefined;
  /** The query string, instead of the usual one; `{id}` in it is what the operation is about, `{made}` what was made several times. */
  readonly query?: string | undefined;
  readonly raw?: string | Uint8Array | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly about?: MadeThing | undefined;
  /** Makes the credential out of the finished request; Basic with the requester's own key when absent. */
  readonly credential?: ((request: Request) => Credential | Promise<Credential>) | undefined;
}

interface Asked {
  readonly operation: string;
  readonly requester: Requester;
  readonly at: InterfaceName | undefined;
  readonly request: Request;
}

/** Operations that an account can do once only with the same address; without a lab it may have been done long ago. */
const ONCE = ['request a sender address', OWN_NUMBER];
const ASKED = 'the request';
const REFUSED = 'requests that were refused';

export const ASKED_MESSAGE = 'the message';

export const askedRequest = (session: Session): Asked => session.handles.get<Asked>(ASKED);

function actingHeader(session: Session, role: string | undefined): Record<string, string> {
  if (role === undefined) return {};
  return { account: role === 'unknown' ? 'account-of-nobody' : session.cast.account(role).id };
}

/** What an operation is about, made by the account that is acted for with its own key. */
export async function subjectOf(session: Session, operation: string, who: Requester, at?: InterfaceName) {
  const { role, actingFor } = who;
  const { about } = operationNamed(operation);
  if (about === undefined) return NOTHING;
  if (!isThing(about)) throw new HarnessError(`to ${operation} is about a ${about}, which nobody can make`);
  const owner = actingFor === undefined || actingFor === 'unknown' ? role : actingFor;
  return thingOf(session, about, { role: owner, at });
}

async function deliver(session: Session, asked: Asked): Promise<Exchange> {
  await noteEffects(session);
  const exchange = await session.wire.send(asked.request);
  session.handles.put(ASKED, asked);
  const id = session.handles.has(DEFAULT_RECEIVER) ? session.wire.messages.idSubmitted(exchange) : '';
  if (!id) return exchange;
  const message = { id, to: session.cast.number('reachable'), content: '', receiver: DEFAULT_RECEIVER, exchange };
  session.handles.put<SentMessage>(ASKED_MESSAGE, message);
  return exchange;
}

export async function ask(
  session: Session,
  requester: Requester,
  operation: string,
  manner: Manner = {},
): Promise<Exchange> {
  const { at, credential, headers, about, query, method, raw } = manner;
  const thing = about ?? (await subjectOf(session, operation, requester, at));
  const usual = operationRequest(session, operation, thing, at);
  const asked = query === undefined ? undefined : queryWithMade(session, query).replaceAll('{id}', thing.id);
  const plain: Request = {
    ...usual,
    method: method ?? usual.method,
    path: asked === undefined ? usual.path : `${usual.path.split('?')[0]}?${asked}`,
    ...(raw === undefined ? {} : { raw }),
  };
  const request: Request = {
    ...plain,
    as: (await credential?.(plain)) ?? ownCredential(session, plain.interface, requester.role),
    headers: { ...plain.headers, ...actingHeader(session, requester.actingFor), ...headers },
  };
  const exchange = await deliver(session, { operation, requester, at, request });
  if (exchange.status === 409 && !session.hasLab && ONCE.includes(operation)) throw doneBefore(operation);
  if (operation === OWN_NUMBER) noteRefusal(session, exchange);
  return exchange;
}

export function readPath(session: Session, { role, actingFor }: Requester, path: string): Promise<Exchange> {
  const as = ownCredential(session, 'messaging', role);
  const headers = actingHeader(session, actingFor);
  return session.wire.send({ interface: 'messaging', method: 'GET', path, as, headers });
}

function proofOf(session: Session): Record<string, string> {
  const { date, authorization = '', 'content-md5': digest } = session.wire.last.request.headers;
  return { authorization, ...(date ? { date } : {}), ...(digest ? { 'content-md5': digest } : {}) };
}

/** Sends the latest request again, byte for byte but for the account that it acts for. */
export async function replay(session: Session, actingFor?: string): Promise<Exchange> {
  const asked = askedRequest(session);
  const headers = { ...asked.request.headers, ...actingHeader(session, actingFor) };
  const request: Request = { ...asked.request, as: { scheme: 'raw', headers: proofOf(session) }, headers };
  return deliver(session, { ...asked, request });
}

/** Puts the signature and the body of the latest request on another operation. */
export async function reuseProof(session: Session, operation: string): Promise<Exchange> {
  const { request, requester, at } = askedRequest(session);
  const headers = proofOf(session);
  const credential = () => ({ scheme: 'raw', headers }) as const;
  return ask(session, requester, operation, { at, raw: request.raw, credential });
}

export function noteRefused(session: Session): void {
  const { handles } = session;
  if (!handles.has(ASKED) || askedRequest(session).operation !== session.wire.last.operation) return;
  const before = handles.has(REFUSED) ? handles.get<Asked[]>(REFUSED) : [];
  handles.put(REFUSED, [...before, askedRequest(session)]);
}

/** Sends each refused request again, good, unless one was accepted. Throws Inconclusive (insufficient-evidence). */
export async function sendAcceptedCounterparts(session: Session): Promise<void> {
  const refused = session.handles.has(REFUSED) ? session.handles.get<Asked[]>(REFUSED) : [];
  for (const { operation, requester, at } of refused) {
    if (!refusalsWithoutWitness(session.journal.exchanges).includes(operation)) continue;
    const exchange = await ask(session, { role: requester.role }, operation, { at });
    exchange.looked = true;
    const good = `to ${operation} with good credentials is`;
    if (exchange.status >= 300)
      throw new Inconclusive('insufficient-evidence', `${good} refused too, with HTTP status ${exchange.status}`);
    session.journal.witness.push(`${good} accepted`);
  }
}

export function pagesFor(session: Session, requester: Requester, operation: string): AsyncGenerator<Exchange> {
  return pagesListed(operation, (query) => sendAs(session, requester, operation, { query }));
}

export function sendAs(
  session: Session,
  requester: Requester,
  operation: string,
  values: Values = {},
): Promise<Exchange> {
  const { role, actingFor } = requester;
  const as = ownCredential(session, operationNamed(operation).interface, role);
  const acting: Record<string, string> = actingFor === undefined ? {} : { account: session.cast.account(actingFor).id };
  return session.wire.send(operation, { ...values, as, headers: { ...values.headers, ...acting } });
}
