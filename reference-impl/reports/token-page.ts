import { type Filter, type Numbered, partBeside } from '../kernel/list.ts';
import { badRequest } from '../kernel/problem.ts';
import type { ReportJob } from './state.ts';

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

/** The part of a list that a client asks for; entries that are listed upwards have higher and higher numbers. */
interface PageRequest {
  readonly size: number;
  readonly token: string | undefined;
  readonly isUpwards: boolean;
}

const tokenOf = ({ sequence }: Numbered): string => Buffer.from(`after ${sequence}`).toString('base64url');

export const inOrder =
  ({ isUpwards }: PageRequest) =>
  (a: Numbered, b: Numbered): number =>
    isUpwards ? a.sequence - b.sequence : b.sequence - a.sequence;

/** What follows a token, whatever is added or removed. Rules: PUB-ASYNC-HIST-04, PUB-SCHED-LIST-01. */
export function tokenPage<Entry extends Numbered>(all: readonly Entry[], { size, token, isUpwards }: PageRequest) {
  const number = /^after (\d{1,15})$/.exec(Buffer.from(token ?? '', 'base64url').toString('latin1'))?.[1];
  const after = Number(number);
  if (token !== undefined && (number === undefined || tokenOf({ sequence: after }) !== token))
    throw badRequest('/page_token', 'was never issued');
  const isBeyond = ({ sequence }: Entry): boolean =>
    token === undefined || (isUpwards ? sequence > after : sequence < after);
  const { entries, hasNext } = partBeside(all, size, isBeyond);
  return { entries, nextToken: hasNext ? tokenOf(entries.at(-1) as Entry) : undefined };
}

/** What a client asks of a report history; instants in milliseconds since the epoch. */
export interface HistoryRequest extends PageRequest {
  readonly name: string | undefined;
  readonly statuses: readonly string[] | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** A name matches by any part of it, ignoring case. Rules: PUB-ASYNC-HIST-02, PUB-ASYNC-HIST-03. */
export const historyFilters: readonly Filter<ReportJob, HistoryRequest>[] = [
  {
    name: 'name',
    keeps: ({ name }, request) => request.name === undefined || name.toLowerCase().includes(request.name.toLowerCase()),
  },
  { name: 'status', keeps: ({ status }, { statuses }) => statuses === undefined || statuses.includes(status) },
  { name: 'from', keeps: ({ requestedAt }, { from }) => from === undefined || requestedAt >= from },
  { name: 'to', keeps: ({ requestedAt }, { to }) => to === undefined || requestedAt <= to },
];
