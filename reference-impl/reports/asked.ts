import { type Mistake, Problem } from '../kernel/problem.ts';
import type { DetailRequest } from './report-request.ts';
import type { RequestCheck } from './request-checks.ts';

/** Throws a Problem (400) that lists everything that is wrong with a request; `at` is its pointer. */
export function requireSense(checks: readonly RequestCheck[], request: DetailRequest, at = ''): void {
  const details = checks.flatMap<Mistake>(({ member, objects }) => {
    const message = objects(request);
    return message ? [{ pointer: `${at}/${member}`, message }] : [];
  });
  if (details.length > 0) throw new Problem(400, 'Bad Request', details);
}

/** The refusal of one member of a query. */
export const badQuery = (name: string, message: string): Problem =>
  new Problem(400, 'Bad Request', [{ pointer: `/${name}`, message }]);

export type Query = Readonly<Record<string, string | string[] | undefined>>;

export const textIn = (query: Query, name: string): string | undefined => {
  const given = query[name];
  return Array.isArray(given) ? given[0] : given;
};

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
  throw badQuery('page_size', 'must be a whole number from 1 to 100');
}
