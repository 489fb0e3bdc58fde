import { fault, faultsOf } from '../../fault.ts';
import { decision, inRule } from '../../operators/messaging.ts';
import { on } from '../../operators/replies.ts';

const NO_LINKS = {
  ...{ total_clicks: 0, unique_clicks: 0, total_views: 0, unique_views: 0, short_urls_generated: 0 },
  ...{ short_urls: [], pagination: { page: 1, page_size: 100, total_count: 0, page_count: 0 } },
};

/** Deviations in the reports on short links. Section "Published: short trackable links". */
export const faults = faultsOf({
  'PUB-LINK-FILTER-01': {
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
});
