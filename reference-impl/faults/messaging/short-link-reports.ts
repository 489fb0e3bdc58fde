import { restated, rewritten, takingQuery } from '../asked-members.ts';
import { fault, faultsOf } from '../fault.ts';
import { alter, decision, leaveOut } from '../operators/decisions.ts';

const NO_LINKS = {
  ...{ total_clicks: 0, unique_clicks: 0, total_views: 0, unique_views: 0, short_urls_generated: 0 },
  ...{ short_urls: [], pagination: { page: 1, page_size: 100, total_count: 0, page_count: 0 } },
};

/** TODO */
export const faults = faultsOf({
  'PUB-LINK-SUM-01': {
    'published-links.every-click-unique': fault('Every click counts as a unique one.', {
      reply: rewritten('links.summary', (body) => ({ ...body, unique_clicks: body.total_clicks })),
    }),
    'published-links.views-untold': fault('Views are not told.', {
      reply: rewritten('links.summary', ({ total_views: _, unique_views: __, ...rest }) => rest),
    }),
  },
  'PUB-LINK-FILTER-01': {
    'published-links.no-key-filter': fault('Figures on links are not narrowed down by key.', { decide: leaveOut('messaging', 'linkChecks', 'key') }),
    'published-links.no-value-filter': fault('Figures on links are not narrowed down by value.', { decide: leaveOut('messaging', 'linkChecks', 'value') }),
    'published-links.no-url-filter': fault('Figures on links are not narrowed down by url.', { decide: leaveOut('messaging', 'linkChecks', 'url') }),
    'published-links.no-recipient-filter': fault('Figures on links are not narrowed down by recipient.', {
      decide: leaveOut('messaging', 'linkChecks', 'recipient'),
    }),
    'published-links.url-by-its-beginning': fault('A URL is found by its beginning.', {
      decide: alter('messaging', 'linkChecks', 'url', ({ name }) => ({ name, keeps: ({ url }, { target }) => url === undefined || target.startsWith(url) })),
    }),
    'published-links.plus-is-space': fault('A recipient whose plus sign stands as it is in the query is not found.', {
      decide: alter('messaging', 'linkChecks', 'recipient', ({ name, keeps }) => ({
        name,
        keeps: (filter, link) => !filter.recipient?.startsWith(' ') && keeps(filter, link),
      })),
    }),
  },
  'PUB-LINK-PAGE-01': {
    'published-links.pages-from-zero': fault('Page 1 of the links is the second one.', {
      decide: decision('messaging', 'linkPage', (all, page, size) => all.slice(page * size, (page + 1) * size)),
    }),
  },
  'PUB-LINK-LIMIT-01': {
    'published-links.page-zero': fault('There is a page 0 of the links.', { reply: takingQuery('links.summary', 'page=0', { status: 200, body: NO_LINKS }) }),
  },
  'PUB-LINK-DETAIL-01': {
    'published-links.clicks-without-agent': fault('It is not told what a link was opened with.', {
      reply: rewritten('links.detail', (body) => ({ ...body, clicks: (body.clicks as object[]).map((click) => ({ ...click, user_agent: undefined })) })),
    }),
    'published-links.clicks-by-day': fault('Of a click only the day is told.', {
      reply: rewritten('links.detail', (body) => ({
        ...body,
        clicks: (body.clicks as Array<{ dt: string }>).map((click) => ({
          ...click,
          dt: `${click.dt.slice(0, 10)}T00:00:00.000Z`,
        })),
      })),
    }),
  },
  'PUB-LINK-DETAIL-02': {
    'published-links.unknown-link-bad': fault('A link that there is not is a bad request.', { reply: restated('links.detail', 404, 400) }),
  },
});
