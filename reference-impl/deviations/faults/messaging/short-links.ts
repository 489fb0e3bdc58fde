import { fault, faultsOf } from '../../fault.ts';
import { seenBefore } from '../../operators/memory.ts';
import { around, copyOf, given, inRule, instead, result } from '../../operators/messaging.ts';
import { on } from '../../operators/replies.ts';
import { onPages } from '../../operators/requests.ts';

const NO_CLICKS = { total_clicks: 0, unique_clicks: 0, total_views: 0, unique_views: 0, short_urls_generated: 0 };
const NO_PAGE = { short_urls: [], pagination: { page: 1, page_size: 100, total_count: 0, page_count: 0 } };
const NO_LINKS = { status: 200, body: { ...NO_CLICKS, ...NO_PAGE } };

/** Deviations of short trackable links, and in the reports on them. */
export const faults = faultsOf({
  'X-08 converter.before-links': fault('Texts are converted before links are shortened, so URLs lose characters.', {
    decide: around('textToSend', (textToSend, { convertCharacters }) => (message, scope) => {
      return textToSend(copyOf(message, { content: convertCharacters(message.content) }), scope);
    }),
  }),
  'LINK-01 links.length-23': fault('Short URLs are 23 characters long.', {
    decide: result('shortUrlOf', (usual) => `${usual}x`),
  }),
  'LINK-01 links.three-at-most': fault('Of the URLs of a message three are shortened.', {
    decide: instead('replaceUrls', (documented, text, replace) => {
      let place = 0;
      return documented(text, (url) => {
        place += 1;
        return place > 3 ? url : replace(url);
      });
    }),
  }),
  'LINK-01 links.first-copy-only': fault('A URL that comes again in a message is not shortened again.', {
    decide: instead('replaceUrls', (documented, text, replace) => {
      const isAgain = seenBefore();
      return documented(text, (url) => (isAgain(url) ? url : replace(url)));
    }),
  }),
  'LINK-01 links.replaced-as-text': {
    says: 'A URL is replaced wherever its characters are found, also in a longer URL.',
    decide: instead('replaceUrls', (documented, text, replace) => {
      const urls = new Set<string>();
      documented(text, (url) => {
        urls.add(url);
        return url;
      });
      return [...urls].reduce((replaced, url) => replaced.replaceAll(url, replace(url)), text);
    }),
  },
  'LINK-01 links.https-only': fault('URLs that begin with http:// are not shortened.', {
    decide: given('replaceUrls', (text, replace) => [text, (url) => (/^http:/i.test(url) ? url : replace(url))]),
  }),
  'LINK-04 links.lower-case': fault('The target of a short URL is in lower case.', {
    decide: given('replaceUrls', (text, replace) => [text, (url) => replace(url.toLowerCase())]),
  }),
  'LINK-07 links.touch-other-words': fault('Words with a dot are shortened as if they were URLs.', {
    decide: result('replaceUrls', (text, _text, replace) => text.replace(/\b\w+\.\w+\b(?![/\w])/g, replace)),
  }),
  'X-07 links.hide-repeats': fault('A duplicate with a link is delivered because its short URL is new.', {
    decide: around('duplicateKey', (keyOf, { replaceUrls }) => (message) => {
      return keyOf(copyOf(message, { content: replaceUrls(message.content, () => message.id) }));
    }),
  }),
  'PUB-LINK-FILTER-01 published-links.url-by-its-beginning': fault('The url filter matches a prefix.', {
    decide: inRule('linkChecks', 'url', 'keeps', (_usual, { url = '' }, { target }) => target.startsWith(url)),
  }),
  'PUB-LINK-FILTER-01 published-links.plus-is-space': {
    says: 'A recipient with an unescaped plus sign in the query is not found.',
    decide: inRule('linkChecks', 'recipient', 'keeps', (keeps, filter, link) => {
      return !filter.recipient?.startsWith(' ') && keeps(filter, link);
    }),
  },
  'PUB-LINK-PAGE-01 published-links.pages-from-zero': fault('Page 1 of the links is the second one.', {
    perform: onPages('links.summary', 'short_urls', (_links, { query: { page = 1 }, asking }) =>
      asking({ page: String(Number(page) + 1) }),
    ),
  }),
  'PUB-LINK-LIMIT-01 published-links.page-zero': fault('Links have a page 0.', {
    reply: on('links.summary', (_reply, { request }) => request.target.includes('page=0'), NO_LINKS),
  }),
});
