import { operationNamed } from '../../ground/operations/loader.ts';
import type { PageStyle } from '../../ground/operations/operation.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Mark, type Paging, pagesOf } from '../../wire/http/page-reader.ts';
import { entriesWith, memberAt } from '../session/json-members.ts';

export type AskPage = (query: string) => Promise<Exchange>;

const LARGEST = 100;

/** As many entries are on a page that is full, of a list that shows no way on. */
const FULL = [10, 20, 25, 30, 40, 50, 100];

const withMark = (query: string, parameter: string, mark: Mark | undefined): string =>
  [query, ...(mark === undefined ? [] : [`${parameter}=${encodeURIComponent(mark)}`])].filter(Boolean).join('&');

/** The entries of a page: where they are published, or else wherever there are some with such a key. */
export function entriesShown(json: unknown, { entries, key }: PageStyle): readonly unknown[] {
  const listed = memberAt(json, entries);
  return Array.isArray(listed) ? listed : entriesWith(json, ...([key] as never[]));
}

export function keysIn(entries: readonly unknown[], key: string): unknown[] {
  const keys: unknown[] = [];
  for (const entry of entries) keys.push(memberAt(entry, key));
  return keys;
}

/** Counted pages, until one is refused or has nothing new. A full first page that stays the same hides what follows. */
function byCount(list: string, style: PageStyle & { next: { first: number } }, ask: AskPage, first?: number) {
  const { next, key, size } = style;
  let before = '';
  const paging: Paging<Exchange> = {
    list,
    by: next.parameter,
    first,
    read: (mark) => ask(withMark(first === undefined ? '' : `${size}=${LARGEST}`, next.parameter, mark)),
    next: (page, place) => {
      const keys = keysIn(entriesShown(page.json, style), key);
      if (page.status >= 300 || keys.length === 0) return undefined;
      const [last, now] = [before, JSON.stringify(keys)];
      before = now;
      if (now !== last) return next.first + place;
      // A list that counts from another number shows its first page once more.
      if (first === undefined && place === 2) return next.first + place;
      if (!FULL.includes(keys.length)) return undefined;
      throw new Inconclusive('insufficient-evidence', `${list} shows ${keys.length} entries, and no way to the others`);
    },
  };
  return paging;
}

/**
 * The answers of a list, page by page in the way that its operation pages, until none follows: the last of them may be a
 * refusal. Where a large first page is refused, or the page 0 is empty, the list is asked for plainly.
 * Throws Inconclusive (insufficient-evidence) when its end cannot be reached.
 * @param query what each page is asked for with beside what names it
 */
export async function* pagesListed(operation: string, ask: AskPage, query = ''): AsyncGenerator<Exchange> {
  const { pages: style } = operationNamed(operation);
  if (!style) throw new HarnessError(`to ${operation} has no pages`);
  const { next } = style;
  const list = `the answer to ${operation}`;
  const looked: AskPage = async (wanted) => {
    const exchange = await ask(wanted);
    exchange.looked = true;
    return exchange;
  };
  if (!('first' in next)) {
    const read = (mark: Mark | undefined) => looked(withMark(query, next.parameter, mark));
    return yield* pagesOf({ list, by: next.at, read, next: ({ json }) => memberAt(json, next.at) });
  }
  const counted = { ...style, next };
  let [pages, isRefused] = [0, false];
  for await (const page of pagesOf(byCount(list, counted, looked, next.first))) {
    pages += 1;
    isRefused = page.status >= 300;
    yield page;
  }
  if (pages === 1 && (isRefused || next.first === 0)) yield* pagesOf(byCount(list, counted, looked));
}
