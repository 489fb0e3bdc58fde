import { type Mistake, Problem } from '../kernel/problem.ts';
import type { ReportsScope } from './part.ts';
import type { DetailRequest } from './report-request.ts';

/** Throws a Problem (400) that lists everything that is wrong with a request; `at` is its pointer. */
export function requireSense(scope: ReportsScope, request: DetailRequest, at = ''): void {
  const details = scope.decisions.requestChecks.flatMap<Mistake>(({ member, objects }) => {
    const message = objects(request);
    return message ? [{ pointer: `${at}/${member}`, message }] : [];
  });
  if (details.length > 0) throw new Problem(400, 'Bad Request', details);
}

/** The refusal of one member of a query. */
export const badQuery = (name: string, message: string): Problem =>
  new Problem(400, 'Bad Request', [{ pointer: `/${name}`, message }]);

/** The parameters of a query as they came. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a query parameter. */
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
  const size = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (size >= 1 && size <= LARGEST_PAGE) return size;
  throw badQuery('page_size', 'must be a whole number from 1 to 100');
}
