import { readJson } from '../../ground/json.ts';
import type { Listing } from '../../ground/operations/creation.ts';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Inconclusive, sentenceOf } from '../../ground/problems/inconclusive.ts';
import type { Answer } from '../http/answer-collector.ts';
import { type Mark, type Paging, pagesOf } from '../http/page-reader.ts';
import { isGone } from './callers.ts';

/** What a list told somebody: the ids of what was looked for, that it is not theirs to read, or why it cannot be read. */
export type Finding = { readonly ids: readonly string[] } | { readonly shut: string } | { readonly why: string };

type Entry = Readonly<Record<string, unknown>>;

interface Page {
  readonly finding?: Finding;
  readonly entries: readonly Entry[];
  readonly next?: unknown;
}

function memberAt(value: unknown, way: readonly string[]): unknown {
  let found = value;
  for (const name of way) found = (found as Entry | null | undefined)?.[name];
  return found;
}

function pageOf(answer: Answer | string, { alone, entries: way, next }: Listing, mark: Mark | undefined): Page {
  if (typeof answer === 'string') return { finding: { why: answer }, entries: [] };
  const { status, text } = answer;
  if (alone && isGone(status)) return { entries: [] };
  const why = `its list was refused with HTTP status ${status}`;
  if (status === 401 || status === 403 || status === 404) return { finding: { shut: why }, entries: [] };
  if (status >= 300) return { finding: { why }, entries: [] };
  const json = readJson(text);
  const found = alone ? [json] : memberAt(json, way);
  const entries: Entry[] = [];
  for (const each of Array.isArray(found) ? found : [])
    if (typeof each === 'object' && each !== null) entries.push(each);
  if (next && 'at' in next) return { entries, next: memberAt(json, next.at.split('.')) };
  return { entries, next: next && entries.length > 0 ? Number(mark) + 1 : undefined };
}

/** Whether an entry is meant; undefined where it does not say. */
export type IsMeant = (entry: Entry) => boolean | undefined;

/** Looks in the list at `start`, read to its end by `ask`, for what is meant; `id` is the member of an entry with its id. */
export async function searchList(
  isMeant: IsMeant,
  listing: Listing,
  { start, id }: { readonly start: string; readonly id: string },
  ask: (path: string) => Promise<Answer | string>,
): Promise<Finding> {
  const ids = new Set<string>();
  let unsaid = 0;
  const read = async (mark: Mark | undefined): Promise<Page> => {
    const query = mark === undefined ? '' : `${listing.next?.parameter ?? ''}=${encodeURIComponent(mark)}`;
    const sign = start.includes('?') ? '&' : '?';
    return pageOf(await ask(query === '' ? start : `${start}${sign}${query}`), listing, mark);
  };
  const { next } = listing;
  const counted = next && 'first' in next ? next : undefined;
  const ways: Paging<Page> = {
    list: 'the list',
    by: (next && 'at' in next ? next.at : next?.parameter) ?? '',
    first: counted?.first,
    read,
    next: (page) => page.next,
    content: (page) => (counted && page.entries.length > 0 ? page.entries : undefined),
  };
  try {
    for await (const { finding, entries } of pagesOf(ways)) {
      if (finding) return finding;
      for (const entry of entries) {
        const is = isMeant(entry);
        if (is) ids.add(String(entry[id] ?? ''));
        if (is === undefined) unsaid += 1;
      }
    }
  } catch (error) {
    if (!(error instanceof ContractViolation || error instanceof Inconclusive)) throw error;
    return { why: `it cannot be looked for: ${sentenceOf(error)}` };
  }
  ids.delete('');
  if (ids.size === 0 && unsaid > 0) return { why: `its list shows ${unsaid} like it, and not when they were made` };
  return { ids: [...ids] };
}
