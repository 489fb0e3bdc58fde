import { fault, faultsOf } from '../../fault.ts';
import { decision, inRule, leaveOut } from '../../operators/messaging.ts';
import { good, members, on, rewriting, rewritingEach } from '../../operators/replies.ts';

const NO_LINKS = {
  ...{ total_clicks: 0, unique_clicks: 0, total_views: 0, unique_views: 0, short_urls_generated: 0 },
  ...{ short_urls: [], pagination: { page: 1, page_size: 100, total_count: 0, page_count: 0 } },
};

const unfiltered = (name: string) => leaveOut('linkChecks', name);

/** Deviations in the reports on short links. Section "Published: short trackable links". */
export const faults = faultsOf({
  'PUB-LINK-SUM-01': {
    'published-links.every-click-unique': fault('Every click counts as unique.', {
      reply: rewriting('links.summary', (sum) => ({ ...sum, unique_clicks: sum.total_clicks })),
    }),
    'published-links.views-untold': fault('Views are missing.', {
      reply: on('links.summary', good, members({ total_views: undefined, unique_views: undefined })),
    }),
  },
  'PUB-LINK-FILTER-01': {
    'published-links.no-key-filter': fault('The filter for a metadata key of links is ignored.', {
      decide: unfiltered('key'),
    }),
    'published-links.no-value-filter': fault('The filter for a metadata value of links is ignored.', {
      decide: unfiltered('value'),
    }),
    'published-links.no-url-filter': fault('The filter for the url of links is ignored.', {
      decide: unfiltered('url'),
    }),
    'published-links.no-recipient-filter': fault('The filter for the recipient of links is ignored.', {
      decide: unfiltered('recipient'),
    }),
    'published-links.url-by-its-beginning': fault('The url filter matches a prefix.', {
      decide: inRule(
        'linkChecks',
        'url',
        'keeps',
        () =>
          ({ url }, { target }) =>
            url === undefined || target.startsWith(url),
      ),
    }),
    'published-links.plus-is-space': fault('A recipient with an unescaped plus sign in the query is not found.', {
      decide: inRule(
        'linkChecks',
        'recipient',
        'keeps',
        (keeps) => (filter, link) => !filter.recipient?.startsWith(' ') && keeps(filter, link),
      ),
    }),
  },
  'PUB-LINK-PAGE-01': {
    'published-links.pages-from-zero': fault('Page 1 of the links is the second one.', {
      decide: decision('linkPage', (all, page, size) => all.slice(page * size, (page + 1) * size)),
    }),
  },
  'PUB-LINK-LIMIT-01': {
    'published-links.page-zero': fault('Links have a page 0.', {
      reply: on('links.summary', (_reply, { request }) => request.target.includes('page=0'), {
        status: 200,
        body: NO_LINKS,
      }),
    }),
  },
  'PUB-LINK-DETAIL-01': {
    'published-links.clicks-without-agent': fault('Clicks are listed without their user agent.', {
      reply: rewritingEach('links.detail', 'clicks', (click) => ({ ...click, user_agent: undefined })),
    }),
    'published-links.clicks-by-day': fault('Clicks are listed with their day only.', {
      reply: rewritingEach('links.detail', 'clicks', (click) => ({
        ...click,
        dt: `${click.dt.slice(0, 10)}T00:00:00.000Z`,
      })),
    }),
  },
  'PUB-LINK-DETAIL-02': {
    'published-links.unknown-link-bad': fault('An unknown link gets HTTP status 400.', {
      reply: on('links.detail', 404, 400),
    }),
  },
});
