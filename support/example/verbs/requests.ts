import { operationNamed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import type { Credential } from '../session/credential.ts';
import { ownCredential } from '../session/own-credential.ts';
import type { Request, Session } from '../session/session.ts';
import type { SentMessage } from './delivery-reports.ts';
import { noteEffects } from './effects.ts';
import { queryWithMade } from './made-ids.ts';
import type { MadeThing } from './made-thing.ts';
import { doneBefore, noteRefusal, OWN_NUMBER } from './number-to-own.ts';
import { operationRequest } from './operation-request.ts';
import { DEFAULT_RECEIVER } from './sending.ts';
import { isThing, thingOf } from './things.ts';

/** Who asks: the account whose key it is, and the account that the `Account` header names. */
export interface Requester {
  readonly role: string;
  readonly actingFor?: string | undefined;
}

/** How a request differs from the plain good one. */
export interface Manner {
  readonly at?: InterfaceName | undefined;
  readonly method?: string;
  /** The query string, instead of the usual one; `{id}` in it is what the operation is about, `{made}` what was made several times. */
  readonly query?: string;
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the operation is about; a thing of the account that is acted for when absent. */
  readonly about?: MadeThing | undefined;
  /** Makes the credential out of the finished request; Basic with the requester's own key when absent. */
  readonly credential?: (request: Request) => Credential | Promise<Credential>;
}

/** A request that a step asked for, so that a later step can ask again. */
export interface Asked {
  readonly operation: string;
  readonly requester: Requester;
  readonly at: InterfaceName | undefined;
  readonly request: Request;
}

/** Operations that an account can do once only with the same address; without a lab it may have been done long ago. */
const ONCE = new Set(['request a sender address', OWN_NUMBER]);

const ASKED = 'the request';
const NO_THING: MadeThing = { id: '', code: '' };

/** The name under which a message that was asked for is found again. */
export const ASKED_MESSAGE = 'the message';

/** The latest request that a step asked for. */
export const askedRequest = (session: Session): Asked => session.handles.get<Asked>(ASKED);

/** Whether a step asked for the latest request that was sent. */
export const hasAsked = (session: Session): boolean =>
  session.handles.has(ASKED) && askedRequest(session).operation === session.last.operation;

/** The id an `Account` header carries for an account in a role; `unknown` is nobody's. */
const accountId = (session: Session, role: string): string =>
  role === 'unknown' ? 'account-of-nobody' : session.account(role).id;

const actingHeader = (session: Session, role: string | undefined): Record<string, string> =>
  role === undefined ? {} : { account: accountId(session, role) };

/** What an operation is about, made by the account that is acted for with its own key. */
export async function subjectOf(
  session: Session,
  operation: string,
  { role, actingFor }: Requester,
  at?: InterfaceName,
) {
  const { about } = operationNamed(operation);
  const owner = actingFor === undefined || actingFor === 'unknown' ? role : actingFor;
  if (about === undefined) return NO_THING;
  if (!isThing(about)) throw new HarnessError(`to ${operation} is about a ${about}, which nobody can make`);
  return thingOf(session, about, { role: owner, at });
}

async function deliver(session: Session, asked: Asked): Promise<Exchange> {
  await noteEffects(session);
  const exchange = await session.send(asked.request);
  session.handles.put(ASKED, asked);
  const isReceived = asked.operation === 'submit a message' && session.handles.has(DEFAULT_RECEIVER);
  const id = isReceived ? session.messages.idOf(exchange) : '';
  if (id !== '') {
    const to = session.number('reachable');
    session.handles.put<SentMessage>(ASKED_MESSAGE, {
      id,
      to,
      content: '',
      receiver: DEFAULT_RECEIVER,
      exchange,
    });
  }
  return exchange;
}

/** The path with another query, in which `{id}` is what the operation is about. */
const withQuery = (path: string, query: string, { id }: MadeThing): string =>
  `${path.split('?')[0]}?${query.replaceAll('{id}', id)}`;

/** Performs an operation as a step describes it and remembers the request. */
export async function ask(
  session: Session,
  requester: Requester,
  operation: string,
  { at, credential, headers, about, query, ...rest }: Manner = {},
): Promise<Exchange> {
  const thing = about ?? (await subjectOf(session, operation, requester, at));
  const usual = operationRequest(session, operation, thing, at);
  const plain = {
    ...usual,
    ...(query === undefined ? {} : { path: withQuery(usual.path, queryWithMade(session, query), thing) }),
    ...rest,
  };
  const request: Request = {
    ...plain,
    as: (await credential?.(plain)) ?? ownCredential(session, plain.interface, requester.role),
    headers: { ...plain.headers, ...actingHeader(session, requester.actingFor), ...headers },
  };
  const exchange = await deliver(session, { operation, requester, at, request });
  if (exchange.status === 409 && !session.hasLab && ONCE.has(operation)) throw doneBefore(operation);
  if (operation === OWN_NUMBER) noteRefusal(session, exchange);
  return exchange;
}

/** Calls any path of the messaging API with Basic credentials; a body is an empty object. */
export function call(
  session: Session,
  { role, actingFor }: Requester,
  { method, path }: Pick<Request, 'method' | 'path'>,
): Promise<Exchange> {
  return session.send({
    interface: 'messaging',
    method,
    path,
    as: ownCredential(session, 'messaging', role),
    headers: actingHeader(session, actingFor),
    ...(method === 'GET' ? {} : { json: {} }),
  });
}

/** The headers that proved the latest request. */
function proofOf(session: Session): Record<string, string> {
  const { date, authorization = '', 'content-md5': digest } = session.last.request.headers;
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
  return ask(session, requester, operation, {
    at,
    ...(request.raw === undefined ? {} : { raw: request.raw }),
    credential: () => ({ scheme: 'raw', headers }),
  });
}
