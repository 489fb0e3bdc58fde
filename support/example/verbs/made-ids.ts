import { operationNamed } from '../../ground/operations/loader.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { idShown } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { MadeThing } from './operation-request.ts';
import { ask, type Requester, subjectOf } from './requests.ts';

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
    ids.push(session.messages.idIn(exchange) ?? idShown(exchange.json, made));
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
