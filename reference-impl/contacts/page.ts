import { createHash } from 'node:crypto';
import { type Numbered, partBeside } from '../kernel/list.ts';
import { Problem } from '../kernel/problem.ts';
import type { ListQuery } from './list-query.ts';

type Direction = 'next' | 'prev';

/** Where a page begins: beyond the entry with this sequence number, in this direction. */
interface PageToken {
  readonly of: string;
  readonly direction: Direction;
  readonly sequence: number;
}

/** A token for clients: opaque, and sealed so that a mistyped one is detected. */
export function writeToken({ of, direction, sequence }: PageToken): string {
  const text = `${of}.${direction}.${sequence}`;
  return Buffer.from(`${text}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`).toString('base64url');
}

/** The content of a token; undefined unless `writeToken` made it for this kind of list and direction. */
export function readToken(token: string, of: string, direction: Direction): PageToken | undefined {
  const [kind, way, sequence] = Buffer.from(token, 'base64url').toString('latin1').split('.');
  if (kind !== of || way !== direction || !/^\d{1,15}$/.test(sequence ?? '')) return undefined;
  const said = { of, direction, sequence: Number(sequence) };
  return writeToken(said) === token ? said : undefined;
}

/** A page of a list; it has a token for each direction with more entries. */
export interface Page<Entry> {
  readonly content: readonly Entry[];
  readonly nextPageToken?: string;
  readonly prevPageToken?: string;
  readonly totalElements: number;
}

const USUAL_PAGE = 100;

/** Where the page begins: after the last entry of the previous page, or before the first of the next. */
function startOf({ nextPageToken, prevPageToken }: ListQuery, of: string) {
  const direction: Direction = prevPageToken === undefined ? 'next' : 'prev';
  const token = prevPageToken ?? nextPageToken;
  if (token === undefined) return { direction, sequence: 0 };
  const start = readToken(token, of, direction);
  if (start) return start;
  const pointer = `/${direction}PageToken`;
  const mistake = { pointer, kind: 'invalid_format', message: 'was not issued for this list' };
  throw new Problem(400, 'The page token does not belong to this list.', [mistake]);
}

/**
 * The requested page of a list called `of`.
 * Rules: PUB-CONTACT-DELETE-02, PUB-CONTACT-PAGE-01, PUB-CONTACT-PAGE-02, PUB-CONTACT-PAGE-04,
 * PUB-CONTACT-PAGE-05, PUB-FIELD-PAGE-01, PUB-FIELD-PAGE-02, PUB-FIELD-PAGE-04, PUB-FIELD-PAGE-05,
 * PUB-LIST-PAGE-01, PUB-LIST-PAGE-02, PUB-LIST-PAGE-04, PUB-LIST-PAGE-05.
 */
export const pagesOf =
  (of: string) =>
  <Entry extends Numbered>(all: readonly Entry[], query: ListQuery): Page<Entry> => {
    const { direction, sequence: start } = startOf(query, of);
    const size = query.pageSize ?? USUAL_PAGE;
    const isBack = direction === 'prev';
    const isBeyond = ({ sequence }: Entry): boolean => (isBack ? sequence >= start : sequence > start);
    const { entries, hasPrevious, hasNext } = partBeside(all, size, isBeyond, isBack);
    const last = entries.at(-1)?.sequence ?? (isBack ? start - 1 : start);
    const first = entries[0]?.sequence ?? last + 1;
    return {
      content: entries,
      ...(hasNext ? { nextPageToken: writeToken({ of, direction: 'next', sequence: last }) } : {}),
      ...(hasPrevious ? { prevPageToken: writeToken({ of, direction: 'prev', sequence: first }) } : {}),
      totalElements: all.length,
    };
  };
