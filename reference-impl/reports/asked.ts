import { badRequest } from '../kernel/problem.ts';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

export const textIn = (query: Query, name: string): string | undefined => [query[name]].flat()[0];

/** The token of a page; clients send an empty one for the first page. */
export const tokenIn = (query: Query): string | undefined => textIn(query, 'page_token') || undefined;

const LARGEST_PAGE = 100;

/** The size of a page: 1 to 100. */
export function pageSizeIn(query: Query): number {
  const text = textIn(query, 'page_size');
  if (text === undefined) return LARGEST_PAGE;
  // A number in the published description, which some clients write as 10.0.
  const size = /^\d{1,3}(\.0{1,3})?$/.test(text) ? Number(text) : 0;
  if (size >= 1 && size <= LARGEST_PAGE) return size;
  throw badRequest('/page_size', 'must be a whole number from 1 to 100');
}
