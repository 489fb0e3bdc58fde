import { operationNamed } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { MadeThing } from './operation-request.ts';
import { ask, type Requester, subjectOf } from './requests.ts';
import { idOf, type SenderId } from './senders.ts';
import { isThing, thingOf } from './things.ts';
import { type ServiceRole, serviceFact } from './voice-services.ts';

const LATEST = 'what was made last';

const MADE = '={made}';

type World = Pick<Session, 'handles'>;

/** Remembers the ids of what an operation made, beside those of before. */
export function keepMade(world: World, operation: string, ids: readonly unknown[]): void {
  world.handles.put(`made by: ${operation}`, [...idsPerhapsMadeBy(world, operation), ...ids]);
  world.handles.put(LATEST, operation);
}

export const idsMadeBy = ({ handles }: World, operation: string): unknown[] =>
  handles.get<unknown[]>(`made by: ${operation}`);

/** The same, or none when it made nothing. */
export const idsPerhapsMadeBy = (world: World, operation: string): unknown[] =>
  world.handles.has(`made by: ${operation}`) ? idsMadeBy(world, operation) : [];

/** A query with a part for each thing that was made where it says `{made}`. */
export function queryWithMade({ handles }: World, query: string): string {
  const parts: string[] = [];
  for (const part of query.split('&')) {
    if (!part.endsWith(MADE)) {
      parts.push(part);
      continue;
    }
    const name = part.slice(0, -MADE.length);
    for (const id of idsMadeBy({ handles }, handles.get<string>(LATEST))) parts.push(`${name}=${id}`);
  }
  return parts.join('&');
}

async function askWell(session: Session, requester: Requester, operation: string, about?: MadeThing) {
  const exchange: Exchange = await ask(session, requester, operation, { about });
  exchange.looked = true;
  if (exchange.status >= 300)
    throw new Inconclusive('precondition-unmet', `to ${operation} was refused with HTTP status ${exchange.status}`);
  return exchange;
}

/** How often an operation is performed, and on what: a thing of its kind when `about` is absent. */
export interface Times {
  readonly times: number;
  readonly about?: MadeThing;
}

/** Performs an operation several times, each with an answer that must be good; keeps their ids. */
export async function askManyTimes(session: Session, requester: Requester, operation: string, { times, about }: Times) {
  const { made } = operationNamed(operation);
  const ids: unknown[] = [];
  for (let count = 0; count < times; count += 1) {
    const exchange = await askWell(session, requester, operation, about);
    ids.push(session.wire.messages.idIn(exchange) ?? idShown(exchange.json, made));
  }
  keepMade(session, operation, ids);
}

/** Performs an operation on everything that another operation made, one after another, each with an answer that must be good. */
export async function askForEach(session: Session, requester: Requester, operation: string, madeBy: string) {
  const isPlace = operationNamed(operation).path.includes('{contact}');
  const place = isPlace ? await subjectOf(session, operation, requester) : undefined;
  for (const made of idsMadeBy(session, madeBy)) {
    const id = String(made);
    await askWell(session, requester, operation, place ? { ...place, contact: id } : { id, code: '' });
  }
}

/** Entries of a list: by their keys, or everything that an operation made in this example. */
export type Entries = { readonly keys: readonly string[] } | { readonly madeBy: string };

export const keysOf = (session: Session, entries: Entries): readonly unknown[] =>
  'keys' in entries ? entries.keys : idsMadeBy(session, entries.madeBy);

/** What a request is about: an id as a feature writes it, a thing of the account, a sender address or a voice service. */
export type About =
  | { readonly id: string }
  | { readonly thing: string }
  | { readonly sender: SenderId }
  | { readonly service: ServiceRole };

const ANY_CODE = '000000';

export async function thingDescribed(session: Session, about: About): Promise<MadeThing> {
  if ('sender' in about) return { id: await idOf(session, about.sender), code: ANY_CODE };
  if ('service' in about) return { id: serviceFact(session, about.service).id, code: '' };
  if ('id' in about) return { id: about.id, code: '' };
  if (!isThing(about.thing)) throw new HarnessError(`there is no way to make a ${about.thing}`);
  return thingOf(session, about.thing, { role: 'main' });
}

/** The things that a step describes: several sender addresses are written with commas between them. */
export async function thingsDescribed(session: Session, about: About): Promise<MadeThing[]> {
  if (!('sender' in about)) return [await thingDescribed(session, about)];
  const { of, address } = about.sender;
  const each = address.split(', ').map((name) => thingDescribed(session, { sender: { of, address: name } }));
  return Promise.all(each);
}

export interface NamedOperation {
  readonly kind: 'webhook' | 'signature key' | 'dedicated number';
  readonly operation: string;
}

export function nameThing({ handles }: Session, kind: NamedOperation['kind'], name: string, id: string): void {
  handles.put(`${kind} ${name}`, id);
}

export const idNamed = ({ handles }: Session, kind: NamedOperation['kind'], name: string): string =>
  handles.get<string>(`${kind} ${name}`);

export const thingNamed = (session: Session, { kind }: NamedOperation, name: string): MadeThing => ({
  id: idNamed(session, kind, name),
  code: '',
});

export type Named = { readonly thing: string } | { readonly key: string };

export async function idOfThing(session: Session, named: Named): Promise<string> {
  if ('key' in named) return idNamed(session, 'signature key', named.key);
  return (await thingDescribed(session, named)).id;
}
