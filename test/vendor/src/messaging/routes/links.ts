import { Router } from 'express';
import type { Json } from '../../http/check.ts';
import { pageNumber, pageSizeOf } from '../../http/pages.ts';
import { badRequest, notFound, present } from '../../http/problems.ts';
import type { ShortLink } from '../model.ts';
import { shortLinks } from '../store.ts';

const uniqueClicks = (link: ShortLink) => new Set(link.clicks.map(({ ip, user_agent }) => `${ip} ${user_agent}`)).size;

const view = (link: ShortLink) => ({
  message_id: link.message.id,
  destination_number: link.message.destination,
  long_url: link.longUrl,
  short_url: link.shortUrl,
  click_count: link.clicks.length,
  view_count: 0,
});

function paged<T>(items: T[], query: Record<string, Json>) {
  const page = pageNumber(query.page, 1);
  const size = pageSizeOf(query.pageSize ?? query.page_size, 100, 100);
  return {
    part: items.slice((page - 1) * size, page * size),
    pagination: { page, page_size: size, total_count: items.length, page_count: Math.ceil(items.length / size) },
  };
}

export const linksRouter = Router();

linksRouter.get('/summary', (req, res) => {
  const { key, value, url, recipient } = req.query as Record<string, string | undefined>;
  const links = [...shortLinks.values()].filter(
    (link) =>
      link.accountId === req.account.id &&
      (!url || link.longUrl === url) &&
      (!recipient || link.message.destination.replace('+', '') === recipient.trim().replace('+', '')) &&
      (!key || (value === undefined ? key in (link.message.metadata ?? {}) : link.message.metadata?.[key] === value)),
  );
  const { part, pagination } = paged(links, req.query);
  res.json({
    total_clicks: links.reduce((sum, link) => sum + link.clicks.length, 0),
    unique_clicks: links.reduce((sum, link) => sum + uniqueClicks(link), 0),
    total_views: 0,
    unique_views: 0,
    short_urls_generated: links.length,
    short_urls: part.map(view),
    pagination,
  });
});

linksRouter.get('/detail', (req, res) => {
  const hash = String(req.query.hash ?? '');
  if (!hash) throw badRequest(['hash: must be present']);
  const link = shortLinks.get(hash.split('/').at(-1) ?? '');
  if (link?.accountId !== req.account.id) throw notFound('Resource not found.');
  const { part, pagination } = paged(link.clicks, req.query);
  res.json({ ...view(link), clicks: part, views: [], pagination });
});

/** What a handset meets when it follows a short link. */
export const followLinkRouter = Router();

followLinkRouter.get('/:code', (req, res) => {
  const link = present(shortLinks.get(req.params.code), 'Resource not found.');
  link.clicks.push({ dt: new Date().toISOString(), user_agent: req.get('User-Agent') ?? '', ip: req.ip ?? '' });
  res.redirect(302, link.longUrl);
});
