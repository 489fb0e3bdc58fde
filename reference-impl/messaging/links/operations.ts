import { originOf } from '../../http/address.ts';
import type { Reply } from '../../http/operation.ts';
import { badRequest, found } from '../../kernel/problem.ts';
import { isoOf } from '../../kernel/time.ts';
import { type MessagingCall, type MessagingOperation, recordsOf } from '../part.ts';
import { type LinkFilter, linkBody } from './short-links.ts';

const LARGEST_PAGE = 100;

type Query = MessagingCall['query'];

const textIn = (given: Query[string]): string | undefined => (Array.isArray(given) ? given[0] : given);

function numberIn(query: Query, name: string, otherwise: number): number {
  const text = textIn(query[name]);
  if (text === undefined) return otherwise;
  // A number in the published description, which some clients write as 1.0.
  if (/^\d{1,6}(\.0{1,6})?$/.test(text) && Number(text) > 0) return Number(text);
  throw badRequest(`/${name}`, 'must be a whole number above 0');
}

/** The address of another page. Whole, because clients follow it unchanged. */
function uriOf(place: string, query: Query, page: number): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) asked.set(name, textIn(value) ?? '');
  asked.set('page', String(page));
  return `${place}?${asked}`;
}

/** The requested page of `all`, counted from 1, and its pagination. */
function pageOf<Item>(path: string, { query, request }: MessagingCall, all: readonly Item[]) {
  const place = `${originOf(request)}${path}`;
  const page = numberIn(query, 'page', 1);
  const size = Math.min(numberIn(query, 'pageSize', LARGEST_PAGE), LARGEST_PAGE);
  const pages = Math.ceil(all.length / size);
  const pagination = {
    page,
    page_size: size,
    total_count: all.length,
    page_count: pages,
    ...(page < pages ? { next_uri: uriOf(place, query, page + 1) } : {}),
    ...(page > 1 ? { previous_uri: uriOf(place, query, page - 1) } : {}),
  };
  return { items: all.slice((page - 1) * size, page * size), pagination };
}

const SUMMARY = '/v1/reporting/links/summary';
const DETAIL = '/v1/reporting/links/detail';

function summarise(call: MessagingCall): Reply {
  const [key, value, url, recipient] = ['key', 'value', 'url', 'recipient'].map((name) => textIn(call.query[name]));
  const filter: LinkFilter = { key, value, url, recipient };
  const { linkChecks } = call.scope.decisions;
  const all = [...recordsOf(call).shortLinks.values()];
  const links = all.filter((link) => linkChecks.every(({ keeps }) => keeps(filter, link)));
  const { items, pagination } = pageOf(SUMMARY, call, links);
  const totals = {
    total_clicks: links.reduce((sum, { clicks }) => sum + clicks.length, 0),
    // A click is unique once per link.
    unique_clicks: links.filter(({ clicks }) => clicks.length > 0).length,
    total_views: 0,
    unique_views: 0,
    short_urls_generated: links.length,
  };
  return { status: 200, body: { ...totals, short_urls: items.map(linkBody), pagination } };
}

function detail(call: MessagingCall): Reply {
  const hash = textIn(call.query.hash);
  if (hash === undefined) throw badRequest('/hash', 'is required');
  const link = found(recordsOf(call).shortLinks.get(hash));
  const { items, pagination } = pageOf(DETAIL, call, link.clicks);
  const clicks = items.map(({ at, userAgent, ip }) => ({ dt: isoOf(at), user_agent: userAgent, ip }));
  return { status: 200, body: { ...linkBody(link), clicks, views: [], pagination } };
}

/**
 * How often the short links of an account were opened. Section "Optional account features".
 * Rules: PUB-LINK-DETAIL-01, PUB-LINK-DETAIL-02, PUB-LINK-FILTER-01, PUB-LINK-LIMIT-01, PUB-LINK-PAGE-01,
 * PUB-LINK-SUM-01.
 */
export const linkReportOperations: readonly MessagingOperation[] = [
  { id: 'links.summary', method: 'GET', path: SUMMARY, run: summarise },
  { id: 'links.detail', method: 'GET', path: DETAIL, run: detail },
];
