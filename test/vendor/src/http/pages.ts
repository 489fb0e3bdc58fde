import { settings } from '../config.ts';
import type { Json } from './check.ts';
import { badRequest } from './problems.ts';

/** Cuts one page out of a list; the token of the next page is the position it starts at, encoded. */
export function pageByToken<T>(items: T[], query: Record<string, Json>, size: number, largest = 100) {
  const pageSize = pageSizeOf(query.page_size, size, largest);
  const start = positionOf(query.token);
  const next = start + pageSize;
  return {
    data: items.slice(start, next),
    pagination: {
      page_size: pageSize,
      ...(next < items.length ? { next_token: Buffer.from(String(next)).toString('base64url') } : {}),
    },
  };
}

function positionOf(token: unknown): number {
  if (token === undefined || token === '') return 0;
  const position = Number(Buffer.from(String(token), 'base64url').toString());
  if (!Number.isInteger(position) || position < 0) throw badRequest(['token: not a known token']);
  return position;
}

/** @param kind whose pages they are: those of webhooks, of addresses and numbers, or of keys */
export function pageSizeOf(value: unknown, usual: number, most: number, kind: 0 | 1 | 2 = 1): number {
  const largest = Math.min(most, settings.pages[kind] ?? most);
  const size = Math.min(usual, largest);
  if (value === undefined || value === '') return size;
  const asked = Number(value);
  if (!Number.isInteger(asked) || asked < 0) throw badRequest(['page_size: must be a whole number']);
  return asked === 0 ? size : Math.min(asked, largest);
}

export function pageNumber(value: unknown, first: number): number {
  if (value === undefined || value === '') return first;
  const page = Number(value);
  if (!Number.isInteger(page) || page < first) throw badRequest([`page: must be a whole number from ${first}`]);
  return page;
}
