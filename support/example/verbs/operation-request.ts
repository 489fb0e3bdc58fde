import { operationNamed } from '../../ground/operations/loader.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { DAY } from '../../ground/time/units.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import { unseenKey } from '../../wire/target/unseen-key.ts';
import { ownCredential } from '../session/credential.ts';
import { entriesWith } from '../session/json-members.ts';
import { type Request, requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { DEFAULT_RECEIVER } from './delivery-reports.ts';
import { pagesListed } from './listed-pages.ts';
import { doneBefore, noteRefusal, numberToOwn, OWN_NUMBER } from './owned-numbers.ts';

/** A random text that no target has seen; an example that is taken up again after a wait gets the same one. */
export const unseen = (session: Session): string => session.time.waits.tape.key(unseenKey);

/** Something on the platform that an operation is about; `code` proves a number that waits for it. */
export interface MadeThing {
  readonly id: string;
  readonly code: string;
  /** The contact, for a place in a list; `id` is the list's. */
  readonly contact?: string;
}

export const NOTHING: MadeThing = { id: '', code: '' };

export interface Owner {
  readonly role: string;
  readonly at?: InterfaceName | undefined;
}

export function operationRequest(session: Session, name: string, thing: MadeThing, at?: InterfaceName): Request {
  const { id, code, contact = '' } = thing;
  const { cast, wire, handles } = session;
  const { interface: usual, method, path, body, headers } = operationNamed(name);
  const where = {
    operation: name,
    interface: at ?? usual,
    method,
    path: path
      .replace('{id}', id)
      .replace('{contact}', contact)
      .replace('{project}', path.includes('{project}') ? cast.project('main').id : '')
      .replace('{bot}', path.includes('{bot}') ? cast.nameAt('bot') : '')
      .replace('{msisdn}', path.includes('{msisdn}') ? wire.lookup.queryFor(wire.lookup.usualNumber()) : ''),
    ...(headers ? { headers } : {}),
  };
  const receiver = handles.has(DEFAULT_RECEIVER) ? handles.get<{ url: string }>(DEFAULT_RECEIVER) : undefined;
  const content = body?.({
    id,
    code,
    number: numberFor(session, name, usual),
    callback: receiver?.url,
    unique: unseen(session),
    tomorrow: new Date(session.time.now() + DAY).toISOString(),
    text: cast.values.text({ short: !session.hasLab }),
    name: cast.values.name(),
    fields: session.run.target.bindings,
    app: usual === 'conversation' ? cast.nameAt('app') : '',
  });
  if (content === undefined) return where;
  if (typeof content !== 'string')
    return { ...where, raw: JSON.stringify({ ...content, ...usualMembers(session, name, 'main') }) };
  return { ...where, raw: content, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

function numberFor(session: Session, operation: string, usual: InterfaceName): string {
  if (operation === OWN_NUMBER) return numberToOwn(session, 'main');
  const isToNumber = usual === 'messaging' || usual === 'conversation' || usual === 'standalone';
  return isToNumber ? session.cast.number('reachable') : '';
}

/** Performs an operation as `owner` with its own key. Throws Inconclusive (precondition-unmet) when it is refused. */
export async function perform(
  session: Session,
  operation: string,
  owner: Owner,
  thing = NOTHING,
  query = '',
): Promise<Exchange> {
  const { role, at } = owner;
  const request = operationRequest(session, operation, thing, at);
  const path = query === '' ? request.path : `${request.path}?${query}`;
  const exchange = await session.wire.send({ ...request, path, as: ownCredential(session, request.interface, role) });
  exchange.looked = true;
  if (operation === OWN_NUMBER) {
    if (exchange.status === 409 && !session.hasLab) throw doneBefore(operation);
    noteRefusal(session, exchange);
  }
  return requireGood(exchange, `to ${operation} beforehand was refused with HTTP status`);
}

export async function latest(
  session: Session,
  owner: Owner,
  operation: string,
  list: string,
  id: string,
  isMeant?: (entry: Readonly<Record<string, string>>) => boolean,
) {
  await session.inbox.settle();
  const pages: unknown[] = [];
  const ask = (query: string) => perform(session, operation, owner, NOTHING, query);
  for await (const { json } of operationNamed(operation).pages ? pagesListed(operation, ask) : [await ask('')])
    pages.push(json);
  const entries = entriesWith<Record<string, string>>(pages, id);
  const entry = isMeant ? entries.findLast(isMeant) : entries.at(-1);
  if (!entry) throw new Inconclusive('precondition-unmet', `there is nothing to see in ${list} yet`);
  return { id: entry[id] ?? '' };
}

export const KEYS = 'list metadata keys';

export const DETAIL = 'read the detail report';

export type ReportMembers = Readonly<Record<string, unknown>>;

/** What a request for metadata keys can have besides its dates. Section "Report requests". */
const MEMBERS_OF_KEYS = ['page', 'page_size', 'direction', 'accounts'];

/** What this platform wants said in every request for a report: which members one needs is left open. */
export function usualMembers(session: Session, operation: string, role: string): ReportMembers {
  if (operation !== KEYS && operation !== DETAIL) return {};
  const { reportMembers } = session.run.target.bindings;
  const wanted = JSON.parse(reportMembers.replaceAll('{account}', session.cast.account(role).id)) as ReportMembers;
  if (operation === DETAIL) return wanted;
  const members: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wanted)) if (MEMBERS_OF_KEYS.includes(name)) members[name] = value;
  return members;
}
