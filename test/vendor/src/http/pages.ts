import { settings } from '../config.ts';
import type { Json } from './check.ts';
import { badRequest } from './problems.ts';

/** The part of a list that begins where a token says, which is that place, encoded; and the token of what follows. */
export function partByToken<T>(items: T[], token: unknown, size: number) {
  const start = Number(Buffer.from(String(token ?? ''), 'base64url').toString() || 0);
  const next = start + size;
  const nextToken = next < items.length ? Buffer.from(String(next)).toString('base64url') : undefined;
  return { start, part: items.slice(start, next), nextToken };
}

export function pageByToken<T>(items: T[], query: Record<string, Json>, usual: number) {
  const page_size = pageSizeOf(query.page_size, usual, 100);
  const { start, part, nextToken } = partByToken(items, query.token, page_size);
  if (!Number.isInteger(start) || start < 0) throw badRequest(['token: not a known token']);
  return { data: part, pagination: { page_size, next_token: nextToken } };
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
