import { operationNamed } from '../../ground/operations/loader.ts';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { type Paging, pagesOf } from '../../wire/http/page-reader.ts';
import { memberAt } from '../session/json-members.ts';
import { requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { entriesShown, keysIn } from './listed-pages.ts';
import { ask, askedRequest, pagesFor, type Requester } from './requests.ts';

const PAGES = 'the pages of a list';

type Keys = readonly unknown[];

/** Keeps the keys of the entries that `walk` reads, by page; a broken rule is kept too, for the step that judges them. */
export async function keepPages({ handles }: Session, walk: Promise<unknown[][]>): Promise<void> {
  try {
    handles.put(PAGES, await walk);
  } catch (error) {
    if (!(error instanceof ContractViolation)) throw error;
    handles.put(PAGES, error);
  }
}

/** The keys of the entries on each page of the list that was read. Throws ContractViolation when it broke a rule on the way. */
export function keysByPage({ handles }: Session): readonly Keys[] {
  const came = handles.get<readonly Keys[] | ContractViolation>(PAGES);
  if (came instanceof ContractViolation) throw came;
  return came;
}

/** Reads a list to its end, `size` entries at a time, the way its operation pages; keeps the entries' keys by page. */
export const walkPages = (session: Session, requester: Requester, operation: string, size: number) =>
  keepPages(session, keysRead(session, requester, operation, size));

async function keysRead(session: Session, requester: Requester, operation: string, size: number) {
  const { pages: style } = operationNamed(operation);
  if (!style) throw new HarnessError(`to ${operation} has no pages`);
  const { next, entries, key } = style;
  const limit = style.size ? [`${style.size}=${size}`] : [];
  const paging: Paging<unknown> = {
    list: `to ${operation}`,
    by: 'at' in next ? next.at : next.parameter,
    first: 'at' in next ? undefined : next.first,
    read(at) {
      const mark = at === undefined ? [] : [`${next.parameter}=${encodeURIComponent(at)}`];
      return readPage(session, requester, operation, [...limit, ...mark]);
    },
    next(json, place) {
      if ('at' in next) return memberAt(json, next.at);
      return entriesShown(json, style).length > 0 ? next.first + place : undefined;
    },
    content(json) {
      const shown = 'at' in next ? [] : entriesShown(json, style);
      return shown.length > 0 ? shown : undefined;
    },
  };
  const pages: unknown[][] = [];
  for await (const json of pagesOf(paging)) {
    const shown = entriesShown(json, style);
    if (shown.length === 0 && ('first' in next || !Array.isArray(memberAt(json, entries)))) break;
    pages.push(keysIn(shown, key));
  }
  return pages;
}

/** A page that is asked for by what the path says by itself, and `parts`, which take the place of what they name. */
async function readPage(session: Session, requester: Requester, operation: string, parts: readonly string[]) {
  const asked = new URLSearchParams(parts.join('&'));
  const query: string[] = [];
  for (const part of operationNamed(operation).path.split('?')[1]?.split('&') ?? [])
    if (!asked.has(part.split('=')[0] ?? '')) query.push(part);
  const { json } = await ask(session, requester, operation, { query: [...query, ...parts].join('&') });
  session.wire.last.looked = true;
  return json;
}

export const walkBack = (session: Session, requester: Requester, operation: string, size: number) =>
  keepPages(session, keysReadBack(session, requester, operation, size));

async function keysReadBack(session: Session, requester: Requester, operation: string, size: number) {
  const { pages: style } = operationNamed(operation);
  if (!style?.back || !style.size || !('at' in style.next))
    throw new HarnessError(`to ${operation} has no pages that lead back`);
  const { back, entries, key } = style;
  const limit = `${style.size}=${size}`;
  let last = await readPage(session, requester, operation, [limit]);
  const pages: unknown[][] = [];
  for (const way of [style.next, back]) {
    const from = last;
    const leading = pagesOf({
      list: `to ${operation}`,
      by: way.at,
      read: async (at) => {
        if (at === undefined) return from;
        return readPage(session, requester, operation, [limit, `${way.parameter}=${encodeURIComponent(at)}`]);
      },
      next: (page) => memberAt(page, way.at),
    });
    for await (const page of leading) {
      last = page;
      if (way === back) pages.push(keysIn([memberAt(page, entries) ?? []].flat(), key));
    }
  }
  return pages;
}

export function keysOfAnswer(session: Session): unknown[] {
  const { operation } = askedRequest(session);
  const { pages: style } = operationNamed(operation);
  if (!style) throw new HarnessError(`to ${operation} lists nothing`);
  const entries = memberAt(session.wire.last.json, style.entries);
  return Array.isArray(entries) ? keysIn(entries, style.key) : [entries];
}

export async function everyPage(session: Session, requester: Requester, operation: string, refusal: string) {
  const pages: unknown[] = [];
  for await (const page of pagesFor(session, requester, operation)) pages.push(requireGood(page, `${refusal}:`).json);
  return pages;
}
