import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../http/answer-collector.ts';
import type { Listing } from './creation-table.ts';
import type { LeftOver } from './journal-lines.ts';

/** What a list told somebody: the ids of what was looked for, that it is not theirs to read, or why it cannot be read. */
export type Finding =
  | { readonly ids: readonly string[] }
  | { readonly shut: string }
  | { readonly why: string };

type Entry = Readonly<Record<string, unknown>>;

/** The clocks of two machines may differ by so many milliseconds. */
export const SKEW = 60_000;

/** No list is read further than this. */
const MOST_PAGES = 1000;

const memberAt = (value: unknown, way: readonly string[]): unknown =>
  way.reduce<unknown>((found, name) => (found as Entry | null | undefined)?.[name], value);

function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withQuery = (path: string, name: string, value: string | number): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** The path of the first page of the list at `start`. */
const firstPage = (start: string, { next }: Listing): string =>
  next && 'first' in next ? withQuery(start, next.parameter, next.first) : start;

/** The path of the page behind `page`, the one at `place` counted from 0; undefined when that was the last. */
function pageAfter(
  start: string,
  { next }: Listing,
  page: unknown,
  size: number,
  place: number,
): string | undefined {
  if (next === undefined) return undefined;
  if ('first' in next) return size > 0 ? withQuery(start, next.parameter, next.first + place + 1) : undefined;
  const token = memberAt(page, next.at.split('.'));
  return typeof token === 'string' && token !== '' ? withQuery(start, next.parameter, token) : undefined;
}

function entriesIn(page: unknown, { alone, entries }: Listing): readonly Entry[] {
  const found = alone ? [page] : memberAt(page, entries);
  return Array.isArray(found) ? found.filter((each) => typeof each === 'object' && each !== null) : [];
}

/** Whether an entry of a list is what was asked for: alike in every member, and not older. */
function isThatOne(entry: Entry, { same, at }: LeftOver, listing: Listing): boolean {
  const members = Object.entries(same);
  const madeAt = listing.since === undefined ? at : Date.parse(String(entry[listing.since]));
  return (
    members.length > 0 &&
    members.every(([name, value]) => isDeepStrictEqual(entry[name], value)) &&
    madeAt >= at - SKEW
  );
}

/** Looks for `left` in the list at `start`, read to its end by `ask`; `id` is the member of an entry with its id. */
export async function searchList(
  left: LeftOver,
  listing: Listing,
  { start, id }: { readonly start: string; readonly id: string },
  ask: (path: string) => Promise<Answer | string>,
): Promise<Finding> {
  const ids = new Set<string>();
  let path: string | undefined = firstPage(start, listing);
  for (let place = 0; path !== undefined && place < MOST_PAGES; place += 1) {
    const answer = await ask(path);
    if (typeof answer === 'string') return { why: answer };
    const { status } = answer;
    if (listing.alone && (status === 404 || status === 410)) break;
    const why = `its list was refused with HTTP status ${status}`;
    if (status === 401 || status === 403 || status === 404) return { shut: why };
    if (status >= 300) return { why };
    const page = jsonOf(answer);
    const entries = entriesIn(page, listing);
    for (const entry of entries) if (isThatOne(entry, left, listing)) ids.add(String(entry[id] ?? ''));
    path = pageAfter(start, listing, page, entries.length, place);
  }
  ids.delete('');
  return { ids: [...ids] };
}
