import { operationNamed } from '../../ground/operations/loader.ts';
import type { NextPage, PageStyle } from '../../ground/operations/operation.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, pagesOf } from '../../wire/http/page-reader.ts';
import { entriesWith, idShown, memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { idsMadeBy, keepMade } from './made-ids.ts';
import type { MadeThing } from './operation-request.ts';
import { keepWalk, walked } from './page-walks.ts';
import { ask, askedRequest, type Requester, subjectOf } from './requests.ts';

const PAGES = 'the pages of a list';

const queryOf = (parts: Readonly<Record<string, string | number | undefined>>): string[] =>
  Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);

const nameOf = (part: string): string | undefined => part.split('=')[0];

/** What the path of an operation asks for by itself, and `parts`, which take the place of what they name. */
export function queryBeside(operation: string, parts: readonly string[]): string {
  const given = parts.flatMap((part) => part.split('&'));
  const names = new Set(given.map(nameOf));
  const usual = operationNamed(operation).path.split('?')[1]?.split('&') ?? [];
  return [...usual.filter((part) => !names.has(nameOf(part))), ...given].join('&');
}

/** The entries of a page: where they are published, or else wherever there are some with such a key. */
function entriesShown(json: unknown, { entries, key }: PageStyle): readonly unknown[] {
  const listed = memberAt(json, entries);
  return Array.isArray(listed) ? listed : entriesWith(json, ...([key] as never[]));
}

/** Reads a list to its end, `size` entries at a time, the way its operation pages; keeps the entries' keys by page. */
export const walkPages = (session: Session, requester: Requester, operation: string, size: number) =>
  keepPages(session, keysRead(session, requester, operation, size));

async function keysRead(session: Session, requester: Requester, operation: string, size: number) {
  const { pages: style } = operationNamed(operation);
  if (!style) throw new HarnessError(`to ${operation} has no pages`);
  const { next, entries, key } = style;
  const read = async (at: Mark | undefined): Promise<unknown> => {
    const parts = queryOf({ ...(style.size ? { [style.size]: size } : {}), [next.parameter]: at });
    const { json } = await ask(session, requester, operation, { query: queryBeside(operation, parts) });
    session.last.looked = true;
    return json;
  };
  const entriesOf = (json: unknown): readonly unknown[] => entriesShown(json, style);
  const pages: unknown[][] = [];
  for await (const json of pagesOf({ list: `to ${operation}`, read, ...waysOn(next, entriesOf) })) {
    if (!Array.isArray(memberAt(json, entries)) && entriesOf(json).length === 0) break;
    if ('first' in next && entriesOf(json).length === 0) break;
    pages.push(entriesOf(json).map((entry) => memberAt(entry, key)));
  }
  return pages;
}

/** How a style of paging leads on: by what a page says, or by counting until a page is empty. */
function waysOn(next: NextPage, entriesOf: (json: unknown) => readonly unknown[]) {
  if ('at' in next) return { by: next.at, next: (json: unknown) => memberAt(json, next.at) };
  const held = (json: unknown) => (entriesOf(json).length > 0 ? entriesOf(json) : undefined);
  return {
    by: next.parameter,
    first: next.first,
    next: (json: unknown, place: number) => (held(json) ? next.first + place : undefined),
    content: held,
  };
}

/** Keeps the keys of the entries that `walk` reads, by page. */
export const keepPages = (session: Session, walk: Promise<unknown[][]>): Promise<void> =>
  keepWalk(session, PAGES, walk);

/** The keys of the entries on each page of the list that was read. Throws ContractViolation when it broke a rule on the way. */
export const keysByPage = (session: Session): ReadonlyArray<readonly unknown[]> =>
  walked<readonly unknown[]>(session, PAGES);

/** The keys of the entries that the latest answer lists. */
export function keysOfAnswer(session: Session): unknown[] {
  const { operation } = askedRequest(session);
  const { pages: style } = operationNamed(operation);
  if (!style) throw new HarnessError(`to ${operation} lists nothing`);
  const entries = memberAt(session.last.json, style.entries);
  return Array.isArray(entries) ? entries.map((entry) => memberAt(entry, style.key)) : [entries];
}

/** Performs an operation whose answer must be good. */
async function askWell(
  session: Session,
  requester: Requester,
  operation: string,
  about?: MadeThing,
): Promise<Exchange> {
  const exchange = await ask(session, requester, operation, { about });
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
